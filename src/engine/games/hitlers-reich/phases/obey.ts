/** Answers that a player has ordered ahead: events, low dice, and cards to discard (§7.2, §7.6, §7.7, §4.1.4). */
import type { OrderRules, OrderSpec, Orders } from '../../../kernel/types.ts';
import { discardMove, rerollMove } from '../card-moves.ts';
import { cardOf } from '../cards.ts';
import type { FrameAt } from '../frames.ts';
import { SIDES, type Side } from '../ids.ts';
import { DONE, make, type Move } from '../moves.ts';
import { mustWaive } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { HrTypes } from '../types.ts';
import { redFirst } from '../rules/hand.ts';
import { leftAfter } from './conflict.ts';

const ORDERS = [
  { id: 'events', seats: SIDES, values: ['ask', 'attack', 'never'], asks: ['hr.ask.events'], rule: '7.2' },
  { id: 'reroll', seats: SIDES, values: ['ask', 'low'], asks: ['hr.ask.reroll'], rule: '7.6' },
  { id: 'counter', seats: SIDES, values: ['ask', 'low', 'keep'], asks: ['hr.ask.counter'], rule: 'R-94' },
  {
    id: 'discard',
    seats: SIDES,
    values: ['ask', 'lowest'],
    asks: ['hr.ask.discard', 'hr.ask.discard-red'],
    rule: '4.1.4',
  },
] as const satisfies readonly OrderSpec<Side>[];

/** The value that applies: the first of its list if none was given. */
const ordered = (orders: Orders, id: (typeof ORDERS)[number]['id']): string =>
  orders[id] ?? ORDERS.find((spec) => spec.id === id)?.values[0] ?? '';

/** A blitz that needs an event to pay for it is always asked for. */
function obeyEvents(t: Tables, state: HrState, conflict: Conflict, orders: Orders, side: Side): Move | null {
  const isAttacker = side === conflict.active;
  if (isAttacker && mustWaive(t, state, conflict)) return null;
  const order = ordered(orders, 'events');
  return order === 'never' || (order === 'attack' && !isAttacker) ? DONE : null;
}

/** A die of this face or less rises when it is rolled again, on average. */
const LOW = 3;

/** Places of the lowest dice that are low, at most so many, in order. */
function lowDice(dice: readonly number[], most: number, among?: readonly number[]): readonly number[] {
  const faces = dice.map((face, at) => ({ face, place: at + 1 }));
  return faces
    .filter(({ face, place }) => face <= LOW && (among?.includes(place) ?? true))
    .toSorted((a, b) => a.face - b.face || a.place - b.place)
    .slice(0, most)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b);
}

/** With two cards that re-roll, the player chooses which is used. */
function obeyReroll(state: HrState, { dice }: Conflict, { side, most, free }: FrameAt<'conflict/reroll'>): Move | null {
  if (leftAfter(state, side)) return null;
  const places = lowDice(dice[side], most, free);
  return places.length > 0 ? rerollMove(places) : DONE;
}

function obeyCounter({ dice }: Conflict, orders: Orders, side: Side): Move | null {
  const order = ordered(orders, 'counter');
  if (order === 'ask') return null;
  const places = order === 'low' ? lowDice(dice[side], dice[side].length) : [];
  return places.length > 0 ? make.counter({ dice: places }) : DONE;
}

function obeyDiscard({ hands }: HrState, { side, red }: FrameAt<'discard'>): Move | null {
  const [lowest] = redFirst(hands[side], red).toSorted((a, b) => cardOf(a).value - cardOf(b).value);
  return lowest === undefined ? null : discardMove(lowest);
}

function obey(t: Tables, state: HrState, orders: Orders): Move | null {
  const frame = state.stack.at(-1);
  const { conflict } = state;
  if (frame?.at === 'discard') return ordered(orders, 'discard') === 'lowest' ? obeyDiscard(state, frame) : null;
  if (!conflict) return null;
  switch (frame?.at) {
    case 'conflict/name':
      return obeyEvents(t, state, conflict, orders, frame.side);
    case 'conflict/reroll':
      return ordered(orders, 'reroll') === 'low' ? obeyReroll(state, conflict, frame) : null;
    case 'conflict/counter':
      return obeyCounter(conflict, orders, frame.side);
    default:
      return null;
  }
}

export const orderRules = (t: Tables): OrderRules<HrTypes> => ({
  specs: ORDERS,
  obey: (state, orders) => obey(t, state, orders),
});
