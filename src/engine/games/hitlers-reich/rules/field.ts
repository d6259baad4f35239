/** Who controls each space, by its number on the board: read from a state in one pass, never stored in it. */
import type { Space } from '../tables/board.ts';
import { sideOf, type Nation, type Side } from '../ids.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

export interface Field {
  readonly t: Tables;
  readonly state: HrState;
  /** Controlling nation of each space (`Space.no`); null for none. */
  readonly nations: readonly (Nation | null)[];
  /** Its side. */
  readonly sides: readonly (Side | null)[];
}

/** `controllerOf` (§2.1) for the whole board at once. */
export function readField(t: Tables, state: HrState): Field {
  const { markers } = state;
  // Copies of small arrays are several times as fast as new ones, and this runs for every question.
  const nations = t.printed.slice();
  const sides = t.printedSides.slice();
  for (const { id, no } of t.spaces) {
    const marker = markers[id];
    if (marker == null) continue;
    nations[no] = marker;
    sides[no] = sideOf(marker);
  }
  return { t, state, nations, sides };
}

export const nationAt = ({ nations }: Field, { no }: Space): Nation | null => nations[no] ?? null;
export const holds = ({ sides }: Field, { no }: Space, side: Side): boolean => sides[no] === side;
