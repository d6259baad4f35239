/** Neighbours, hexsides and distances of a numbered grid, as flat tables; a game says how it is numbered. */

/** "No hex" in a table of neighbours. */
export const OFF_GRID = -1;
/** More steps than any path has. */
export const NO_WAY = 999;

export interface Cell {
  readonly col: number;
  readonly row: number;
}
/** The neighbour in one direction, which depends on whether the hex's line is odd. */
export interface Neighbour {
  readonly cols: number;
  readonly rows: number;
}

/** Lists each hex's neighbours by direction, in the order of `stepsOf`: the number, or `OFF_GRID`. */
export function listNeighbours<C extends Cell>(
  cells: readonly C[],
  stepsOf: (cell: C) => readonly Neighbour[],
): readonly (readonly number[])[] {
  const nameOf = (col: number, row: number): string => `${col} ${row}`;
  const numbers = new Map(cells.map(({ col, row }, i) => [nameOf(col, row), i]));
  return cells.map((cell) =>
    stepsOf(cell).map(({ cols, rows }) => numbers.get(nameOf(cell.col + cols, cell.row + rows)) ?? OFF_GRID),
  );
}

/** Hexsides between two places (numbers below `size`), in either order. */
export function readHexsides(
  sides: readonly (readonly [number, number])[],
  size: number,
): (a: number, b: number) => boolean {
  const found = new Set(sides.flatMap(([a, b]) => [a * size + b, b * size + a]));
  return (a, b) => found.has(a * size + b);
}

/** Steps from the nearest start, breadth first; `NO_WAY` where no path leads. A closed place is reached, not passed. */
export function countSteps(
  size: number,
  starts: readonly number[],
  neighboursOf: (place: number) => readonly number[],
  isOpen: (place: number) => boolean = () => true,
): readonly number[] {
  const steps = new Array<number>(size).fill(NO_WAY);
  for (const start of starts) steps[start] = 0;
  const queue = [...starts];
  for (const place of queue) {
    const far = (steps[place] ?? NO_WAY) + 1;
    for (const near of neighboursOf(place)) {
      if ((steps[near] ?? 0) <= far) continue;
      steps[near] = far;
      if (isOpen(near)) queue.push(near);
    }
  }
  return steps;
}
