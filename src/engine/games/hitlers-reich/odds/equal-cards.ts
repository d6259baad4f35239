/** The chance that both players know before the cards are chosen: exact, from dice, map and named events alone. */
import type { Side } from '../ids.ts';
import { conflictChance } from '../rules/conflict-odds.ts';
import { countDice } from '../rules/dice.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { byPart, chanceFor, listDieEffects, mayCounter } from './parties.ts';

/**
 * The chance, 0 to 1, of `seat` if its card is `more` than the other one. The cards have no abilities, and the Axis
 * plays a German one, which wins ties (§4.1.2). Fortress, fleet and named events are used at their best. No hand is
 * read.
 */
export function equalChance(t: Tables, state: HrState, conflict: Conflict, seat: Side, more = 0): number {
  const dice = { axis: countDice(t, state, conflict, 'axis'), allies: countDice(t, state, conflict, 'allies') };
  const parties = byPart(conflict, (side) => ({
    dice: dice[side],
    effects: listDieEffects(t, state, conflict, side, dice),
    rerolls: [],
    canCounter: mayCounter(t, conflict, side),
  }));
  const lead = (seat === conflict.active ? more : -more) - (conflict.active === 'axis' ? 0 : 1);
  return chanceFor(conflict, seat, conflictChance({ ...parties, firstAtCards: 'active', lead }));
}
