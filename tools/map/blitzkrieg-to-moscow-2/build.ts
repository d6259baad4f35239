import { distance, distanceToLine, isInside, roughen, scatter, smooth, thin } from '../geometry.ts';
import type { Line, Point, Polygon } from '../geometry.ts';
import { readLand } from '../natural-earth.ts';
import { pathOf, pathOfLines, pathOfPolygons } from '../path.ts';
import { AREA_BOXES, HEIGHT, HEXES, SEA_HEXES, WIDTH, project } from './board.ts';
import type { BuiltMap, Glyph } from './built-map.ts';
import { checkMap } from './checks.ts';
import { GROUPS } from './countries.ts';
import { freeCourse } from './courses.ts';
import { plant } from './cover.ts';
import { LABELS, placeLabel } from './labels.ts';
import { LAKES } from './lakes.ts';
import { RANGES } from './ranges.ts';
import { RIVERS } from './rivers.ts';

/** The drawing reaches this far past the frame, so that the strokes along its cut edges stay out of sight. */
const BLEED = 48;
const PROVENANCE =
  'Coast: Natural Earth 1:10 million, public domain, thinned and bent so that the hexes of the reconstructed map lie over their ' +
  'places. Rivers, lakes, mountains, trees and reeds: our own drawing. Written by npm run map.';

export function buildMap(): BuiltMap {
  const land = drawLand(0.55, 7);
  const rivers = new Map(RIVERS.map((river) => [river.id, drawRiver(river)] as const));
  const lakes = new Map(
    LAKES.map(({ id, outline }) => {
      const ring = outline.map(([lon = 0, lat = 0]) => project(lon, lat));
      const [first] = ring;
      return [id, first ? thin(smooth([...ring, first], 4), 0.15) : ring] as const;
    }),
  );
  const shores = [...lakes.values()];
  const lines = [...rivers.values()].flatMap(({ drawn }) => drawn);
  const map: BuiltMap = {
    land,
    rivers,
    lakes,
    landShare: new Map([...HEXES, ...SEA_HEXES].map(({ id, corners }) => [id, shareOf(corners, land)])),
    peaks: raiseMountains(land, [...lines, ...shores], plant('mountain', land, shores)),
    trees: plant('forest', land, shores),
    reeds: plant('marsh', land, shores),
    labels: new Map(LABELS.map((label) => [label.id, placeLabel(label, lineOf(label.along, rivers))])),
  };
  checkMap(map);
  return map;
}

const drawLand = (detail: number, smallest: number): readonly Polygon[] =>
  readLand({
    project,
    groups: GROUPS,
    exclaves: [],
    frame: [
      [-BLEED, -BLEED],
      [WIDTH + BLEED, -BLEED],
      [WIDTH + BLEED, HEIGHT + BLEED],
      [-BLEED, HEIGHT + BLEED],
    ],
    detail,
    smallest,
  }).polygons;

/** The traced course made uneven as water is; the seed is its source, so that a change elsewhere does not move it. */
function drawRiver({ id, rank, course }: (typeof RIVERS)[number]) {
  const random = scatter(Math.round((course[0]?.[0] ?? 0) * 1000));
  const smoothed = smooth(course.map(([lon, lat]) => project(lon, lat)));
  const line = thin(roughen(smoothed, 0.3, 6, random), 0.4);
  return { rank, line, drawn: freeCourse(id, line) };
}

/** Share of a hex that is land, from a lattice of points: nothing is drawn by it. */
function shareOf(corners: Line, land: readonly Polygon[]): number {
  const [west, north] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))];
  const at = (i: number): Point => [west + 5 + (i % COLUMNS) * PITCH, north + 4 + Math.floor(i / COLUMNS) * PITCH];
  const points = Array.from({ length: COLUMNS * (COLUMNS + 2) }, (_, i) => at(i));
  const inside = points.filter((point) => isInside([[corners]], point));
  return inside.filter((point) => isInside(land, point)).length / inside.length;
}
const COLUMNS = 11;
const PITCH = 9;

/** Glyphs of the mountain hexes, and those scattered along each crest beyond the hexes: inside, a glyph is a rule. */
function raiseMountains(land: readonly Polygon[], waters: readonly Line[], ruled: readonly Point[]): Glyph[] {
  const random = scatter(1941);
  const even = () => random() - 0.5;
  const glyphs: Glyph[] = ruled.map(([x, y]) => [x, y, Math.round((0.72 + random() * 0.3) * 100) / 100]);
  for (const { crest, spread, height, density } of RANGES) {
    const line = smooth(crest.map(([lon, lat]) => project(lon, lat)));
    let carried = 0;
    line.forEach((to, i) => {
      const from = line[i - 1];
      if (!from) return;
      carried += (distance(from, to) * density) / 100;
      for (; carried >= 1; carried--) {
        const across = (even() + even()) * spread * 1.6;
        const size = height * (0.82 + random() * 0.36);
        const along = distance(from, to) || 1;
        const x = to[0] + ((from[1] - to[1]) / along) * across + even() * 9;
        const y = to[1] + ((to[0] - from[0]) / along) * across + even() * 7;
        const isWet = waters.some((water) => distanceToLine([x, y], water) < 4 + 4 * size);
        if (isFree([x, y], size, glyphs) && isInside(land, [x, y]) && !isWet) {
          glyphs.push([Math.round(x), Math.round(y), Math.round(size * 100) / 100]);
        }
      }
    });
  }
  // Southern glyphs stand in front of northern ones.
  return glyphs.sort((a, b) => a[1] - b[1]);
}

function isFree([x, y]: Point, size: number, glyphs: readonly Glyph[]): boolean {
  if (x < 20 || x > WIDTH - 20 || y < 20 || y > HEIGHT - 20) return false;
  if (HEXES.some(({ centre }) => distance(centre, [x, y]) < 62)) return false;
  if (
    AREA_BOXES.some((box) => x > box.x - 9 && x < box.x + box.width + 9 && y > box.y - 6 && y < box.y + box.height + 10)
  )
    return false;
  return !glyphs.some(([gx, gy, gs]) => Math.abs(gx - x) < 6.5 * (gs + size) && Math.abs(gy - y) < 4.4 * (gs + size));
}

/** The river or the crest of that name. */
function lineOf(id: string, rivers: BuiltMap['rivers']): Line {
  const range = RANGES.find((each) => each.id === id);
  const line = rivers.get(id)?.line ?? (range && smooth(range.crest.map(([lon, lat]) => project(lon, lat))));
  if (!line) throw new Error(`no river and no range is called ${id}`);
  return line;
}

/** What the board imports; see `MapShapes` in the board's `shapes.ts`. */
export function mapShapes(map: BuiltMap) {
  const ofRank = (wanted: 1 | 2) =>
    [...map.rivers.values()].flatMap(({ rank, drawn }) => (rank === wanted ? drawn : []));
  return {
    provenance: PROVENANCE,
    coast: pathOfPolygons(map.land),
    rivers: { great: pathOfLines(ofRank(1)), small: pathOfLines(ofRank(2)) },
    lakes: [...map.lakes.values()].map((ring) => pathOf(ring, true)).join(''),
    mountains: map.peaks,
    trees: map.trees,
    reeds: map.reeds,
    labels: Object.fromEntries(map.labels),
  };
}

/** The same coast, coarse, for pictures a few hundred pixels wide: small enough for any page. */
export const thumbShapes = () => ({ coast: pathOfPolygons(drawLand(70, 300)) });
