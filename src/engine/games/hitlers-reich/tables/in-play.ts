/** What is kept beside a state that a simulation changes: the same facts by number, changed whenever it is. */
import type { Nation, Side } from '../ids.ts';
import type { Place } from '../state.ts';

export interface BoardInPlay {
  /** Controlling nation of each space (`Space.no`); null for none. */
  readonly nations: (Nation | null)[];
  /** Its side. */
  readonly sides: (Side | null)[];
  /** Whether a side has a fleet there, a fortress. */
  readonly fleets: Readonly<Record<Side, boolean[]>>;
  readonly fortresses: Readonly<Record<Side, boolean[]>>;
}

/** Where each copy of an event is (`EventCopy.no`). */
export type PlacesInPlay = Place[];
