import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { wordNear } from './board-words.ts';
import { listHand } from './cards.ts';
import { cardRef, cut, findCard, findEvent, findSpace, readDice, spaceRef } from './things.ts';
import type { HrScene, HrWords } from './things.ts';

/** Where what a player points at is, and what it is called. */

/** Cards lie beside the map; markers, fleets and fortresses are pointed at as the space they are in. */
export const isOnBoard = (_view: HrView, target: TargetRef): boolean => cut(target).kind === 'space';

/** A space is one place and holds nothing that is pointed at for itself. */
export const samePlace = (_view: HrView, _target: TargetRef): readonly TargetRef[] => [];

/** Areas, sea zones, events, and the hand of the viewer alone. */
export const listTargets = (scene: HrScene): readonly TargetRef[] => [
  ...[...scene.facts.areas, ...scene.facts.zones].map(({ id }) => spaceRef(id)),
  ...scene.facts.events.map(({ id }) => cardRef(id)),
  ...listHand(scene).map(cardRef),
];

/** By name, for the drawn map misleads at closed corners (§2.3). */
export function wordAround(scene: HrWords, target: TargetRef): string | null {
  const { kind, id } = cut(target);
  return kind === 'space' ? (wordNear(scene, id)[0] ?? null) : null;
}

export function nameTarget(scene: HrWords, target: TargetRef): string {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const { kind, id } = cut(target);
  if (kind === 'space') return findSpace(facts, id) ? t('table.hr.name.space', { space: id }) : id;
  if (kind === 'card') {
    if (id === 'fortress' || id === 'fleet') return t(`table.hr.name.${id}`);
    if (findCard(facts, id)) return t('table.hr.name.card', { card: id });
    return findEvent(facts, id) ? t('table.hr.name.event', { event: id }) : id;
  }
  return nameButton(scene, id);
}

/** What ends a question is called after the question. */
const DECLINED: Readonly<Record<string, string>> = {
  'turn/bonus': 'decline-bonus',
  'push/bonus': 'decline-later',
  'bonus/centre': 'decline-centre',
  'bonus/blitz': 'decline-blitz',
  'overlord/blitz': 'decline-blitz',
  'push/events': 'decline-push',
  'push/attacks': 'decline-push',
  'barbarossa/ask': 'decline-attacks',
  'bagration/ask': 'decline-attacks',
};
const ENDED: Readonly<Record<string, string>> = {
  'conflict/name': 'done-events',
  'conflict/outfox': 'done-outfox',
  'conflict/effect': 'done-effects',
  'conflict/reroll': 'done-dice',
  'plan/reroll': 'done-dice',
  'conflict/counter': 'done-counter',
  'reorganise/discard': 'done-discard',
  'reshuffle/build-up': 'done-build-up',
};

/** Buttons that are whole moves have the sentence of the move. */
function sentenceOf(phase: string, id: string): Line | null {
  switch (id) {
    case 'decline':
      return { key: `hr.move.${DECLINED[phase] ?? 'decline'}` };
    case 'done':
      return { key: `hr.move.${ENDED[phase] ?? 'done'}` };
    case 'speer-yes':
    case 'speer-no':
      return { key: `hr.move.${id}`, params: { event: 'speer' } };
    case 'reorganise-a':
    case 'reorganise-b':
    case 'plan':
    case 'push-events':
    case 'push-attacks':
    case 'barbarossa':
    case 'overlord':
    case 'bonus':
    case 'pass':
    case 'resign':
      return { key: `hr.move.${id}` };
    default:
      return null;
  }
}

export const ATTACK_KINDS = ['land', 'paratroop', 'amphibious', 'sea'] as const;
const BEGINNINGS = ['fortify', 'fleet', 'event', ...ATTACK_KINDS.map((kind) => `attack-${kind}` as const)] as const;

function nameButton({ view, i18n }: HrWords, id: string): string {
  const { t } = i18n;
  const sentence = sentenceOf(view.phase, id);
  if (sentence) return i18n.line(sentence);
  const begins = BEGINNINGS.find((one) => one === id);
  if (begins !== undefined) return t(`table.hr.begin.${begins}`);
  if (id === 'western' || id === 'soviet') return t('table.hr.name.nation', { nation: id });
  const dice = readDice(id);
  return dice ? t(`table.hr.dice.${dice.of}`, { n: dice.places.split(',').length, dice: dice.places }) : id;
}
