/** The number of dice, and the deciding sum (§7.4, §7.7). */
import { cardOf } from '../cards.ts';
import type { Line, Modifier } from '../../../kernel/types.ts';
import { otherSide, type CardId, type Side, type Title } from '../ids.ts';
import type { Conflict, HrState } from '../state.ts';
import { isOpen } from './control.ts';
import { actingTitles } from './events.ts';
import { holds, readField, type Field } from './field.ts';
import type { Space } from '../tables/board.ts';
import type { Tables } from '../tables.ts';

export const BASE_DICE = 3;
export const MOST_DICE = 5;
export const FACES = 6;
export const MEAN_FACE = (FACES + 1) / 2;

const reason = (key: string, rule: string, amount: number, params = {}): Modifier => ({ key, rule, amount, params });
const BASE = reason('hr.dice.base', '7.4', BASE_DICE);
const VICHY_DICE: readonly Modifier[] = [{ ...BASE, rule: '8.5.1' }];
// one reading counts the neighbours; the other has two ways.
const SEA_ALONE = reason('hr.dice.sea', 'R-20', 1);
const SEA_AROUND = reason('hr.dice.sea-around', 'R-20', 1);
const SEA_HELD = reason('hr.dice.sea-held', 'R-20', 1);
const FLEET = reason('hr.dice.fleet', '7.4.1', 1);
const CAPITAL = reason('hr.dice.capital', '7.4.1', 1);

/** Dice that events give a side (C-3). */
function addEventDice(found: Modifier[], t: Tables, conflict: Conflict, side: Side): void {
  const own = actingTitles(t, conflict, side);
  if (own.length === 0) return;
  const enemy = actingTitles(t, conflict, otherSide(side));
  for (const title of own) {
    if (isJammed(t, title, enemy)) continue;
    const dice = t.abilitiesOf(title).dice?.(conflict.kind, enemy) ?? 0;
    if (dice > 0) found.push(reason('hr.dice.event', '7.4.1', dice, { event: title }));
  }
}
const isJammed = (t: Tables, title: Title, enemy: readonly Title[]): boolean =>
  enemy.some((one) => t.abilitiesOf(one).jams === title);

/** Spaces next to one that `side` controls, as it may count them (§7.4.1 Area). */
function countBeside(field: Field, { borders }: Space, side: Side): number {
  let count = 0;
  for (const border of borders)
    if (holds(field, border.space, side) && isOpen(field.t, field.state, border, side)) count++;
  return count;
}

/** §7.4.1 Sea: control around the zone. */
function addSeaDie(found: Modifier[], field: Field, zone: Space, side: Side): void {
  const enemy = otherSide(side);
  const isNear = countBeside(field, zone, side) > 0;
  const isEnemyNear = countBeside(field, zone, enemy) > 0;
  if (!isNear && !holds(field, zone, side)) return;
  if (field.state.rulings['sea-bonus'] === 'by-itself') {
    if (!(isNear && isEnemyNear)) found.push(isNear ? SEA_AROUND : SEA_HELD);
  } else if (!isEnemyNear && !holds(field, zone, enemy)) found.push(SEA_ALONE);
}

function addPlaceDice(found: Modifier[], field: Field, { kind, target, active }: Conflict, side: Side): void {
  if (kind === 'event') return;
  const space = field.t.spaceOf(target);
  if (kind === 'sea') {
    addSeaDie(found, field, space, side);
    if (field.fleets[side][space.no]) found.push(FLEET);
  } else if (side === active) {
    const own = countBeside(field, space, side);
    const other = countBeside(field, space, otherSide(side));
    if (own > other) found.push(reason('hr.dice.area', '7.4.1', 1, { own, other }));
  } else {
    const { isCapital, home } = space;
    const isOwn = home !== null && (home === 'axis') === (side === 'axis');
    if (isCapital && isOwn) found.push(CAPITAL);
  }
}

/** Every die of a side with its reason, before the limit of five. */
export function listDice(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly Modifier[] {
  if (conflict.isNeutralVichy && side === 'axis') return VICHY_DICE;
  const found = [BASE];
  addEventDice(found, t, conflict, side);
  addPlaceDice(found, readField(t, state), conflict, side);
  return found;
}

/** §7.4.1: never more than five. */
export function limitDice(reasons: readonly Modifier[]): number {
  let dice = 0;
  for (const { amount } of reasons) dice += amount;
  return Math.min(MOST_DICE, dice);
}
export const countDice = (t: Tables, state: HrState, conflict: Conflict, side: Side): number =>
  limitDice(listDice(t, state, conflict, side));

/** A card's value after Sabotage (§7.6). */
export const SABOTAGED = 1;
export const countOf = ({ sabotaged }: Pick<Conflict, 'sabotaged'>, card: CardId): number =>
  sabotaged.includes(card) ? SABOTAGED : cardOf(card).value;

/** Card values after Sabotage, plus dice (C-6). */
export function totalOf(conflict: Conflict, side: Side): number {
  let total = 0;
  for (const id of conflict.cards[side]) total += countOf(conflict, id);
  for (const face of conflict.dice[side]) total += face;
  return total;
}

/** Breaks ties: the strongest suit of a side's cards (§4.1.2, R-05). */
export const strengthOf = ({ cards }: Conflict, side: Side): number =>
  Math.max(...cards[side].map((id) => cardOf(id).strength));

interface Judgement {
  readonly winner: Side;
  readonly axis: number;
  readonly allies: number;
  /** The deciding criterion: totals, else the suit, else the active side (§7.7, §4.1.2, R-05). */
  readonly by: 'total' | 'suit' | 'active';
}

/** C-6: higher total, then suit, then the active side. */
export function judgement(conflict: Conflict): Judgement {
  const axis = totalOf(conflict, 'axis');
  const allies = totalOf(conflict, 'allies');
  const { active } = conflict;
  const other = otherSide(active);
  const lead = active === 'axis' ? axis - allies : allies - axis;
  const tie = lead === 0 ? strengthOf(conflict, active) - strengthOf(conflict, other) : 0;
  const winner = (lead || tie) >= 0 ? active : other;
  return { winner, axis, allies, by: lead !== 0 ? 'total' : tie !== 0 ? 'suit' : 'active' };
}

const JUDGED: Readonly<Record<Judgement['by'], { readonly key: string; readonly rule: string }>> = {
  total: { key: 'hr.log.judged', rule: '7.7' },
  suit: { key: 'hr.log.judged-suit', rule: '4.1.2' },
  active: { key: 'hr.log.judged-active', rule: 'R-05' },
};
export const lineOf = ({ winner, axis, allies, by }: Judgement): Line & { readonly rule: string } => ({
  ...JUDGED[by],
  params: { side: winner, axis, allies },
});
