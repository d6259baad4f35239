/** A smooth map of the plane that carries given points close to given places: a thin-plate spline with slack. */
import type { Point } from '../../../map/geometry.ts';

export interface Pin {
  readonly from: Point;
  readonly to: Point;
  /** How firmly the pin holds: 1 gives way as the slack says, 0.1 ten times less. */
  readonly give: number;
}

type Row = number[];

/** `slack` 0 goes through every pin and may fold; the more slack, the more even the map. */
export function fitWarp(pins: readonly Pin[], slack: number): (point: Point) => Point {
  const n = pins.length;
  const size = n + 3;
  const system: Row[] = Array.from({ length: size }, () => new Array<number>(size + 2).fill(0));
  const set = (row: number, column: number, value: number): void => {
    const line = system[row];
    if (line) line[column] = value;
  };
  pins.forEach(({ from, to, give }, i) => {
    pins.forEach((other, j) => set(i, j, bend(from, other.from)));
    set(i, i, slack * give);
    [1, from[0], from[1]].forEach((value, k) => {
      set(i, n + k, value);
      set(n + k, i, value);
    });
    set(i, size, to[0]);
    set(i, size + 1, to[1]);
  });
  const solved = solve(system);
  const weights = solved.slice(0, n);
  const [[ax, ay], [bx, by], [cx, cy]] = solved.slice(n) as [Point, Point, Point];
  return (point) => {
    let x = ax + bx * point[0] + cx * point[1];
    let y = ay + by * point[0] + cy * point[1];
    weights.forEach(([wx, wy], i) => {
      const pin = pins[i];
      const pull = pin ? bend(point, pin.from) : 0;
      x += wx * pull;
      y += wy * pull;
    });
    return [x, y];
  };
}

/** The bending of a thin plate at a distance: r² log r. */
function bend([x, y]: Point, [u, v]: Point): number {
  const squared = (x - u) ** 2 + (y - v) ** 2;
  return squared === 0 ? 0 : (squared * Math.log(squared)) / 2;
}

/** Gauss elimination with the largest pivot; each row ends in its two right sides. */
function solve(system: Row[]): Point[] {
  const size = system.length;
  for (let column = 0; column < size; column++) {
    const best = largestBelow(system, column);
    const pivot = system[best];
    const old = system[column];
    if (!pivot || !old || pivot[column] === 0) throw new Error('two pins of the map lie on one point');
    system[best] = old;
    system[column] = pivot;
    for (let row = 0; row < size; row++) {
      const line = system[row];
      if (row === column || !line) continue;
      const share = (line[column] ?? 0) / (pivot[column] ?? 1);
      if (share === 0) continue;
      for (let k = column; k < size + 2; k++) line[k] = (line[k] ?? 0) - share * (pivot[k] ?? 0);
    }
  }
  return system.map((line, i) => {
    const own = line[i] ?? 1;
    return [(line[size] ?? 0) / own, (line[size + 1] ?? 0) / own];
  });
}

function largestBelow(system: readonly Row[], column: number): number {
  let best = column;
  const valueOf = (row: number): number => Math.abs(system[row]?.[column] ?? 0);
  for (let row = column; row < system.length; row++) if (valueOf(row) > valueOf(best)) best = row;
  return best;
}
