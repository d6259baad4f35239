import type { Line, Point } from '../../../map/geometry.ts';

const CELL = 8;

/** Numbers of the lines that cross another line or themselves; lines may meet end to end. */
export function crossedLines(lines: readonly Line[]): number[] {
  interface Side {
    readonly line: number;
    readonly a: Point;
    readonly b: Point;
  }
  const cells = new Map<number, Side[]>();
  const crossed = new Set<number>();
  lines.forEach((line, i) => {
    line.forEach((b, at) => {
      const a = line[at - 1];
      if (!a) return;
      const side: Side = { line: i, a, b };
      const met = new Set<Side>();
      for (let x = Math.floor(Math.min(a[0], b[0]) / CELL); x <= Math.max(a[0], b[0]) / CELL; x++) {
        for (let y = Math.floor(Math.min(a[1], b[1]) / CELL); y <= Math.max(a[1], b[1]) / CELL; y++) {
          const key = x * 100_000 + y;
          const there = cells.get(key) ?? [];
          for (const other of there) met.add(other);
          cells.set(key, [...there, side]);
        }
      }
      for (const other of met) {
        if (isCrossing(a, b, other.a, other.b)) crossed.add(i).add(other.line);
      }
    });
  });
  return [...crossed].sort((p, q) => p - q);
}

const isSame = (p: Point, q: Point): boolean => p[0] === q[0] && p[1] === q[1];
/** Exact for coordinates in tenths: the products stay far below 2 to the 53rd. */
const side = (p: Point, q: Point, r: Point): number => {
  const [px, py, qx, qy, rx, ry] = [...p, ...q, ...r].map((value) => Math.round(value * 10)) as [
    number, number, number, number, number, number,
  ]; // prettier-ignore
  return Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
};
const isBetween = (p: Point, q: Point, r: Point): boolean =>
  side(p, q, r) === 0 &&
  r[0] >= Math.min(p[0], q[0]) && r[0] <= Math.max(p[0], q[0]) &&
  r[1] >= Math.min(p[1], q[1]) && r[1] <= Math.max(p[1], q[1]); // prettier-ignore

function isCrossing(a: Point, b: Point, c: Point, d: Point): boolean {
  const shared = [isSame(a, c), isSame(a, d), isSame(b, c), isSame(b, d)].filter(Boolean).length;
  if (shared > 1) return true;
  if (shared === 1) {
    // Two sides from one point cross only if one is on the other.
    const [at, p, q] = isSame(a, c) ? [a, b, d] : isSame(a, d) ? [a, b, c] : isSame(b, c) ? [b, a, d] : [b, a, c];
    return isBetween(at, p, q) || isBetween(at, q, p);
  }
  if (isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b)) return true;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The longest loop that is cut off, in points. */
const LOOP = 12;

/** The line without the small loops where it crosses itself: each is cut off at its neck. */
export function withoutLoops(line: Line): Line {
  const out = [...line];
  for (let from = 1; from < out.length; from++) {
    for (let to = Math.min(out.length - 1, from + LOOP); to > from; to--) {
      const [a, b, c, d] = [out[from - 1], out[from], out[to - 1], out[to]];
      if (a && b && c && d && isCrossing(a, b, c, d)) {
        out.splice(from, to - from);
        break;
      }
    }
  }
  return out;
}
