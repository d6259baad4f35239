/** The table as numbers that a player changes and restores while it thinks. */
import type { HlbView } from '../../engine/games/hitlers-last-battles/view.ts';
import { ALLIED, GERMAN, HEXSIDES, NONE, type Board } from './board.ts';

export interface Position {
  readonly board: Board;
  /** Hex of each unit, `NONE` in the pool. An attacker counts where it came from until its battle is won. */
  readonly at: Int8Array;
  /** Unit of each side in each hex, German layer first. */
  readonly standing: Int8Array;
  /** Counts the units of each side that are linked to each hex, German layer first. */
  readonly zone: Uint8Array;
  readonly owner: Uint8Array;
  readonly marked: ReadonlySet<number>;
  /** Hex that each unit attacks, `NONE` for all others. */
  readonly attacking: Int8Array;
  /** Units that attacked, fought or supported in this phase, and cannot support any more. */
  readonly spent: ReadonlySet<number>;
}

export const layer = (board: Board, side: number): number => side * board.hexIds.length;
export const unitAt = (position: Position, side: number, hex: number): number =>
  position.standing[layer(position.board, side) + hex] ?? NONE;
export const hexOf = (position: Position, unit: number): number => position.at[unit] ?? NONE;
export const unitsNear = (position: Position, side: number, hex: number): number =>
  position.zone[layer(position.board, side) + hex] ?? 0;

type Table = Pick<HlbView, 'units' | 'markers' | 'control'>;

/** Every question of every playout calls this, so it uses plain loops. */
export function readPosition(board: Board, { units, markers, control }: Table): Position {
  const { hexIds, unitIds, hexNo } = board;
  const spent = new Set<number>();
  const position: Position = {
    board,
    at: new Int8Array(unitIds.length).fill(NONE),
    standing: new Int8Array(2 * hexIds.length).fill(NONE),
    zone: new Uint8Array(2 * hexIds.length),
    owner: new Uint8Array(hexIds.length),
    marked: readMarked(board, markers),
    attacking: new Int8Array(unitIds.length).fill(NONE),
    spent,
  };
  for (let hex = 0; hex < hexIds.length; hex++)
    position.owner[hex] = control[hexIds[hex] ?? ''] === 'G' ? GERMAN : ALLIED;
  for (let unit = 0; unit < unitIds.length; unit++) {
    const state = units[unitIds[unit] ?? ''];
    if (!state || state.hex === null) continue;
    if (state.origin !== null) position.attacking[unit] = hexNo.get(state.hex) ?? NONE;
    if (state.origin !== null || state.fought || state.supported) spent.add(unit);
    put(position, unit, hexNo.get(state.origin ?? state.hex) ?? NONE);
  }
  return position;
}

function readMarked({ unitNo }: Board, markers: Table['markers']): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const marker in markers) {
    const unit = markers[marker] ?? null;
    if (unit !== null) marked.add(unitNo.get(unit) ?? NONE);
  }
  return marked;
}

export function put(position: Position, unit: number, hex: number): void {
  count(position, unit, hex, 1);
  position.at[unit] = hex;
}

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

/** Marks in `into` the hexes in reach of `side` (§7.1 to §7.3); friends may be passed, the end is not checked. */
export function spread(position: Position, side: number, into: Uint8Array): void {
  const { board, at, standing, zone } = position;
  const { nearRows } = board;
  const foes = layer(board, 1 - side);
  for (let unit = 0; unit < at.length; unit++) {
    const from = hexOf(position, unit);
    if (from === NONE || board.unitSide[unit] !== side) continue;
    const leavesZone = zone[foes + from] !== 0;
    for (let i = from * HEXSIDES; i < (from + 1) * HEXSIDES; i++) {
      const first = nearRows[i] ?? NONE;
      if (first === NONE) break;
      const entersZone = zone[foes + first] !== 0;
      if (standing[foes + first] !== NONE || (leavesZone && entersZone)) continue;
      into[first] = 1;
      spreadOn(position, foes, first, entersZone, into);
    }
  }
}

function spreadOn(
  { board, standing, zone }: Position,
  foes: number,
  from: number,
  leavesZone: boolean,
  into: Uint8Array,
) {
  const { nearRows } = board;
  for (let i = from * HEXSIDES; i < (from + 1) * HEXSIDES; i++) {
    const hex = nearRows[i] ?? NONE;
    if (hex === NONE) break;
    if (into[hex] === 1 || standing[foes + hex] !== NONE) continue;
    if (!leavesZone || zone[foes + hex] === 0) into[hex] = 1;
  }
}

/** True if `spread` would mark the hex; faster for a few hexes, as it searches from the hex to the units. */
export function isReached({ board, standing, zone }: Position, side: number, hex: number): boolean {
  const { nearRows } = board;
  const own = layer(board, side);
  const foes = layer(board, 1 - side);
  if (standing[foes + hex] !== NONE) return false;
  const entersZone = zone[foes + hex] !== 0;
  for (let i = hex * HEXSIDES; i < (hex + 1) * HEXSIDES; i++) {
    const near = nearRows[i] ?? NONE;
    if (near === NONE) break;
    const isZone = zone[foes + near] !== 0;
    if (isZone && entersZone) continue;
    if (standing[own + near] !== NONE) return true;
    // Through that hex, if a unit is next to it.
    if (zone[own + near] === 0 || standing[foes + near] !== NONE) continue;
    for (let j = near * HEXSIDES; j < (near + 1) * HEXSIDES; j++) {
      const from = nearRows[j] ?? NONE;
      if (from === NONE) break;
      if (standing[own + from] !== NONE && !(isZone && zone[foes + from] !== 0)) return true;
    }
  }
  return false;
}
