import type { Nation, Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { buttonRef, cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { joinFacts, joinSentences } from '../../../../i18n/joining.ts';
import type { I18n } from '../../../../i18n/use-t.tsx';
import type { EmblemKind } from '../../../parts/emblem.tsx';
import { wordStakes } from '../stakes.ts';
import { MARKS } from '../side-mark.tsx';
import { nameTarget } from '../targets.ts';
import { findCard, findEvent, SIDES, turnedTo, type HrMove, type HrWords } from '../lookup.ts';
import { buttonOf, diceOf, rowOf, type NamedDice } from '../verbs.ts';
import type { DieCause, DieChange, FightRecord } from './record.ts';
import { cardsOf, type Total } from './totals.ts';

export function wordKind({ i18n: { t } }: HrWords, { kind, blitz }: Conflict): string {
  return blitz > 0 ? t('table.hr.fight.kind.blitz', { n: blitz }) : t(`table.hr.fight.kind.${kind}`);
}

export function wordAim({ i18n: { t } }: HrWords, { kind, origin, target }: Conflict): string {
  if (kind === 'event') return t('table.hr.name.event', { event: target });
  return origin === null ? t('table.hr.name.space', { space: target }) : t('table.hr.fight.way', { origin, target });
}

export const wordFight = (scene: HrWords): string | null =>
  scene.view.conflict &&
  scene.i18n.t('table.hr.fight.told', {
    side: scene.view.conflict.active,
    kind: wordKind(scene, scene.view.conflict),
    aim: wordAim(scene, scene.view.conflict),
  });

/** The space as it is, or the effect of the event. */
export function wordAtStake(scene: HrWords, { kind, target, red }: Conflict): string {
  const { facts, i18n } = scene;
  if (kind === 'event') return findEvent(facts, target)?.text[i18n.lang] ?? '';
  return joinFacts(i18n.lang, [...wordStakes(scene, target), ...(red ? [i18n.t('table.hr.fact.red-enemy')] : [])]);
}

/** Null if no nation is named (3.1). */
export const nationOf = (side: Side, { nation }: Conflict): Nation | null => (side === 'axis' ? 'axis' : nation);

export function emblemFor(side: Side, nation: Nation | null): EmblemKind {
  return MARKS[side === 'allies' && nation !== null ? nation : side];
}

export function wordRole({ i18n: { t } }: HrWords, conflict: Conflict, side: Side): string {
  const isActive = conflict.active === side;
  if (conflict.kind === 'event') return t(isActive ? 'table.hr.fight.role.try' : 'table.hr.fight.role.oppose');
  const role = isActive ? 'attack' : 'defence';
  const nation = nationOf(side, conflict);
  return side === 'axis' || nation === null
    ? t(`table.hr.fight.role.${role}`)
    : t(`table.hr.fight.role.${role}.nation`, { nation });
}

const PLACES = ['base', 'sea', 'fleet', 'area', 'capital'] as const;

export function wordWhy({ facts, i18n: { t } }: HrWords, why: string): string {
  const place = PLACES.find((one) => one === why);
  if (place !== undefined) return t(`table.hr.die.${place}`);
  return findEvent(facts, why) ? t('table.hr.name.event', { event: why }) : why;
}

/** Cards re-roll together, so a card is named only if it is the side's only one that can. */
export function wordCause(scene: HrWords, record: FightRecord | null, side: Side, by: DieCause): string {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  if (by === 'fortress' || by === 'fleet') return t(`table.hr.name.${by}`);
  if (by === 'counter') return t('table.hr.fight.by-counter');
  if (by !== 'cards') return t('table.hr.name.event', { event: by });
  const rolling = cardsOf(view.conflict, record, side)
    .map((card) => findCard(facts, card))
    .filter((card) => card !== null && card.rerolls > 0 && !(record?.blocked.includes(card.id) ?? false));
  const [only, more] = rolling;
  return only && !more ? t('table.hr.fight.by-card', { value: only.value }) : t('table.hr.fight.by-cards');
}

/** A die that shows the same face again has not changed. */
export const wordFaces = ({ t }: I18n, { from, to }: Pick<DieChange, 'from' | 'to'>): string =>
  from === to ? t('table.hr.fight.die.same', { to }) : t('table.hr.fight.die.change', { from, to });

export const changesBy = (record: FightRecord | null, event: Title): readonly DieChange[] =>
  SIDES.flatMap((side) => (record?.dice[side] ?? []).flatMap((die) => die.changes.filter(({ by }) => by === event)));

/** The event's effect on the dice, or that it was used; null while it is pending. */
export function wordDone(
  scene: HrWords,
  conflict: Conflict,
  record: FightRecord | null,
  side: Side,
  event: Title,
): string | null {
  const { t } = scene.i18n;
  const extra = record?.dice[side].filter(({ why }) => why === event).length ?? 0;
  const changes = changesBy(record, event);
  const done = [
    ...(extra > 0 ? [t('table.hr.fight.event.dice', { n: extra })] : []),
    ...changes.map((change) => wordFaces(scene.i18n, change)),
  ];
  if (done.length > 0) return joinSentences(scene.i18n.lang, done);
  const isUsed = conflict.applied.includes(event) || (event === 'counterattack' && conflict.counter === 'used');
  return isUsed ? t('table.hr.fight.event.used') : null;
}

/** The total as a sum of figures. */
export function wordSum({ i18n: { t } }: HrWords, { cards, dice }: Total): string {
  const [first, second] = cards;
  if (!first) return dice === null ? t('table.hr.fight.sum.none') : t('table.hr.fight.sum.no-card', { dice });
  if (dice === null) return t('table.hr.fight.sum.no-dice');
  return second
    ? t('table.hr.fight.sum.two', { card: first.counts, second: second.counts, dice })
    : t('table.hr.fight.sum.one', { card: first.counts, dice });
}

/** A revealed Sabotage has not struck yet, so totals will fall (§7.6). */
export function isSabotageDue({ facts, view: { conflict } }: HrWords, { cards }: Total, enemy: Total): boolean {
  const isOpen = conflict !== null && conflict.winner === null;
  const strikes = cards.filter(({ card }) => findCard(facts, card)?.isSabotage === true).length;
  return isOpen && enemy.cards.filter(({ isSabotaged }) => isSabotaged).length < Math.min(strikes, enemy.cards.length);
}

/** Effects on a side's cards, and coming effects of these cards (§7.6). */
export function listCardNotes(scene: HrWords, own: Total, enemy: Total): readonly string[] {
  const { t } = scene.i18n;
  const notes = own.cards.flatMap(({ card, printed, counts, isSabotaged, isBlocked }) => [
    ...(isSabotaged && printed !== counts ? [t('table.hr.fight.sabotaged', { from: printed, to: counts })] : []),
    ...(isBlocked ? [t('table.hr.fight.blocked', { card })] : []),
  ]);
  return isSabotageDue(scene, own, enemy) ? [...notes, t('table.hr.fight.sabotage-due')] : notes;
}

const facesAt = (faces: readonly number[], places: readonly number[]): string =>
  places.map((place) => faces[place - 1] ?? '?').join();

/** Words a legal move in the list of chances, with the faces of its dice; null if it has no chances. */
export function wordMove(
  scene: HrWords,
  move: HrMove,
  faces: { readonly own: readonly number[]; readonly enemy: readonly number[] },
): string | null {
  if (!rowOf(move).hasChances) return null;
  const dice = diceOf(move);
  if (dice) return wordDice(scene, dice, facesAt(dice.isOwn ? faces.own : faces.enemy, dice.places));
  if ('event' in move) return nameTarget(scene, cardRef(move.event));
  return nameTarget(scene, 'card' in move ? cardRef(move.card) : buttonRef(buttonOf(move)));
}

function wordDice(scene: HrWords, { source, isOwn }: NamedDice, faces: string): string {
  const { t } = scene.i18n;
  if (source === null) return t('table.hr.fight.move.again', { faces });
  const by = nameTarget(scene, cardRef(source));
  const to = turnedTo(scene, source);
  if (to !== null) return t('table.hr.fight.move.turn', { by, faces, to });
  return t(isOwn ? 'table.hr.fight.move.own' : 'table.hr.fight.move.enemy', { by, faces });
}
