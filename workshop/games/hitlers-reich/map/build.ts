import { lengthOf } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { readRegions } from '../../../map/natural-earth.ts';
import { adopt, ringsOf, traceArcs } from './arcs.ts';
import type { Arc } from './arcs.ts';
import { BEYOND, EDGES, HEIGHT, WIDTH, isSpace, pairOf, project } from './board.ts';
import type { Border, BuiltMap } from './built-map.ts';
import { checkMap } from './checks.ts';
import { crossedLines, withoutLoops } from './crossed.ts';
import { classOf, drawLine } from './lines.ts';
import { cleaned, divide, seaAround } from './partition.ts';
import { seedsOf } from './posts.ts';
import { REGIONS } from './regions.ts';
import { SEA_SEEDS } from './seas.ts';
import { weld } from './weld.ts';

/** A border between spaces that are not adjacent is drawn in to a point, if it is no longer than this. */
const LONGEST_COLLAPSE = 25;

export function buildMap(): BuiltMap {
  const countries = readRegions({
    project,
    groups: Object.fromEntries(Object.entries(REGIONS).map(([id, { countries }]) => [id, countries])),
    exclaves: [],
    frame: [[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], // prettier-ignore
    detail: 1,
    smallest: 9,
    kept: [project(14.4, 35.9)],
  });
  const regions = new Map([...countries].map(([id, land]) => [id, cleaned(land)]));
  const seeds: Record<string, readonly Point[]> = {};
  const note = (some: Readonly<Record<string, readonly Point[]>>) => {
    for (const [owner, places] of Object.entries(some)) seeds[owner] = [...(seeds[owner] ?? []), ...places];
    return some;
  };
  const pieces = [...regions].flatMap(([id, land]) => divide(land, note(seedsOf(REGIONS[id]?.seeds ?? {}, id))));
  pieces.push(...divide(seaAround([...regions.values()]), note(seedsOf(SEA_SEEDS, null))));
  const welded = weld(pieces);
  adopt(welded, seeds);
  const arcs = traceArcs(welded);
  const points = [...welded.points];
  const corners = collapse(arcs, points);

  const known = new Set([...regions.values()].flatMap((land) => land.flatMap((rings) => rings.flat().map(String))));
  const drafts = arcs.map(({ right, left, vertices }) => {
    const line = vertices.map((vertex): Point => points[vertex] ?? [NaN, NaN]);
    return { right, left, line, isTrue: line.filter((point) => known.has(String(point))).length > line.length / 2 };
  });
  const borders = draw(drafts);
  const map = { borders, rings: ringsOf(borders), corners };
  checkMap(map);
  return map;
}

/** Draws borders between spaces that are not adjacent in to their middle, and drops them. Throws on one too long for that. */
function collapse(arcs: Arc[], points: Point[]): Map<string, Point> {
  const corners = new Map<string, Point>();
  for (let i = arcs.length - 1; i >= 0; i--) {
    const arc = arcs[i];
    if (!arc || arc.left === BEYOND || arc.right === BEYOND) continue;
    const pair = pairOf(arc.left, arc.right);
    if (EDGES.has(pair) || !isSpace(arc.left) || !isSpace(arc.right)) continue;
    const [from, to] = [arc.vertices[0] ?? 0, arc.vertices.at(-1) ?? 0];
    const [a, b]: [Point, Point] = [points[from] ?? [NaN, NaN], points[to] ?? [NaN, NaN]];
    const long = lengthOf(arc.vertices.map((vertex): Point => points[vertex] ?? [NaN, NaN]));
    if (long > LONGEST_COLLAPSE || from === to) {
      throw new Error(`${pair} are not adjacent, but share ${long.toFixed(1)} units of border near ${a.join(', ')}`);
    }
    const middle = points.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) - 1;
    corners.set(pair, points[middle] ?? a);
    arcs.splice(i, 1);
    for (const other of arcs) other.vertices = moved(other.vertices, new Set([from, to]), middle);
  }
  return corners;
}

function moved(vertices: readonly number[], from: ReadonlySet<number>, to: number): number[] {
  const out: number[] = [];
  for (const vertex of vertices) {
    const next = from.has(vertex) ? to : vertex;
    if (out.at(-1) !== next) out.push(next);
  }
  return out;
}

interface Draft {
  readonly right: string;
  readonly left: string;
  readonly line: Line;
  readonly isTrue: boolean;
}

const LAST_PASS = 6;
/** From this pass on, a line that still crosses itself loses the loop. */
const LOOPLESS = 3;
const print = (line: Line, loopless: boolean): Line => (loopless ? withoutLoops(rounded(line)) : rounded(line));

/** Smooths and rounds all lines; one that then crosses another is drawn again without the art. */
function draw(drafts: readonly Draft[]): Border[] {
  const plain = new Map<number, number>();
  let stubborn = '';
  for (let pass = 0; pass < LAST_PASS; pass++) {
    const borders = drafts.map(({ right, left, line, isTrue }, i) => {
      const kind = classOf(left, right);
      return {
        right,
        left,
        kind,
        line: print(drawLine(line, kind, isTrue, plain.get(i) ?? 0), (plain.get(i) ?? 0) >= LOOPLESS),
      };
    });
    const crossed = crossedLines(borders.map(({ line }) => line));
    if (crossed.length === 0) return borders.filter(({ line }) => line.length > 1);
    for (const i of crossed) plain.set(i, (plain.get(i) ?? 0) + 1);
    stubborn = crossed
      .map((i) => `${borders[i]?.left ?? ''}|${borders[i]?.right ?? ''} at ${String(borders[i]?.line[0])}`)
      .join('; ');
  }
  throw new Error(`borders cross each other: ${stubborn}`);
}

function rounded(line: Line): Line {
  const out: Point[] = [];
  for (const [x, y] of line) {
    const point: Point = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    const last = out.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) out.push(point);
  }
  return out;
}
