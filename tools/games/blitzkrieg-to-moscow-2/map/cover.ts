import { distanceToSegment, isInside, scatter } from '../../../map/geometry.ts';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { HEXES } from './board.ts';
import type { BoardHex } from './board.ts';

/** Glyphs that fill a hex of a terrain: trees, reeds, peaks. */
export type Cover = 'forest' | 'marsh' | 'mountain';

interface Planting {
  /** Way between two glyphs, board units: along a row, and from row to row. */
  readonly pitch: Point;
  /** How far a glyph strays from its place in the row. */
  readonly stray: number;
  /** Half a glyph: it stays this far inside the hexsides. */
  readonly reach: number;
}
const PLANTINGS: Readonly<Record<Cover, Planting>> = {
  forest: { pitch: [19, 16.5], stray: 4, reach: 8 },
  marsh: { pitch: [27, 17], stray: 4, reach: 9 },
  mountain: { pitch: [24, 17], stray: 4, reach: 8 },
};

/** The printed number stands here; nothing is planted on it. From the centre of the hex. */
const NUMBER = { half: 19, bottom: -34 };

/** Places of the glyphs of a terrain, from north to south. */
export function plant(cover: Cover, land: readonly Polygon[], lakes: readonly Line[]): readonly Point[] {
  const random = scatter(cover.length * 1941);
  return HEXES.filter(({ terrain }) => terrain === cover)
    .flatMap((hex) => plantHex(hex, PLANTINGS[cover], random))
    .filter((point) => isInside(land, point) && !lakes.some((lake) => isInside([[lake]], point)))
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function plantHex({ centre, corners }: BoardHex, { pitch, stray, reach }: Planting, random: () => number): Point[] {
  const points: Point[] = [];
  const even = () => (random() - 0.5) * 2 * stray;
  const rows = Math.floor(58 / pitch[1]);
  for (let row = -rows; row <= rows; row++) {
    const shift = row % 2 === 0 ? 0 : pitch[0] / 2;
    for (let column = -3; column <= 3; column++) {
      const dx = column * pitch[0] + shift + even();
      const dy = row * pitch[1] + even() * 0.7;
      const point: Point = [Math.round(centre[0] + dx), Math.round(centre[1] + dy)];
      const isByNumber = Math.abs(dx) < NUMBER.half && dy < NUMBER.bottom;
      if (!isByNumber && isInside([[corners]], point) && isWithin(point, corners, reach)) points.push(point);
    }
  }
  return points;
}

const isWithin = (point: Point, corners: Line, reach: number): boolean =>
  corners.every((to, i) => {
    const from = corners.at(i - 1);
    return !from || distanceToSegment(point, from, to) > reach;
  });
