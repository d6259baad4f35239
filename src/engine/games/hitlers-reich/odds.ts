/** The chance of a conflict as a seat may know it, from the naming of events to the turning of the cards (C-1, C-2). */
import type { Side } from './ids.ts';
import { estimateCards, type Estimate } from './odds/card-game.ts';
import { estimateAnswers, estimateNaming } from './odds/event-game.ts';
import { NO_PAST, type Past } from './odds/past.ts';
import { finish } from './odds/work.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';

/**
 * The chance of the running conflict for `seat`, whichever seat is asked: its own choices at their best, the other
 * side's against it. Null unless events or cards are being chosen.
 */
export function chanceNow(t: Tables, state: HrState, seat: Side, past: Past = NO_PAST): Estimate | null {
  const { conflict } = state;
  const top = state.stack.at(-1);
  if (!conflict || !top) return null;
  switch (top.at) {
    case 'conflict/name':
      return finish(estimateNaming(t, state, conflict, { seat, past }, top.side));
    case 'conflict/outfox':
      return finish(estimateAnswers(t, state, conflict, { seat, past }, top.side));
    case 'conflict/card':
      return finish(estimateCards(t, state, conflict, seat, { past }));
    default:
      return null;
  }
}
