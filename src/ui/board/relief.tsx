import { memo } from 'react';
import './relief.css';

/** A mountain: where its foot is in board units, and its size (1 is a glyph 18 wide). */
type Mountain = readonly number[];

const PEAK_FROM = 0.75;
const REACH = { x: 10, y: 7 } as const;

/** Absolute commands and pairs of numbers only: `place` can move nothing else. */
const PEAK = {
  light: 'M-9 5L0-8L9 5Z',
  shade: 'M0-8L9 5L3.4 5L2 .6L-.6-1.6Z',
  line: 'M-9 5L0-8L9 5',
} as const;
const HILL = {
  light: 'M-9 3.6C-6-4 -3-5.6 0-5.6S6.5-4 9 3.6Z',
  shade: 'M1-5.6C4.6-5.2 6.8-3 9 3.6L4.4 3.6C4.6-.6 3-3.6 1-5.6Z',
  line: 'M-9 3.6C-6-4 -3-5.6 0-5.6S6.5-4 9 3.6',
} as const;

/**
 * Mountains as atlases draw them. Those that do not overlap share a path: with an element for each of several hundred
 * glyphs, every zoom would restyle them all.
 */
export const Relief = memo(({ mountains }: { readonly mountains: readonly Mountain[] }) => (
  <g className="relief">
    {layMountains(mountains).map((row, i) => {
      const [hills, peaks] = [row.filter(isHill), row.filter((one) => !isHill(one))];
      return (
        <g key={i}>
          <path className="relief-light" d={pathOf(hills, HILL.light) + pathOf(peaks, PEAK.light)} />
          <path className="relief-shade" d={pathOf(hills, HILL.shade) + pathOf(peaks, PEAK.shade)} />
          <path className="drawn relief-hill" d={pathOf(hills, HILL.line)} />
          <path className="drawn relief-peak" d={pathOf(peaks, PEAK.line)} />
        </g>
      );
    })}
  </g>
));
Relief.displayName = 'Relief';

const isHill = ([, , size = 1]: Mountain): boolean => size < PEAK_FROM;

/** Rows to be painted one after the other; a mountain is in a later row than all it covers, which come before it. */
export function layMountains(mountains: readonly Mountain[]): readonly (readonly Mountain[])[] {
  const rows: Mountain[][] = [];
  const laid = createSquares(2 * REACH.x * Math.max(...mountains.map(([, , size = 1]) => size)));
  for (const mountain of mountains) {
    const covered = laid.around(mountain).filter((other) => overlap(mountain, other.mountain));
    const row = Math.max(-1, ...covered.map((other) => other.row)) + 1;
    (rows[row] ??= []).push(mountain);
    laid.add({ mountain, row });
  }
  return rows;
}

interface PlacedMountain {
  readonly mountain: Mountain;
  readonly row: number;
}

/** Mountains by squares of the map as wide as two can reach, so that few have to be compared: the table waits for it. */
function createSquares(width: number) {
  const squares = new Map<string, PlacedMountain[]>();
  const at = (column: number, row: number): PlacedMountain[] => squares.get(`${column} ${row}`) ?? [];
  const squareOf = ([x = 0, y = 0]: Mountain) => [Math.floor(x / width), Math.floor(y / width)] as const;
  return {
    add(one: PlacedMountain): void {
      const [column, row] = squareOf(one.mountain);
      squares.set(`${column} ${row}`, [...at(column, row), one]);
    },
    around(mountain: Mountain): readonly PlacedMountain[] {
      const [column, row] = squareOf(mountain);
      return NEAR.flatMap((right) => NEAR.flatMap((down) => at(column + right, row + down)));
    },
  };
}
const NEAR = [-1, 0, 1] as const;

function overlap([x = 0, y = 0, size = 1]: Mountain, [u = 0, v = 0, other = 1]: Mountain): boolean {
  const reach = size + other;
  return Math.abs(x - u) < REACH.x * reach && Math.abs(y - v) < REACH.y * reach;
}

const pathOf = (mountains: readonly Mountain[], glyph: string): string =>
  mountains.map((mountain) => place(glyph, mountain)).join('');

function place(glyph: string, [x = 0, y = 0, size = 1]: Mountain): string {
  let isAcross = false;
  return glyph.replace(/ ?-?\d*\.?\d+/g, (value) => {
    isAcross = !isAcross;
    return ` ${Math.round((Number(value) * size + (isAcross ? x : y)) * 10) / 10}`;
  });
}
