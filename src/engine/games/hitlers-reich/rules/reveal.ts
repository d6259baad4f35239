/** Cards that must be shown before the other side chooses (C-2). */
import { otherSide, type Side } from '../ids.ts';
import type { Conflict } from '../state.ts';
import type { Tables } from '../tables.ts';

/** `owner`: a card of its choice (ENIGMA); `random`: drawn among those it may play (MASTER SPY, R-79). */
export type Forced = 'no' | 'owner' | 'random';

function showingOf(t: Tables, { events, cancelled }: Conflict, side: Side): Forced {
  let how: Forced = 'no';
  for (const copy of events[side]) {
    const { reveals } = t.copyOf(copy).abilities;
    if (reveals === undefined || how === 'random' || cancelled.includes(copy)) continue;
    how = reveals;
  }
  return how;
}

/** Tells how `side` must show its card first; two such events cancel each other. */
export function forcedToShow(t: Tables, conflict: Conflict, side: Side): Forced {
  const how = showingOf(t, conflict, otherSide(side));
  return how !== 'no' && showingOf(t, conflict, side) !== 'no' ? 'no' : how;
}
