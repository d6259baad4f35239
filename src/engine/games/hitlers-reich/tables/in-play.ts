/** Facts by number, kept with a state that a simulation changes. */
import { sideOf, type Nation, type Side } from '../ids.ts';
import type { Place } from '../state.ts';

/** The holder of a space. A word where there is none, as comparing words is twice as fast as words and nulls. */
export type Holder = Nation | 'none';
export type HolderSide = Side | 'none';
export const sideOfHolder = (holder: Holder): HolderSide => (holder === 'none' ? 'none' : sideOf(holder));

export interface BoardInPlay {
  readonly nations: Holder[];
  readonly sides: HolderSide[];
  readonly fleets: Readonly<Record<Side, boolean[]>>;
  readonly fortresses: Readonly<Record<Side, boolean[]>>;
}

/** The index is the number of the copy (`EventCopy.no`). */
export type PlacesInPlay = Place[];
