import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { wordNear } from './board-words.ts';
import { listHand } from './cards.ts';
import { findCard, findEvent, findSpace, readDice, type HrScene, type HrWords } from './lookup.ts';
import { rowNamed } from './verbs.ts';

/** Names and places of targets. */

/** Cards are next to the map; markers, fleets and fortresses are picked as their space. */
export const isOnBoard = (_view: HrView, target: TargetRef): boolean => parseTarget(target).kind === 'space';

/** Nothing in a space is picked by itself. */
export const samePlace = (_view: HrView, _target: TargetRef): readonly TargetRef[] => [];

/** Areas, sea zones, events, and the viewer's hand. */
export const listTargets = (scene: HrScene): readonly TargetRef[] => [
  ...[...scene.facts.areas, ...scene.facts.zones].map(({ id }) => spaceRef(id)),
  ...scene.facts.events.map(({ id }) => cardRef(id)),
  ...listHand(scene).map(cardRef),
];

export const kindOf = (facts: HrFacts, target: TargetRef): 'event' | null =>
  findEvent(facts, parseTarget(target).id) ? 'event' : null;

/** Neighbours are named, since the drawn map misleads at closed corners (§2.3). */
export function wordAround(scene: HrWords, target: TargetRef): string | null {
  const { kind, id } = parseTarget(target);
  return kind === 'space' ? (wordNear(scene, id)[0] ?? null) : null;
}

export function nameTarget(scene: HrWords, target: TargetRef): string {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return findSpace(facts, id) ? t('table.hr.name.space', { space: id }) : id;
  if (kind === 'card') {
    if (id === 'fortress' || id === 'fleet') return t(`table.hr.name.${id}`);
    if (findCard(facts, id)) return t('table.hr.name.card', { card: id });
    return findEvent(facts, id) ? t('table.hr.name.event', { event: id }) : id;
  }
  return nameButton(scene, id);
}

/** A button for a whole move is named by the move; one that ends a question by the question. */
function sentenceOf({ facts, view }: HrWords, id: string): Line | null {
  return (rowNamed(id)?.endsStep ? facts.endings[view.phase] : undefined) ?? facts.buttons[id] ?? null;
}

export const ATTACK_KINDS = ['land', 'paratroop', 'amphibious', 'sea'] as const;

function nameButton(scene: HrWords, id: string): string {
  const { i18n } = scene;
  const { t } = i18n;
  const sentence = sentenceOf(scene, id);
  if (sentence) return i18n.line(sentence);
  const begins = `table.hr.begin.${id}`;
  if (i18n.has(begins)) return i18n.line({ key: begins });
  if (id === 'western' || id === 'soviet') return t('table.hr.name.nation', { nation: id });
  const dice = readDice(id);
  return dice ? t(`table.hr.dice.${dice.of}`, { n: dice.places.split(',').length, dice: dice.places }) : id;
}
