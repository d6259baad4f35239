/** The two kinds of grid with printed hex numbers. */
import type { Cell, Neighbour } from './grid.ts';

export type ColumnDirection = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export type RowDirection = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';

export interface PrintedGrid<Direction extends string> {
  readonly directions: readonly Direction[];
  readonly cellOf: (id: string) => Cell;
  /** The board need not have this hex. */
  readonly neighbourOf: (id: string, towards: Direction) => string;
  /** Null for a hex that is no neighbour. */
  readonly directionTo: (from: string, to: string) => Direction | null;
}

const printed = (n: number): string => String(n).padStart(2, '0');

/** A printed number is the hex's line (a column or a row) and its place in that line, two digits each. */
function makeGrid<Direction extends string>(
  line: 'col' | 'row',
  directions: readonly Direction[],
  steps: Readonly<Record<'odd' | 'even', Readonly<Record<Direction, Neighbour>>>>,
): PrintedGrid<Direction> {
  const cellOf = (id: string): Cell => {
    const [first, second] = [Number(id.slice(0, 2)), Number(id.slice(2))];
    return line === 'col' ? { col: first, row: second } : { col: second, row: first };
  };
  const idOf = ({ col, row }: Cell): string =>
    line === 'col' ? printed(col) + printed(row) : printed(row) + printed(col);
  const neighbourOf = (id: string, towards: Direction): string => {
    const { col, row } = cellOf(id);
    const { cols, rows } = steps[(line === 'col' ? col : row) % 2 === 0 ? 'even' : 'odd'][towards];
    return idOf({ col: col + cols, row: row + rows });
  };
  return {
    directions,
    cellOf,
    neighbourOf,
    directionTo: (from, to) => directions.find((towards) => neighbourOf(from, towards) === to) ?? null,
  };
}

const step = (cols: number, rows: number): Neighbour => ({ cols, rows });
const [NORTH, SOUTH] = [step(0, -1), step(0, 1)];
const [EAST, WEST] = [step(1, 0), step(-1, 0)];

/** Flat-topped hexes in columns; rows are counted from the north, odd columns are half a hex further north. */
export const COLUMN_GRID = makeGrid<ColumnDirection>('col', ['N', 'NE', 'SE', 'S', 'SW', 'NW'], {
  odd: { N: NORTH, NE: step(1, -1), SE: EAST, S: SOUTH, SW: WEST, NW: step(-1, -1) },
  even: { N: NORTH, NE: EAST, SE: step(1, 1), S: SOUTH, SW: step(-1, 1), NW: WEST },
});

/** Pointy-topped hexes in rows; rows are counted from the south, odd rows are half a hex further west. */
export const ROW_GRID = makeGrid<RowDirection>('row', ['NE', 'E', 'SE', 'SW', 'W', 'NW'], {
  odd: { NE: step(0, 1), E: EAST, SE: step(0, -1), SW: step(-1, -1), W: WEST, NW: step(-1, 1) },
  even: { NE: step(1, 1), E: EAST, SE: step(1, -1), SW: step(0, -1), W: WEST, NW: step(0, 1) },
});
