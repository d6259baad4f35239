/** How many dice, and the sum that decides (§7.4, §7.7). */
import { cardOf } from '../cards.ts';
import type { Line, Modifier } from '../../../kernel/types.ts';
import { otherSide, type CardId, type Side, type SpaceId } from '../ids.ts';
import type { Conflict, HrState } from '../state.ts';
import { isHeldBy, isOpen } from './control.ts';
import { actingTitles } from './events.ts';
import type { Tables } from '../tables.ts';

export const BASE_DICE = 3;
export const MOST_DICE = 5;
export const FACES = 6;

const reason = (key: string, rule: string, amount: number, params = {}): Modifier => ({ key, rule, amount, params });

/** Dice that events give a side (C-3). */
function eventDice(t: Tables, conflict: Conflict, side: Side): readonly Modifier[] {
  const own = actingTitles(t, conflict, side);
  if (own.length === 0) return [];
  const enemy = actingTitles(t, conflict, otherSide(side));
  const jammed = enemy.map((title) => t.abilitiesOf(title).jams);
  const dice = (title: string): number =>
    jammed.includes(title) ? 0 : (t.abilitiesOf(title).dice?.(conflict.kind, enemy) ?? 0);
  return own
    .map((title) => reason('hr.dice.event', '7.4.1', dice(title), { event: title }))
    .filter(({ amount }) => amount > 0);
}

/** Spaces beside one that `side` controls, as it may count them (§7.4.1 Area). */
export function countBeside(t: Tables, state: HrState, space: SpaceId, side: Side): number {
  let count = 0;
  for (const border of t.bordersOf(space))
    if (isHeldBy(t, state, border.to, side) && isOpen(t, state, border, side)) count++;
  return count;
}

/** §7.4.1 Sea: control around the zone. */
function seaDice(t: Tables, state: HrState, zone: SpaceId, side: Side): readonly Modifier[] {
  const enemy = otherSide(side);
  const isNear = countBeside(t, state, zone, side) > 0;
  const isEnemyNear = countBeside(t, state, zone, enemy) > 0;
  const owns = isHeldBy(t, state, zone, side);
  if (state.rulings['sea-bonus'] === 'by-itself')
    return (owns || isNear) && !(isNear && isEnemyNear) ? [reason('hr.dice.sea', '7.4.1', 1)] : [];
  const isEnemyThere = isEnemyNear || isHeldBy(t, state, zone, enemy);
  return (owns || isNear) && !isEnemyThere ? [reason('hr.dice.sea', 'R-20', 1)] : [];
}

function placeDice(t: Tables, state: HrState, { kind, target, active }: Conflict, side: Side): readonly Modifier[] {
  if (kind === 'event') return [];
  if (kind === 'sea') {
    const fleet = state.fleets[side].includes(target) ? [reason('hr.dice.fleet', '7.4.1', 1)] : [];
    return [...seaDice(t, state, target, side), ...fleet];
  }
  if (side === active) {
    const own = countBeside(t, state, target, side);
    const other = countBeside(t, state, target, otherSide(side));
    return own > other ? [reason('hr.dice.area', '7.4.1', 1, { own, other })] : [];
  }
  const { isCapital, home } = t.spaceOf(target);
  const isOwn = home !== null && (home === 'axis') === (side === 'axis');
  return isCapital && isOwn ? [reason('hr.dice.capital', '7.4.1', 1)] : [];
}

/** Every die of a side with its reason, before the limit of five. */
export function listDice(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly Modifier[] {
  const base = reason('hr.dice.base', '7.4', BASE_DICE);
  if (conflict.isNeutralVichy && side === 'axis') return [{ ...base, rule: '8.5.1' }];
  return [base, ...eventDice(t, conflict, side), ...placeDice(t, state, conflict, side)];
}

/** §7.4.1: never more than five. */
export const limitDice = (reasons: readonly Modifier[]): number =>
  Math.min(
    MOST_DICE,
    reasons.reduce((sum, { amount }) => sum + amount, 0),
  );
export const countDice = (t: Tables, state: HrState, conflict: Conflict, side: Side): number =>
  limitDice(listDice(t, state, conflict, side));

/** What a card counts once Sabotage has struck it (§7.6). */
export const SABOTAGED = 1;
export const countOf = ({ sabotaged }: Pick<Conflict, 'sabotaged'>, card: CardId): number =>
  sabotaged.includes(card) ? SABOTAGED : cardOf(card).value;

/** Card values after Sabotage, plus dice (C-6). */
export function totalOf(conflict: Conflict, side: Side): number {
  const value = conflict.cards[side].reduce((sum, id) => sum + countOf(conflict, id), 0);
  return conflict.dice[side].reduce((sum, face) => sum + face, value);
}

/** Ends ties: the stronger suit of a side's cards (§4.1.2, R-05). */
export const strengthOf = ({ cards }: Conflict, side: Side): number =>
  Math.max(...cards[side].map((id) => cardOf(id).strength));

/** C-6: higher total, then suit, then the active side. */
export function judge(conflict: Conflict): Side {
  const { active } = conflict;
  const other = otherSide(active);
  const lead = totalOf(conflict, active) - totalOf(conflict, other);
  const tie = strengthOf(conflict, active) - strengthOf(conflict, other);
  return (lead || tie) >= 0 ? active : other;
}

/** How the result reads: equal totals go by suit, and then to the active side (§7.7, §4.1.2, R-05). */
export function judgedLine(conflict: Conflict): Line & { readonly rule: string } {
  const [axis, allies] = [totalOf(conflict, 'axis'), totalOf(conflict, 'allies')];
  const params = { side: judge(conflict), axis, allies };
  if (axis !== allies) return { key: 'hr.log.judged', params, rule: '7.7' };
  return strengthOf(conflict, 'axis') === strengthOf(conflict, 'allies')
    ? { key: 'hr.log.judged-active', params, rule: 'R-05' }
    : { key: 'hr.log.judged-suit', params, rule: '4.1.2' };
}
