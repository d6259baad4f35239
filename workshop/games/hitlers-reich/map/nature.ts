import { roughen, scatter, thin } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { curveOf, raiseMountains, shoresOf } from '../../../map/nature.ts';
import type { Glyph } from '../../../map/nature.ts';
import { HEIGHT, WIDTH, isSea, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { LAKES } from './lakes.ts';
import type { Box } from './layouts.ts';
import { RANGES } from './ranges.ts';
import { rasterOf } from './raster.ts';
import { RIVERS } from './rivers.ts';

export interface Nature {
  readonly rivers: readonly { readonly id: string; readonly rank: 1 | 2; readonly line: Line }[];
  readonly lakes: ReadonlyMap<string, Line>;
  readonly peaks: readonly Glyph[];
}

/** Rivers, lakes and mountains. Glyphs keep clear of the boxes in `print`: names and places of markers. */
export function drawNature(map: BuiltMap, print: readonly Box[]): Nature {
  const ground = rasterOf(map);
  const isDry = (point: Point): boolean => !isSea(ground(point));
  const rivers = RIVERS.map(({ id, rank, course }) => {
    const random = scatter(Math.round((course[0]?.[0] ?? 0) * 1000));
    const line = curveOf(course, project);
    return { id, rank, line: thin(onLand(roughen(line, 0.28, 7, random), isDry), 0.45) };
  });
  const lakes = shoresOf(LAKES, project);
  const waters = [...rivers.map(({ line }) => line), ...lakes.values()];
  const peaks = raiseMountains(RANGES, {
    project,
    random: scatter(1941),
    breadth: 1.3,
    sizes: [0.78, 0.44],
    waters,
    shore: [3, 4],
    apart: [5.5, 3.6],
    isFree: ([x, y], size) =>
      isFree([x, y], size, print) && [-7, 7].every((off) => isDry([x + off * size, y + 4 * size])),
    round: (x, y, size) => [Math.round(x), Math.round(y), Math.round(size * 20) / 20],
  });
  return { rivers, lakes, peaks };
}

/** The course as far as its mouth: it ends with the first point in the sea after it has been on land. */
function onLand(line: Line, isDry: (point: Point) => boolean): Line {
  const seen = line.map(
    (point) => isDry(point) && point[0] > 0 && point[1] > 0 && point[0] < WIDTH && point[1] < HEIGHT,
  );
  const [from, to] = [seen.indexOf(true), seen.lastIndexOf(true)];
  return from < 0 ? [] : line.slice(Math.max(0, from - 1), to + 2);
}

function isFree([x, y]: Point, size: number, print: readonly Box[]): boolean {
  if (x < 24 || x > WIDTH - 24 || y < 24 || y > HEIGHT - 24) return false;
  return !print.some(
    (box) => Math.abs(box.x - x) < box.width / 2 + 6 * size && Math.abs(box.y - y) < box.height / 2 + 5 * size,
  );
}
