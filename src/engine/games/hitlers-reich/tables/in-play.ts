/** What is kept beside a state that a simulation changes: the same facts by number, changed whenever it is. */
import { sideOf, type Nation, type Side } from '../ids.ts';
import type { Place } from '../state.ts';

/** Who controls a space. A word for nobody: lists ask for all spaces, and words are compared twice as fast as words and nulls. */
export type Holder = Nation | 'none';
export type HolderSide = Side | 'none';
export const sideOfHolder = (holder: Holder): HolderSide => (holder === 'none' ? 'none' : sideOf(holder));

export interface BoardInPlay {
  /** Controlling nation of each space (`Space.no`). */
  readonly nations: Holder[];
  /** Its side. */
  readonly sides: HolderSide[];
  /** Whether a side has a fleet there, a fortress. */
  readonly fleets: Readonly<Record<Side, boolean[]>>;
  readonly fortresses: Readonly<Record<Side, boolean[]>>;
}

/** Where each copy of an event is (`EventCopy.no`). */
export type PlacesInPlay = Place[];
