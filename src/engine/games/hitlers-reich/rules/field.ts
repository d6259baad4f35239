/** Control and pieces by number of space: read from a state in one pass, never stored in it. */
import type { Space } from '../tables/board.ts';
import type { Tables } from '../tables.ts';
import type { BoardInPlay, Holder, HolderSide } from '../tables/in-play.ts';
import { otherSide, sideOf, type Nation, type Side, type SpaceId } from '../ids.ts';
import type { HrState } from '../state.ts';

export interface Field {
  readonly t: Tables;
  readonly state: HrState;
  readonly nations: readonly Holder[];
  readonly sides: readonly HolderSide[];
  readonly fleets: Readonly<Record<Side, readonly boolean[]>>;
  readonly fortresses: Readonly<Record<Side, readonly boolean[]>>;
}

function flagsOf(t: Tables, spaces: readonly SpaceId[]): boolean[] {
  const flags = t.noSpaces.slice();
  for (const id of spaces) flags[t.spaceOf(id).no] = true;
  return flags;
}

/** `controllerOf` (§2.1) for the whole board at once, and the pieces on it. */
function scan(t: Tables, { markers, fleets, fortresses }: HrState): BoardInPlay {
  // Copies of small arrays are several times as fast as new ones, and this runs for many questions.
  const nations = t.printed.slice();
  const sides = t.printedSides.slice();
  for (const { id, no } of t.spaces) {
    const marker = markers[id];
    if (marker == null) continue;
    nations[no] = marker;
    sides[no] = sideOf(marker);
  }
  return {
    nations,
    sides,
    fleets: { axis: flagsOf(t, fleets.axis), allies: flagsOf(t, fleets.allies) },
    fortresses: { axis: flagsOf(t, fortresses.axis), allies: flagsOf(t, fortresses.allies) },
  };
}

/** Valid for one step only: it may change with the state. */
export function readField(t: Tables, state: HrState): Field {
  const { nations, sides, fleets, fortresses } = t.boards.get(state) ?? scan(t, state);
  return { t, state, nations, sides, fleets, fortresses };
}

/** From now on `setMarker`, `addPiece` and `removePiece` update it with this state. */
export const cacheField = (t: Tables, state: HrState): void => void t.boards.set(state, scan(t, state));

export function cacheFieldOf(t: Tables, state: HrState, from: HrState): void {
  const { nations, sides, fleets, fortresses } = t.boards.get(from) ?? scan(t, from);
  t.boards.set(state, {
    nations: nations.slice(),
    sides: sides.slice(),
    fleets: { axis: fleets.axis.slice(), allies: fleets.allies.slice() },
    fortresses: { axis: fortresses.axis.slice(), allies: fortresses.allies.slice() },
  });
}

export const holderAt = ({ nations }: Field, { no }: Space): Holder => nations[no] ?? 'none';
export function nationAt(field: Field, space: Space): Nation | null {
  const holder = holderAt(field, space);
  return holder === 'none' ? null : holder;
}
export const holds = ({ sides }: Field, { no }: Space, side: Side): boolean => sides[no] === side;

/** `isContested` (§2.4) on the board. */
export function isContestedIn({ sides, fleets }: Field, { no }: Space): boolean {
  const side = sides[no] ?? 'none';
  return side !== 'none' && fleets[otherSide(side)][no] === true;
}
