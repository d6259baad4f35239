import type { Line, Point } from '../../../map/geometry.ts';
import { HEIGHT, WIDTH } from './board.ts';
import type { BuiltMap } from './built-map.ts';

const CELL = 2;
const COLUMNS = WIDTH / CELL;
const ROWS = HEIGHT / CELL;

/** The outlines of an owner, closed, in board units; holes run the other way. */
export const outlinesOf = (map: Pick<BuiltMap, 'borders' | 'rings'>, owner: string): readonly Line[] =>
  (map.rings.get(owner) ?? []).map((ring) => {
    const points: Point[] = [];
    for (const index of ring) {
      const line = map.borders[index < 0 ? ~index : index]?.line ?? [];
      points.push(...(index < 0 ? [...line].reverse() : line).slice(points.length > 0 ? 1 : 0));
    }
    return points;
  });

/** The owner of the ground at a point: a grid of two units, for the many questions that need no more. */
export function rasterOf(map: Pick<BuiltMap, 'borders' | 'rings'>): (point: Point) => string {
  const owners = [...map.rings.keys()];
  const cells = new Uint8Array(COLUMNS * ROWS);
  owners.forEach((owner, number) => {
    const outlines = outlinesOf(map, owner);
    const crossings = new Map<number, number[]>();
    for (const outline of outlines) {
      outline.forEach((b, i) => {
        const a = outline[i - 1];
        if (!a || a[1] === b[1]) return;
        const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a];
        for (let row = Math.ceil(top[1] / CELL - 0.5); (row + 0.5) * CELL < bottom[1]; row++) {
          const y = (row + 0.5) * CELL;
          const x = top[0] + ((bottom[0] - top[0]) * (y - top[1])) / (bottom[1] - top[1]);
          const others = crossings.get(row);
          if (others) others.push(x);
          else crossings.set(row, [x]);
        }
      });
    }
    for (const [row, found] of crossings) {
      const xs = found.sort((p, q) => p - q);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const [from = 0, to = 0] = [xs[i], xs[i + 1]];
        for (let column = Math.ceil(from / CELL - 0.5); (column + 0.5) * CELL < to; column++) {
          cells[row * COLUMNS + column] = number;
        }
      }
    }
  });
  return ([x, y]) => {
    const column = Math.max(0, Math.min(COLUMNS - 1, Math.floor(x / CELL)));
    const row = Math.max(0, Math.min(ROWS - 1, Math.floor(y / CELL)));
    return owners[cells[row * COLUMNS + column] ?? 0] ?? '';
  };
}
