/** Sets of hexes as bit masks, a number a row: supply grows by whole rows, several times as fast as hex by hex. */
import { known } from '../numbers.ts';
import type { Pack } from '../pack.ts';
import type { GameMap } from './map.ts';

export type HexSet = readonly number[];

/** Hexes with a water hexside that the tables can hold: one bit each. */
export const MOST_SHORES = 31;

/** Rows of a set from `first` on, to be joined to others without a look at the rest. */
interface Strip {
  readonly first: number;
  readonly masks: readonly number[];
}

export function makeHexSets({ map }: Pack, { hexes, placeIds, gridNeighbours, neighboursOf }: GameMap) {
  const rows = hexes.map(({ row }) => row);
  const bits = hexes.map(({ col }) => 1 << col);
  const lastRow = Math.max(...rows);

  /** An empty row before the first and one after the last, so that every row has two neighbours. */
  const noHexes: HexSet = Array.from({ length: lastRow + 2 }, () => 0);

  const hasHex = (set: HexSet, hex: number): boolean => ((set[rows[hex] ?? 0] ?? 0) & (bits[hex] ?? 0)) !== 0;

  function addHex(set: number[], hex: number): void {
    const row = rows[hex] ?? 0;
    set[row] = (set[row] ?? 0) | (bits[hex] ?? 0);
  }

  function hexSetOf(numbers: readonly number[]): HexSet {
    const set = noHexes.slice();
    for (const hex of numbers) addHex(set, hex);
    return set;
  }

  const land = hexSetOf([...hexes.keys()]);
  const shores = [...hexes.keys()].filter((hex) => gridNeighbours(hex).length > neighboursOf(hex).length);
  const inland = hexSetOf([...hexes.keys()].filter((hex) => !shores.includes(hex)));
  /** §2.1: the diagonal direction of a step into another row, from even and from odd rows. */
  const leans = [map.numbering.neighboursEven, map.numbering.neighboursOdd].map((steps) =>
    steps.reduce((sum, [down, across]) => (down === 1 ? sum + across : sum), 0),
  );

  const hexAt: readonly (readonly number[])[] = noHexes.map((_, row) => {
    const byColumn: number[] = [];
    for (const [hex, at] of hexes.entries()) if (at.row === row) byColumn[at.col] = hex;
    return byColumn;
  });

  /** The hexes of a set, row by row from the west. */
  function listHexes(set: HexSet): number[] {
    const listed: number[] = [];
    for (let row = 1; row <= lastRow; row++)
      for (let left = set[row] ?? 0; left !== 0; left &= left - 1)
        listed.push(known(hexAt[row]?.[31 - Math.clz32(left & -left)]));
    return listed;
  }

  function stripOf(numbers: readonly number[]): Strip {
    const set = hexSetOf(numbers);
    const first = set.findIndex((row) => row !== 0);
    return first < 0
      ? { first: 0, masks: [] }
      : { first, masks: set.slice(first, 1 + set.findLastIndex((row) => row !== 0)) };
  }
  const beside: readonly Strip[] = placeIds.map((_, place) => stripOf(neighboursOf(place)));

  /** Adds the hexes to which one may go from a place (`neighboursOf`). */
  function joinBeside(set: number[], place: number): void {
    const { first, masks } = known(beside[place]);
    for (let i = 0; i < masks.length; i++) set[first + i] = (set[first + i] ?? 0) | (masks[i] ?? 0);
  }

  /** Returns true if any hex of the set is next to a place. */
  function meetsBeside(set: HexSet, place: number): boolean {
    const { first, masks } = known(beside[place]);
    for (let i = 0; i < masks.length; i++) if (((set[first + i] ?? 0) & (masks[i] ?? 0)) !== 0) return true;
    return false;
  }

  /** Returns true if two sets have a hex in common. */
  function doMeet(a: HexSet, b: HexSet): boolean {
    for (let row = 1; row <= lastRow; row++) if (((a[row] ?? 0) & (b[row] ?? 0)) !== 0) return true;
    return false;
  }

  /** Returns true if two sets are equal within a third. */
  function areEqualWithin(within: HexSet, a: HexSet, b: HexSet): boolean {
    for (let row = 1; row <= lastRow; row++)
      if ((((a[row] ?? 0) ^ (b[row] ?? 0)) & (within[row] ?? 0)) !== 0) return false;
    return true;
  }

  function joinHexes(set: number[], more: HexSet): void {
    for (let row = 1; row <= lastRow; row++) set[row] = (set[row] ?? 0) | (more[row] ?? 0);
  }

  /** The shores among the hexes of a row. */
  function readShore(row: number, mask: number): number {
    let shore = 0;
    for (let i = 0; i < shores.length; i++) {
      const hex = known(shores[i]);
      if (rows[hex] === row && (known(bits[hex]) & mask) !== 0) shore |= 1 << i;
    }
    return shore;
  }

  function growShore(set: number[], shore: number): void {
    for (let i = 0; i < shores.length; i++) if ((shore & (1 << i)) !== 0) joinBeside(set, known(shores[i]));
  }

  const leansWest = leans.map((lean) => known(lean) < 0);

  /** Adds open neighbours of the set's hexes, `times` times; none across water (§10.2.6). */
  function growHexes(set: number[], open: HexSet, times: number): void {
    const from = noHexes.slice();
    for (let n = 0; n < times; n++) {
      let shore = 0;
      for (let row = 1; row <= lastRow; row++) {
        const start = (set[row] ?? 0) & (open[row] ?? 0);
        from[row] = start & (inland[row] ?? 0);
        // Few rows have a shore.
        if (from[row] !== start) shore |= readShore(row, start);
      }
      for (let row = 1; row <= lastRow; row++) {
        const here = from[row] ?? 0;
        const above = (from[row - 1] ?? 0) | (from[row + 1] ?? 0);
        const leaning = leansWest[(row - 1) & 1] === true ? above >> 1 : above << 1;
        const near = above | leaning | (here << 1) | (here >> 1);
        set[row] = (set[row] ?? 0) | (near & (land[row] ?? 0));
      }
      if (shore !== 0) growShore(set, shore);
    }
  }

  return {
    noHexes,
    land,
    hasHex,
    addHex,
    hexSetOf,
    listHexes,
    joinHexes,
    joinBeside,
    meetsBeside,
    doMeet,
    areEqualWithin,
    growHexes,
  };
}
