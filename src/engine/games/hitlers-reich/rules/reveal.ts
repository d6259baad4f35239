/** Which side must show its conflict card before the other chooses (C-2). */
import { otherSide, type Side } from '../ids.ts';
import type { Conflict } from '../state.ts';
import { actingTitles } from './events.ts';
import type { Tables } from '../tables.ts';

/** `owner`: a card of its choice (ENIGMA); `random`: one drawn among those it may play (MASTER SPY, R-79). */
export type Forced = 'no' | 'owner' | 'random';

const picksBy = (t: Tables, conflict: Conflict, side: Side): readonly Forced[] =>
  actingTitles(t, conflict, side).flatMap((title) => t.abilitiesOf(title).reveals ?? []);

/** How `side` must show its card first; R-16: two such events cancel each other. */
export function forcedToShow(t: Tables, conflict: Conflict, side: Side): Forced {
  const picks = picksBy(t, conflict, otherSide(side));
  if (picks.length === 0 || picksBy(t, conflict, side).length > 0) return 'no';
  return picks.includes('random') ? 'random' : 'owner';
}
