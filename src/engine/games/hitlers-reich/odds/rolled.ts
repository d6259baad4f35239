/**
 * Chances after the roll: what each choice is worth to the seat that makes it. Both cards are open by then, so nothing
 * is hidden. All later decisions count at their best: effects and re-rolls still to come, and COUNTERATTACK if
 * announced and not cancelled.
 */
import { cardOf, type ConflictCard } from '../cards.ts';
import type { FrameAt, Special } from '../frames.ts';
import { otherSide, type CardId, type Side } from '../ids.ts';
import { leftBy, type EffectMove, type Hit, type MoveOf } from '../moves.ts';
import { aheadOf, type ConflictTerms } from '../rules/conflict-odds.ts';
import type { Grid } from '../rules/conflict-odds-grid.ts';
import { handOf, meet } from '../rules/conflict-odds-hands.ts';
import { chanceAt, chanceOfFirst, chanceOfRolling, type Lying } from '../rules/conflict-odds-rolled.ts';
import { gridBefore, type DieEffect } from '../rules/conflict-odds-stages.ts';
import { mayChooseCard } from '../rules/bonus-cards.ts';
import { listEffects } from '../rules/effects.ts';
import type { Conflict, HrState } from '../state.ts';
import { byPart, chanceFor, listDieEffects, mayCounter, whoOf } from './parties.ts';
import type { Tables } from '../tables.ts';

/** Card abilities still to be settled (C-5); `all` before any is. */
type Todo = readonly Special[] | 'all';

const NO_EFFECTS: Readonly<Record<Side, readonly DieEffect[]>> = { axis: [], allies: [] };

const lying = (conflict: Conflict): Lying => byPart(conflict, (side) => conflict.dice[side]);

function todoOf({ stack }: HrState): readonly Special[] {
  const below = stack.at(-2);
  return below?.at === 'conflict/specials' ? below.todo : [];
}

function standing({ sabotaged, blocked }: Conflict, side: Side, id: CardId, todo: Todo): ConflictCard {
  const card = cardOf(id);
  const isDue = (what: Special['what'], of: CardId | null) =>
    todo === 'all' || todo.some((one) => one.side === side && one.what === what && one.card === of);
  const rolls = !blocked.includes(id) && (isDue('reroll', id) || isDue('reroll', null));
  return {
    ...card,
    value: sabotaged.includes(id) ? 1 : card.value,
    rerolls: rolls ? card.rerolls : 0,
    isSabotage: card.isSabotage && isDue('sabotage', id),
    isAgent: card.isAgent && isDue('agent', id),
  };
}

function termsOf(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  todo: Todo,
  effects: Readonly<Record<Side, readonly DieEffect[]>>,
): ConflictTerms {
  const hands = byPart(conflict, (side) =>
    handOf(
      conflict.cards[side].map((id) => standing(conflict, side, id, todo)),
      state.rulings['two-bonus-cards'],
    ),
  );
  const { lead, rerolls, firstAtCards } = meet(hands.active, hands.other);
  const parties = byPart(conflict, (side) => ({
    dice: conflict.dice[side].length,
    effects: effects[side],
    rerolls: rerolls[whoOf(conflict, side)],
    mayChoose: mayChooseCard(state),
    canCounter: mayCounter(t, conflict, side),
  }));
  const next = todo === 'all' ? undefined : todo.find(({ what }) => what === 'reroll');
  return { ...parties, lead, firstAtCards: next ? whoOf(conflict, next.side) : firstAtCards };
}

const gridOf = (terms: ConflictTerms): Grid => gridBefore(aheadOf(terms));

/** C-4: the chance of `seat` after it uses an effect, or with `null` no further one. */
export function chanceOfEffect(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  seat: Side,
  effect: Omit<EffectMove, 'type'> | null,
): number {
  const enemy = otherSide(seat);
  const dice = { axis: conflict.dice.axis.length, allies: conflict.dice.allies.length };
  const listLeft = (side: Side, used: readonly string[]) =>
    listDieEffects(t, state, { ...conflict, applied: [...conflict.applied, ...used] }, side, dice);
  const effects = {
    ...NO_EFFECTS,
    [seat]: effect ? listLeft(seat, [effect.source]) : [],
    [enemy]: seat === conflict.active ? listLeft(enemy, []) : [],
  };
  const after = gridOf(termsOf(t, state, conflict, 'all', effects));
  const now = lying(conflict);
  if (!effect) return chanceFor(conflict, seat, chanceAt(after, now));
  const { source, own, dice: places } = effect;
  const of = whoOf(conflict, own ? seat : enemy);
  const sets =
    listEffects(t, state, conflict, seat).find((one) => one.source === source && one.own === own)?.sets ?? null;
  const chance =
    sets === null
      ? chanceOfRolling(after, now, of, places)
      : chanceAt(after, { ...now, [of]: now[of].map((face, at) => (places.includes(at + 1) ? sets : face)) });
  return chanceFor(conflict, seat, chance);
}

/** §7.6: the chance of `seat` after its Double Agent or Sabotage card hits `card`. */
export function chanceOfPick(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  seat: Side,
  { type, card }: MoveOf<Hit>,
): number {
  const mark = leftBy(type);
  const hit: Conflict = { ...conflict, [mark]: [...conflict[mark], card] };
  const after = gridOf(termsOf(t, state, hit, todoOf(state), NO_EFFECTS));
  return chanceFor(conflict, seat, chanceAt(after, lying(conflict)));
}

/** §7.6: the chance of the side asked after re-rolling the dice at these places; none of them: as they are. */
export function chanceOfReroll(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  { side, most, free }: FrameAt<'conflict/reroll'>,
  places: readonly number[],
): number {
  const by = whoOf(conflict, side);
  const terms = termsOf(t, state, conflict, todoOf(state), NO_EFFECTS);
  const after = gridOf({ ...terms, [by]: { ...terms[by], rerolls: [] } });
  // with one declaration for each card, the second is separate. The smallest sufficient card is used up, and a
  // player who rolls nothing is not asked again.
  const [left] = terms[by].rerolls;
  const mayChoose = mayChooseCard(state);
  const isOver = mayChoose && places.length === 0;
  const second = left !== undefined && mayChoose && places.length <= left ? most : left;
  const chance =
    second === undefined || isOver
      ? chanceOfRolling(after, lying(conflict), by, places)
      : chanceOfFirst(after, lying(conflict), by, places, { most: second, free });
  return chanceFor(conflict, side, chance);
}

/** Counts the dice that the other side may still re-roll after a re-roll of `seat`; 0 if it has no answer. */
export function countAnswers(t: Tables, state: HrState, conflict: Conflict, seat: Side): number {
  const { dice, rerolls, canCounter } = termsOf(t, state, conflict, todoOf(state), NO_EFFECTS)[
    whoOf(conflict, otherSide(seat))
  ];
  const most = rerolls.reduce((sum, count) => sum + count, 0);
  return canCounter ? dice : Math.min(dice, most);
}

/** C-8: the chance of `seat` after COUNTERATTACK re-rolls the dice at these places; none of them: as they are. */
export function chanceOfCounter(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  seat: Side,
  places: readonly number[],
): number {
  const after = gridOf(termsOf(t, state, { ...conflict, counter: 'used' }, [], NO_EFFECTS));
  return chanceFor(conflict, seat, chanceOfRolling(after, lying(conflict), whoOf(conflict, seat), places));
}
