/**
 * Sets of hexes as one number for each row of the map, with a bit for each column. A whole row grows by a step at a time,
 * which makes supply, asked for after nearly every move, several times as fast as a search from hex to hex.
 */
import { data } from '../data.ts';
import { HEXES, gridNeighbours, known, neighboursOf } from '../tables.ts';

export type HexSet = readonly number[];

const ROW_OF = HEXES.map(({ row }) => row);
const BIT_OF = HEXES.map(({ col }) => 1 << col);
const LAST_ROW = Math.max(...ROW_OF);

/** A row before the first one and one behind the last stay empty, so that every row has two neighbours. */
export const NO_HEXES: HexSet = Array.from({ length: LAST_ROW + 2 }, () => 0);

export const hasHex = (set: HexSet, hex: number): boolean => ((set[ROW_OF[hex] ?? 0] ?? 0) & (BIT_OF[hex] ?? 0)) !== 0;

export function addHex(set: number[], hex: number): void {
  const row = ROW_OF[hex] ?? 0;
  set[row] = (set[row] ?? 0) | (BIT_OF[hex] ?? 0);
}

export function removeHex(set: number[], hex: number): void {
  const row = ROW_OF[hex] ?? 0;
  set[row] = (set[row] ?? 0) & ~(BIT_OF[hex] ?? 0);
}

export function hexSetOf(hexes: readonly number[]): HexSet {
  const set = NO_HEXES.slice();
  for (const hex of hexes) addHex(set, hex);
  return set;
}

const LAND = hexSetOf([...HEXES.keys()]);
/** Hexes with a water hexside: they are grown one by one. */
const SHORE = [...HEXES.keys()].filter((hex) => gridNeighbours(hex).length > neighboursOf(hex).length);
const INLAND = hexSetOf([...HEXES.keys()].filter((hex) => !SHORE.includes(hex)));
/** §2.1: to which side a step into another row leads besides straight on, from even rows and from odd ones. */
const LEANS = [data.map.numbering.neighboursEven, data.map.numbering.neighboursOdd].map((steps) =>
  steps.reduce((sum, [rows, cols]) => (rows === 1 ? sum + cols : sum), 0),
);

/** Hexes of the map that are not in a set. */
export const withoutHexes = (set: HexSet): number[] => LAND.map((land, row) => land & ~(set[row] ?? 0));

/** Adds a set to another. */
export function joinHexes(set: number[], more: HexSet): void {
  for (let row = 1; row <= LAST_ROW; row++) set[row] = (set[row] ?? 0) | (more[row] ?? 0);
}

/** Where the hexes of one row lead in the row above it and in that below. */
const leanRow = (from: number, row: number): number =>
  known(LEANS[row & 1]) < 0 ? from | (from >> 1) : from | (from << 1);

/** Which hexes of `SHORE`, by bit, are in a set and open. */
function readShore(set: HexSet, open: HexSet): number {
  let shore = 0;
  for (let i = 0; i < SHORE.length; i++) {
    const hex = known(SHORE[i]);
    if (hasHex(set, hex) && hasHex(open, hex)) shore |= 1 << i;
  }
  return shore;
}

function growShore(set: number[], shore: number): void {
  SHORE.forEach((hex, i) => {
    if ((shore & (1 << i)) !== 0) for (const near of neighboursOf(hex)) addHex(set, near);
  });
}

/** Adds to a set, so often, all hexes beside those of its hexes that are open; none across water (§10.2.6). */
export function growHexes(set: number[], open: HexSet, times: number): void {
  const from = NO_HEXES.slice();
  for (let n = 0; n < times; n++) {
    const shore = readShore(set, open);
    for (let row = 1; row <= LAST_ROW; row++) from[row] = known(set[row]) & known(open[row]) & known(INLAND[row]);
    for (let row = 1; row <= LAST_ROW; row++) {
      const here = known(from[row]);
      const near = leanRow(known(from[row - 1]) | known(from[row + 1]), row - 1) | (here << 1) | (here >> 1);
      set[row] = known(set[row]) | (near & known(LAND[row]));
    }
    if (shore !== 0) growShore(set, shore);
  }
}
