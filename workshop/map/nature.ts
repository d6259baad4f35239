/** Rivers, lakes and mountains of any board, from our own tracing in longitude and latitude. */
import { distance, distanceToLine, smooth, thin } from './geometry.ts';
import type { Line, Point } from './geometry.ts';

type Course = readonly (readonly [lon: number, lat: number])[];
export type Project = (lon: number, lat: number) => Point;

export interface LakeOutline {
  readonly id: string;
  readonly outline: Course;
}

export interface RiverCourse {
  readonly id: string;
  /** 1: the great rivers, drawn stronger; 2: the others. */
  readonly rank: 1 | 2;
  readonly course: Course;
}

export interface Range {
  readonly id: string;
  readonly crest: Course;
  /** Breadth of the scatter, board units. */
  readonly spread: number;
  /** Size of a glyph; under 0.75 it is drawn as a hill. */
  readonly height: number;
  /** Glyphs per 100 units of crest. */
  readonly density: number;
}

/** A mountain glyph: place and size. */
export type Glyph = readonly [x: number, y: number, size: number];

/** A traced course as a smooth line of the board. */
export const curveOf = (course: Course, project: Project, steps = 8): Line =>
  smooth(
    course.map(([lon, lat]) => project(lon, lat)),
    steps,
  );

/** Shores of lakes by id. */
export const shoresOf = (lakes: readonly LakeOutline[], project: Project): ReadonlyMap<string, Line> =>
  new Map(
    lakes.map(({ id, outline }) => {
      const ring = outline.map(([lon, lat]) => project(lon, lat));
      const [first] = ring;
      return [id, first ? thin(smooth([...ring, first], 4), 0.15) : ring] as const;
    }),
  );

/** The river or the crest of that name. */
export function lineOf(
  id: string,
  rivers: ReadonlyMap<string, { readonly line: Line }>,
  ranges: readonly Range[],
  project: Project,
): Line {
  const range = ranges.find((each) => each.id === id);
  const line = rivers.get(id)?.line ?? (range && curveOf(range.crest, project));
  if (!line) throw new Error(`no river and no range is called ${id}`);
  return line;
}

/** How one board strews its mountains. */
export interface Strewing {
  readonly project: Project;
  readonly random: () => number;
  /** Breadth of the scatter, as a multiple of the breadth of the range. */
  readonly breadth: number;
  /** Smallest size of a glyph and how much may be added, as shares of the height of its range. */
  readonly sizes: readonly [least: number, more: number];
  readonly waters: readonly Line[];
  /** Distance to keep from water: so much, and so much for each unit of size. */
  readonly shore: readonly [least: number, bySize: number];
  /** Distance of two glyphs for each unit of their sizes. */
  readonly apart: readonly [across: number, down: number];
  readonly isFree: (point: Point, size: number) => boolean;
  /** Precision of the drawing. */
  readonly round: (x: number, y: number, size: number) => Glyph;
}

/** Scatters glyphs along each crest: where the board is free, clear of water and of each other and of those that `stand`. */
export function raiseMountains(ranges: readonly Range[], how: Strewing, stand: readonly Glyph[] = []): Glyph[] {
  const glyphs = [...stand];
  const even = () => how.random() - 0.5;
  const isClear = (point: Point, size: number): boolean =>
    how.isFree(point, size) &&
    !glyphs.some(
      ([x, y, other]) =>
        Math.abs(x - point[0]) < how.apart[0] * (other + size) &&
        Math.abs(y - point[1]) < how.apart[1] * (other + size),
    ) &&
    !how.waters.some((water) => distanceToLine(point, water) < how.shore[0] + how.shore[1] * size);
  for (const { crest, spread, height, density } of ranges) {
    const line = curveOf(crest, how.project);
    let carried = 0;
    line.forEach((to, i) => {
      const from = line[i - 1];
      if (!from) return;
      carried += (distance(from, to) * density) / 100;
      for (; carried >= 1; carried--) {
        const across = (even() + even()) * spread * how.breadth;
        const size = height * (how.sizes[0] + how.random() * how.sizes[1]);
        const along = distance(from, to) || 1;
        const x = to[0] + ((from[1] - to[1]) / along) * across + even() * 9;
        const y = to[1] + ((to[0] - from[0]) / along) * across + even() * 7;
        if (isClear([x, y], size)) glyphs.push(how.round(x, y, size));
      }
    });
  }
  // Southern glyphs are in front of northern ones.
  return glyphs.sort((a, b) => a[1] - b[1]);
}
