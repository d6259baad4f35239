import { distanceToSegment, signedArea } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import type { Piece } from './partition.ts';

/** Vertices closer than this are one, board units; clipping leaves twins that far apart. */
const WELD = 0.07;
/** A vertex this close to a side of another ring is on it. */
const ON_SIDE = 0.035;
const CELL = 4;

/** A piece whose rings are vertex numbers, open, the outer ring clockwise on screen and holes the other way. */
export interface WeldedPiece {
  owner: string;
  readonly rings: readonly (readonly number[])[];
}
export interface Welded {
  readonly points: readonly Point[];
  readonly pieces: readonly WeldedPiece[];
}

/** Gives neighbours the same vertices along their common line, so that it can be found again vertex by vertex. */
export function weld(pieces: readonly Piece[]): Welded {
  const points: Point[] = [];
  const cells = new Map<string, number[]>();
  const near = ([x, y]: Point, reach: number): number[] => {
    const found: number[] = [];
    for (let i = Math.floor((x - reach) / CELL); i <= Math.floor((x + reach) / CELL); i++) {
      for (let j = Math.floor((y - reach) / CELL); j <= Math.floor((y + reach) / CELL); j++) {
        found.push(...(cells.get(`${i},${j}`) ?? []));
      }
    }
    return found;
  };
  const known = new Map<string, number>();
  const vertexAt = (point: Point): number => {
    // One place, one answer, even when a nearer vertex has come up since.
    const before = known.get(String(point));
    if (before !== undefined) return before;
    let best = -1;
    let least = WELD;
    for (const vertex of near(point, WELD)) {
      const other = points[vertex];
      const far = other ? Math.hypot(other[0] - point[0], other[1] - point[1]) : Infinity;
      if (far < least) [best, least] = [vertex, far];
    }
    if (best < 0) {
      best = points.push(point) - 1;
      const cell = `${Math.floor(point[0] / CELL)},${Math.floor(point[1] / CELL)}`;
      cells.set(cell, [...(cells.get(cell) ?? []), best]);
    }
    known.set(String(point), best);
    return best;
  };

  const numbered = pieces.map(({ owner, rings }) => ({
    owner,
    rings: rings.map((ring, i) => turned(ring, i === 0).map(vertexAt)),
  }));
  const at = (vertex: number): Point => points[vertex] ?? [NaN, NaN];
  const noded = numbered.map(({ owner, rings }) => ({
    owner,
    rings: rings
      .map((ring) => withoutSpikes(ring.flatMap((to, i) => [...between(ring.at(i - 1) ?? to, to), to])))
      .filter((ring) => ring.length >= 3),
  }));
  return { points, pieces: noded.filter(({ rings }) => rings.length > 0) };

  /** Vertices of others on the side `from`–`to`, in order. */
  function between(from: number, to: number): number[] {
    const [a, b] = [at(from), at(to)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy);
    const found = new Map<number, number>();
    for (let walked = 0; walked < long; walked += CELL) {
      const step: Point = [a[0] + (dx * walked) / long, a[1] + (dy * walked) / long];
      for (const vertex of near(step, CELL)) {
        const point = at(vertex);
        const t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (long * long);
        if (vertex === from || vertex === to || t <= 0 || t >= 1) continue;
        if (distanceToSegment(point, a, b) < ON_SIDE) found.set(vertex, t);
      }
    }
    return [...found].sort((x, y) => x[1] - y[1]).map(([vertex]) => vertex);
  }
}

/** The ring open and turned clockwise on screen, or the other way for a hole. */
function turned(ring: Line, clockwise: boolean): Line {
  const open = ring.slice(0, -1);
  return signedArea(open) > 0 === clockwise ? open : open.reverse();
}

/** Repeats go, and so do ways there and straight back again. */
function withoutSpikes(ring: readonly number[]): readonly number[] {
  const out: number[] = [];
  for (const vertex of ring) {
    if (out.at(-1) === vertex) continue;
    if (out.at(-2) === vertex) out.pop();
    else out.push(vertex);
  }
  // The same across the seam of the ring.
  for (;;) {
    if (out.length > 1 && (out[0] === out.at(-1) || out[0] === out.at(-2))) out.pop();
    else if (out.length > 2 && out[1] === out.at(-1)) out.shift();
    else return out;
  }
}
