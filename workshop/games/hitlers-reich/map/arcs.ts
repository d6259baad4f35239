import { areaOf, distance, isInside } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { BEYOND, HEIGHT, WIDTH, isSea } from './board.ts';
import type { Welded, WeldedPiece } from './weld.ts';

/** A stretch of border between two nodes (or a closed loop), with the owner on either hand as one walks along it. */
export interface Arc {
  /** On the right hand as seen on screen, where y grows downward: rings run clockwise round their owner. */
  readonly right: string;
  readonly left: string;
  /** Vertex numbers; the first and last are the nodes, the same one for a loop. */
  vertices: number[];
}

type Sides = Map<string, { readonly from: number; readonly to: number; readonly piece: number }>;

/** Every side of every piece, by its direction. Throws where two pieces overlap. */
function sidesOf(pieces: readonly WeldedPiece[]): Sides {
  const sides: Sides = new Map();
  pieces.forEach(({ owner, rings }, piece) => {
    for (const ring of rings) {
      ring.forEach((to, i) => {
        const from = ring.at(i - 1) ?? to;
        const other = sides.get(`${from},${to}`);
        if (other) throw new Error(`${owner} and ${pieces[other.piece]?.owner ?? '?'} overlap at vertex ${from}`);
        sides.set(`${from},${to}`, { from, to, piece });
      });
    }
  });
  return sides;
}

/** A piece smaller than this, in square board units, goes to its surroundings, land or sea. */
const SLIVER = 4;

/**
 * A piece without a seed of its owner goes to the neighbour of its kind with the longest common border, unless it touches
 * its own kin or is an island. A cell of the nearest seed may be cut off by a strait or a foreign country; on the board it
 * would be a stray exclave.
 */
export function adopt({ points, pieces }: Welded, seeds: Readonly<Record<string, readonly Point[]>>): void {
  const sides = sidesOf(pieces);
  const at = (vertex: number): Point => points[vertex] ?? [NaN, NaN];
  for (let pass = 0; pass < 3; pass++) {
    pieces.forEach((piece, i) => {
      const polygon = piece.rings.map((ring) => ring.map(at));
      if ((seeds[piece.owner] ?? []).some((seed) => isInside([polygon], seed))) return;
      const isSliver = areaOf([polygon]) < SLIVER;
      const shared = new Map<string, number>();
      for (const { from, to, piece: owner } of sides.values()) {
        if (owner !== i) continue;
        const twin = sides.get(`${to},${from}`);
        const other = twin && pieces[twin.piece]?.owner;
        if (!other || (isSea(other) !== isSea(piece.owner) && !isSliver)) continue;
        shared.set(other, (shared.get(other) ?? 0) + distance(at(from), at(to)));
      }
      if (shared.has(piece.owner)) return;
      const [best] = [...shared].sort((a, b) => b[1] - a[1]);
      if (best) piece.owner = best[0];
    });
  }
}

/** Borders between different owners, each once, cut where three owners or more meet. */
export function traceArcs({ points, pieces }: Welded): Arc[] {
  const sides = sidesOf(pieces);
  const ownerOf = (key: string): string => pieces[sides.get(key)?.piece ?? -1]?.owner ?? BEYOND;
  interface Side {
    readonly from: number;
    readonly to: number;
    readonly right: string;
    readonly left: string;
  }
  const borders = new Map<number, Side[]>();
  const put = (side: Side) => borders.set(side.from, [...(borders.get(side.from) ?? []), side]);
  for (const [key, { from, to }] of sides) {
    const [right, left] = [ownerOf(key), ownerOf(`${to},${from}`)];
    if (right === left) continue;
    if (left === BEYOND && ![from, to].every((vertex) => isOnFrame(points[vertex] ?? [0, 0]))) {
      const [x, y] = points[from] ?? [0, 0];
      throw new Error(`${right} has no neighbour at ${x.toFixed(1)}, ${y.toFixed(1)}: a gap in the board`);
    }
    put({ from, to, right, left });
    // The frame is walked one way only by the pieces; both ways are needed to count what meets in a vertex.
    if (left === BEYOND) put({ from: to, to: from, right: left, left: right });
  }
  const isNode = (vertex: number): boolean => {
    const [a, b, ...more] = borders.get(vertex) ?? [];
    return !a || !b || more.length > 0 || a.right !== b.left || a.left !== b.right;
  };
  const used = new Set<string>();
  const arcs: Arc[] = [];
  const walk = (start: Side) => {
    const vertices = [start.from];
    let side: Side | undefined = start;
    while (side) {
      used.add(`${side.from},${side.to}`).add(`${side.to},${side.from}`);
      vertices.push(side.to);
      const end: number = side.to;
      const before: number = side.from;
      side = isNode(end) || end === start.from ? undefined : borders.get(end)?.find(({ to }) => to !== before);
    }
    arcs.push({ right: start.right, left: start.left, vertices });
  };
  const open = (side: Side) => !used.has(`${side.from},${side.to}`);
  for (const [vertex, around] of borders) {
    if (isNode(vertex)) for (const side of around) if (open(side)) walk(side);
  }
  for (const around of borders.values()) for (const side of around) if (open(side)) walk(side);
  return arcs;
}

const isOnFrame = ([x, y]: Point): boolean => x <= 0.05 || y <= 0.05 || x >= WIDTH - 0.05 || y >= HEIGHT - 0.05;

/** Signed arc numbers round each owner, `~i` for arc `i` walked backwards; clockwise on screen, holes the other way. */
export function ringsOf(arcs: readonly { readonly right: string; readonly left: string; readonly line: Line }[]) {
  interface Step {
    readonly index: number;
    readonly line: Line;
  }
  const steps = new Map<string, Step[]>();
  const put = (owner: string, step: Step) => steps.set(owner, [...(steps.get(owner) ?? []), step]);
  arcs.forEach(({ right, left, line }, i) => {
    put(right, { index: i, line });
    put(left, { index: ~i, line: [...line].reverse() });
  });
  const rings = new Map<string, number[][]>();
  for (const [owner, own] of steps) {
    if (owner === BEYOND) continue;
    const byStart = new Map<string, Step[]>();
    const key = (point: Point | undefined): string => (point ? `${point[0]},${point[1]}` : '');
    for (const step of own) byStart.set(key(step.line[0]), [...(byStart.get(key(step.line[0])) ?? []), step]);
    const left = new Set(own);
    const loops: number[][] = [];
    for (const first of own) {
      if (!left.has(first)) continue;
      const loop: number[] = [];
      let step = first;
      for (;;) {
        left.delete(step);
        loop.push(step.index);
        if (key(step.line.at(-1)) === key(first.line[0])) break;
        const next = sharpest(
          step.line,
          (byStart.get(key(step.line.at(-1))) ?? []).filter((each) => left.has(each)),
        );
        if (!next) throw new Error(`the outline of ${owner} does not close at ${key(step.line.at(-1))}`);
        step = next;
      }
      loops.push(loop);
    }
    rings.set(owner, loops);
  }
  return rings;
}

/** At a point where an owner touches itself, the sharpest right turn keeps its rings apart. */
function sharpest<S extends { readonly line: Line }>(line: Line, ways: readonly S[]): S | undefined {
  const [from, at] = [line.at(-2) ?? [0, 0], line.at(-1) ?? [0, 0]];
  const heading = Math.atan2(at[1] - from[1], at[0] - from[0]);
  const turn = (way: S): number => {
    const to = way.line[1] ?? at;
    const angle = Math.atan2(to[1] - at[1], to[0] - at[0]) - heading;
    return Math.atan2(Math.sin(angle), Math.cos(angle));
  };
  return [...ways].sort((a, b) => turn(b) - turn(a))[0];
}
