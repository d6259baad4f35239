/** Sets of hexes as bit masks, a number a row: supply grows by whole rows, several times as fast as hex by hex. */
import { known } from '../numbers.ts';
import type { Pack } from '../pack.ts';
import type { GameMap } from './map.ts';

export type HexSet = readonly number[];

/** Hexes with a water hexside that the tables can hold: one bit each. */
export const MOST_SHORES = 31;

export function makeHexSets({ map }: Pack, { hexes, gridNeighbours, neighboursOf }: GameMap) {
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

  function removeHex(set: number[], hex: number): void {
    const row = rows[hex] ?? 0;
    set[row] = (set[row] ?? 0) & ~(bits[hex] ?? 0);
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

  const withoutHexes = (set: HexSet): number[] => land.map((all, row) => all & ~(set[row] ?? 0));

  function joinHexes(set: number[], more: HexSet): void {
    for (let row = 1; row <= lastRow; row++) set[row] = (set[row] ?? 0) | (more[row] ?? 0);
  }

  const leanRow = (from: number, row: number): number =>
    known(leans[row & 1]) < 0 ? from | (from >> 1) : from | (from << 1);

  function readShore(set: HexSet, open: HexSet): number {
    let shore = 0;
    for (let i = 0; i < shores.length; i++) {
      const hex = known(shores[i]);
      if (hasHex(set, hex) && hasHex(open, hex)) shore |= 1 << i;
    }
    return shore;
  }

  function growShore(set: number[], shore: number): void {
    shores.forEach((hex, i) => {
      if ((shore & (1 << i)) !== 0) for (const near of neighboursOf(hex)) addHex(set, near);
    });
  }

  /** Adds open neighbours of the set's hexes, `times` times; none across water (§10.2.6). */
  function growHexes(set: number[], open: HexSet, times: number): void {
    const from = noHexes.slice();
    for (let n = 0; n < times; n++) {
      const shore = readShore(set, open);
      for (let row = 1; row <= lastRow; row++) from[row] = known(set[row]) & known(open[row]) & known(inland[row]);
      for (let row = 1; row <= lastRow; row++) {
        const here = known(from[row]);
        const near = leanRow(known(from[row - 1]) | known(from[row + 1]), row - 1) | (here << 1) | (here >> 1);
        set[row] = known(set[row]) | (near & known(land[row]));
      }
      if (shore !== 0) growShore(set, shore);
    }
  }

  return { noHexes, hasHex, addHex, removeHex, hexSetOf, withoutHexes, joinHexes, growHexes };
}
