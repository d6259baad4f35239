import { distance, distanceToLine, roughen, scatter, smooth, thin } from '../geometry.ts';
import type { Line, Point } from '../geometry.ts';
import { HEIGHT, WIDTH, isSea, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { LAKES } from './lakes.ts';
import type { Box } from './layouts.ts';
import { RANGES } from './ranges.ts';
import { rasterOf } from './raster.ts';
import { RIVERS } from './rivers.ts';

/** A mountain glyph: place and size. */
export type Glyph = readonly [x: number, y: number, size: number];
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
    const line = smooth(course.map(([lon, lat]) => project(lon, lat)));
    return { id, rank, line: thin(onLand(roughen(line, 0.28, 7, random), isDry), 0.45) };
  });
  const lakes = new Map(
    LAKES.map(({ id, outline }) => {
      const ring = outline.map(([lon, lat]) => project(lon, lat));
      const [first] = ring;
      return [id, first ? thin(smooth([...ring, first], 4), 0.15) : ring] as const;
    }),
  );
  const waters = [...rivers.map(({ line }) => line), ...lakes.values()];
  return { rivers, lakes, peaks: raiseMountains(isDry, waters, print) };
}

/** The course as far as its mouth: it ends with the first point in the sea after it has been on land. */
function onLand(line: Line, isDry: (point: Point) => boolean): Line {
  const seen = line.map(
    (point) => isDry(point) && point[0] > 0 && point[1] > 0 && point[0] < WIDTH && point[1] < HEIGHT,
  );
  const [from, to] = [seen.indexOf(true), seen.lastIndexOf(true)];
  return from < 0 ? [] : line.slice(Math.max(0, from - 1), to + 2);
}

function raiseMountains(isDry: (point: Point) => boolean, waters: readonly Line[], print: readonly Box[]): Glyph[] {
  const random = scatter(1941);
  const even = () => random() - 0.5;
  const glyphs: Glyph[] = [];
  for (const { crest, spread, height, density } of RANGES) {
    const line = smooth(crest.map(([lon, lat]) => project(lon, lat)));
    let carried = 0;
    line.forEach((to, i) => {
      const from = line[i - 1];
      if (!from) return;
      carried += (distance(from, to) * density) / 100;
      for (; carried >= 1; carried--) {
        const across = (even() + even()) * spread * 1.3;
        const size = height * (0.78 + random() * 0.44);
        const along = distance(from, to) || 1;
        const x = to[0] + ((from[1] - to[1]) / along) * across + even() * 9;
        const y = to[1] + ((to[0] - from[0]) / along) * across + even() * 7;
        if (!isClear([x, y], size, glyphs, print) || ![-7, 7].every((off) => isDry([x + off * size, y + 4 * size])))
          continue;
        if (waters.some((water) => distanceToLine([x, y], water) < 3 + 4 * size)) continue;
        glyphs.push([Math.round(x), Math.round(y), Math.round(size * 20) / 20]);
      }
    });
  }
  // Southern glyphs stand in front of northern ones.
  return glyphs.sort((a, b) => a[1] - b[1]);
}

function isClear([x, y]: Point, size: number, glyphs: readonly Glyph[], print: readonly Box[]): boolean {
  if (x < 24 || x > WIDTH - 24 || y < 24 || y > HEIGHT - 24) return false;
  if (
    print.some(
      (box) => Math.abs(box.x - x) < box.width / 2 + 6 * size && Math.abs(box.y - y) < box.height / 2 + 5 * size,
    )
  ) {
    return false;
  }
  return !glyphs.some(([gx, gy, gs]) => Math.abs(gx - x) < 5.5 * (gs + size) && Math.abs(gy - y) < 3.6 * (gs + size));
}
