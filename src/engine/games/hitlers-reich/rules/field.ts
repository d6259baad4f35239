/** Who controls each space, by its number on the board: read from a state in one pass, never stored in it. */
import { SPACES, type Space } from '../board.ts';
import { sideOf, type Nation, type Side } from '../ids.ts';
import type { HrState } from '../state.ts';

export interface Field {
  readonly state: HrState;
  /** Controlling nation of each space (`Space.no`); null for nobody. */
  readonly nations: readonly (Nation | null)[];
  /** Its side. */
  readonly sides: readonly (Side | null)[];
}

const PRINTED: readonly (Nation | null)[] = SPACES.map(({ printed }) => printed);
const PRINTED_SIDES: readonly (Side | null)[] = PRINTED.map((nation) => nation && sideOf(nation));

/** `controllerOf` (§2.1) for the whole board at once. */
export function readField(state: HrState): Field {
  const { markers } = state;
  // Copies of small arrays are several times as fast as new ones, and this runs for every question.
  const nations = PRINTED.slice();
  const sides = PRINTED_SIDES.slice();
  for (const { id, no } of SPACES) {
    const marker = markers[id];
    if (marker == null) continue;
    nations[no] = marker;
    sides[no] = sideOf(marker);
  }
  return { state, nations, sides };
}

export const nationAt = ({ nations }: Field, { no }: Space): Nation | null => nations[no] ?? null;
export const holds = ({ sides }: Field, { no }: Space, side: Side): boolean => sides[no] === side;
