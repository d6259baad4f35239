/** The table as numbers that may be changed while a player thinks, and changed back. */
import type { HlbView } from '../../engine/games/hitlers-last-battles/view.ts';
import { ALLIED, GERMAN, NONE, type Board } from './board.ts';

export interface Position {
  readonly board: Board;
  /** Hex of each unit, `NONE` in the pool. An attacker stands where it came from until its battle is won. */
  readonly at: Int8Array;
  /** Unit of each side in each hex, German layer first. */
  readonly standing: Int8Array;
  /** How many units of each side are linked to each hex, German layer first. */
  readonly zone: Uint8Array;
  /** Side that owns each hex. */
  readonly owner: Uint8Array;
  /** Units with an attack marker. */
  readonly marked: ReadonlySet<number>;
  /** Hex that each unit attacks, `NONE` for all others. */
  readonly attacking: Int8Array;
  /** Units that attacked, fought or supported in this phase and support no more. */
  readonly spent: ReadonlySet<number>;
}

export const layer = (board: Board, side: number): number => side * board.hexIds.length;
export const unitAt = (position: Position, side: number, hex: number): number =>
  position.standing[layer(position.board, side) + hex] ?? NONE;
export const hexOf = (position: Position, unit: number): number => position.at[unit] ?? NONE;
/** How many units of `side` are linked to a hex. */
export const unitsNear = (position: Position, side: number, hex: number): number =>
  position.zone[layer(position.board, side) + hex] ?? 0;

/** What a position is read from: a view, or the state of a game that is played in the mind. */
type Table = Pick<HlbView, 'units' | 'markers' | 'control'>;

export function readPosition(board: Board, view: Table): Position {
  const hexes = board.hexIds.length;
  const spent = new Set<number>();
  const position: Position = {
    board,
    at: new Int8Array(board.unitIds.length).fill(NONE),
    standing: new Int8Array(2 * hexes).fill(NONE),
    zone: new Uint8Array(2 * hexes),
    owner: Uint8Array.from(board.hexIds, (id) => (view.control[id] === 'G' ? GERMAN : ALLIED)),
    marked: new Set(Object.values(view.markers).flatMap((unit) => (unit === null ? [] : [numberOf(board, unit)]))),
    attacking: new Int8Array(board.unitIds.length).fill(NONE),
    spent,
  };
  board.unitIds.forEach((id, unit) => {
    const state = view.units[id];
    if (!state || state.hex === null) return;
    if (state.origin !== null) position.attacking[unit] = board.hexNo.get(state.hex) ?? NONE;
    if (state.origin !== null || state.fought || state.supported) spent.add(unit);
    put(position, unit, board.hexNo.get(state.origin ?? state.hex) ?? NONE);
  });
  return position;
}

const numberOf = (board: Board, unit: string): number => board.unitNo.get(unit) ?? NONE;

/** Puts a unit into a hex; ownership is another matter. */
export function put(position: Position, unit: number, hex: number): void {
  count(position, unit, hex, 1);
  position.at[unit] = hex;
}

/** Takes a unit off the map. */
export function lift(position: Position, unit: number): void {
  count(position, unit, hexOf(position, unit), -1);
  position.at[unit] = NONE;
}

function count(position: Position, unit: number, hex: number, by: 1 | -1): void {
  if (hex === NONE) return;
  const { board, standing, zone } = position;
  const own = layer(board, board.unitSide[unit] ?? GERMAN);
  standing[own + hex] = by === 1 ? unit : NONE;
  for (const near of board.near[hex] ?? []) zone[own + near] = (zone[own + near] ?? 0) + by;
}

/**
 * Marks every hex that a unit of `side` could walk to in its next phase (§7.1 to §7.3), by setting it to 1 in `into`.
 * Passing over friends is allowed; where units end is not checked.
 */
export function spread(position: Position, side: number, into: Uint8Array): void {
  const { board, at, standing, zone } = position;
  const foes = layer(board, 1 - side);
  for (let unit = 0; unit < at.length; unit++) {
    const from = hexOf(position, unit);
    if (from === NONE || board.unitSide[unit] !== side) continue;
    const leavesZone = (zone[foes + from] ?? 0) > 0;
    for (const first of board.near[from] ?? []) {
      const entersZone = (zone[foes + first] ?? 0) > 0;
      if (standing[foes + first] !== NONE || (leavesZone && entersZone)) continue;
      into[first] = 1;
      for (const second of board.near[first] ?? []) {
        if (into[second] === 1 || standing[foes + second] !== NONE) continue;
        if (!entersZone || zone[foes + second] === 0) into[second] = 1;
      }
    }
  }
}
