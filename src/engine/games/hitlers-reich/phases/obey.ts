/** The order for conflicts: whether to be asked for events (§7.2). */
import type { OrderRules, OrderSpec, Orders } from '../../../kernel/types.ts';
import { SIDES, type Side } from '../ids.ts';
import { DONE, type Move } from '../moves.ts';
import { mustWaive } from '../rules/events.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { HrTypes } from '../types.ts';

const EVENTS = {
  id: 'events',
  seats: SIDES,
  values: ['ask', 'attack', 'never'],
  asks: ['hr.ask.events'],
  rule: '7.2',
} as const satisfies OrderSpec<Side>;

/** A blitz that needs an event to pay for it is always asked for. */
function obey(t: Tables, state: HrState, orders: Orders): Move | null {
  const frame = state.stack.at(-1);
  const { conflict } = state;
  if (frame?.at !== 'conflict/name' || !conflict) return null;
  const isAttacker = frame.side === conflict.active;
  if (isAttacker && mustWaive(t, state, conflict)) return null;
  const order = orders[EVENTS.id] ?? EVENTS.values[0];
  return order === 'never' || (order === 'attack' && !isAttacker) ? DONE : null;
}

export const orderRules = (t: Tables): OrderRules<HrTypes> => ({
  specs: [EVENTS],
  obey: (state, orders) => obey(t, state, orders),
});
