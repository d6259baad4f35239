import polygonClipping from 'polygon-clipping';
import { areaOf, clipLine, distance, distanceToLine, isInside, scatter, smooth, thin } from '../geometry.ts';
import type { Line, Point, Polygon } from '../geometry.ts';
import { readLand } from '../natural-earth.ts';
import { pathOf, pathOfLines, pathOfPolygons } from '../path.ts';
import { HEIGHT, HEXES, ORIGIN, RADIUS, WIDTH, project } from './board.ts';
import type { BoardHex } from './board.ts';
import type { BuiltMap, Glyph } from './built-map.ts';
import { checkMap } from './checks.ts';
import { EXCLAVES, GROUPS } from './countries.ts';
import { LABELS, isPrintedOn, placeLabel } from './labels.ts';
import { LAKES } from './lakes.ts';
import { RANGES } from './ranges.ts';
import { RIVERS } from './rivers.ts';
import { RULE_RIVERS } from './rule-rivers.ts';

/** The drawing reaches this far past the frame, so that the strokes along its cut edges stay out of sight. */
const BLEED = 48;
const PROVENANCE =
  'Coast and present-day borders: Natural Earth 1:10 million, public domain, thinned; countries of one pre-war state merged. ' +
  'Rivers, lakes and mountains: our own tracing. Written by npm run map.';

export function buildMap(): BuiltMap {
  const { polygons: land, borders } = drawLand({ detail: 0.55, smallest: 9 });
  const rivers = new Map(
    RIVERS.map(({ id, rank, course }) => {
      const line = thin(smooth(course.map(([lon, lat]) => project(lon, lat))), 0.28);
      return [id, { rank, line }] as const;
    }),
  );
  const lakes = new Map(
    LAKES.map(({ id, outline }) => {
      const ring = outline.map(([lon, lat]) => project(lon, lat));
      const [first] = ring;
      return [id, first ? thin(smooth([...ring, first], 4), 0.15) : ring] as const;
    }),
  );
  const hexLand = new Map(HEXES.map((hex) => [hex.id, landWithin(hex, land)]));
  const lines = [...rivers.values()].map((river) => river.line);
  const map: BuiltMap = {
    land,
    borders,
    rivers,
    lakes,
    hexLand,
    peaks: raiseMountains(land, lines, [...lakes.values()]),
    labels: new Map(LABELS.map((label) => [label.id, placeLabel(label, lineOf(label.along, rivers))])),
  };
  checkMap(map);
  return map;
}

function drawLand(detail: { readonly detail: number; readonly smallest: number }) {
  return readLand({
    project,
    groups: GROUPS,
    exclaves: EXCLAVES,
    frame: [
      [-BLEED, -BLEED],
      [WIDTH + BLEED, -BLEED],
      [WIDTH + BLEED, HEIGHT + BLEED],
      [-BLEED, HEIGHT + BLEED],
    ],
    ...detail,
  });
}

function landWithin(hex: BoardHex, land: readonly Polygon[]) {
  const near = land.filter((rings) => rings.some((ring) => comesNear(ring, hex.centre)));
  if (near.length === 0) {
    return isInside(land, hex.centre)
      ? { polygons: [[hex.corners]], share: 1 }
      : { polygons: [] as Polygon[], share: 0 };
  }
  const around = land.filter((rings) => near.includes(rings) || isInside([rings], hex.centre));
  const polygons = polygonClipping.intersection(
    [hex.corners.map(([x, y]) => [x, y] as [number, number])],
    around.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x, y] as [number, number]))),
  );
  return { polygons, share: areaOf(polygons) / areaOf([[hex.corners]]) };
}

/** Whether the ring passes through the hex about `centre`, or so close that clipping must decide. */
function comesNear(ring: Line, centre: Point): boolean {
  return ring.some((to, i) => {
    const from = ring[i - 1];
    if (!from) return false;
    const far = distance(from, centre);
    return far < RADIUS || (far < RADIUS + distance(from, to) && distanceToLine(centre, [from, to]) < RADIUS);
  });
}

/** Scatters glyphs along each crest: on land, clear of rivers, lakes, hex numbers and names, and of each other. */
function raiseMountains(land: readonly Polygon[], rivers: readonly Line[], lakes: readonly Line[]): Glyph[] {
  const random = scatter(1945);
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
        const across = (even() + even()) * spread * 1.6;
        const size = height * (0.82 + random() * 0.36);
        const along = distance(from, to) || 1;
        const x = to[0] + ((from[1] - to[1]) / along) * across + even() * 9;
        const y = to[1] + ((to[0] - from[0]) / along) * across + even() * 7;
        if (isClear([x, y], size, glyphs) && isInside(land, [x, y])) {
          const wet = [...rivers, ...lakes].some((water) => distanceToLine([x, y], water) < 6 + 5 * size);
          if (!wet) glyphs.push([Math.round(x * 10) / 10, Math.round(y * 10) / 10, Math.round(size * 100) / 100]);
        }
      }
    });
  }
  // Southern glyphs stand in front of northern ones.
  return glyphs.sort((a, b) => a[1] - b[1]);
}

function isClear([x, y]: Point, size: number, glyphs: readonly Glyph[]): boolean {
  if (x < 12 || x > WIDTH - 12 || y < 12 || y > HEIGHT - 12 || isPrintedOn([x, y])) return false;
  return !glyphs.some(([gx, gy, gs]) => Math.abs(gx - x) < 7.5 * (gs + size) && Math.abs(gy - y) < 5 * (gs + size));
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
  const rank = (wanted: 1 | 2) =>
    [...map.rivers.values()].filter((river) => river.rank === wanted).map(({ line }) => line);
  const ruled = HEXES.flatMap((hex) =>
    (RULE_RIVERS[hex.id] ?? []).flatMap((id) => {
      const river = map.rivers.get(id);
      return river ? clipLine(river.line, hex.corners) : [];
    }),
  );
  const partly = HEXES.filter((hex) => isPartly(map.hexLand.get(hex.id)?.share ?? 0));
  return {
    provenance: PROVENANCE,
    coast: pathOfPolygons(map.land),
    borders: pathOfLines(map.borders.map((line) => thin(line, 1.1))),
    rivers: { great: pathOfLines(rank(1)), small: pathOfLines(rank(2)), ruled: pathOfLines(ruled) },
    lakes: [...map.lakes.values()].map((ring) => pathOf(ring, true)).join(''),
    mountains: map.peaks,
    labels: Object.fromEntries(map.labels),
    landShare: Object.fromEntries(
      HEXES.map((hex) => [hex.id, Math.round((map.hexLand.get(hex.id)?.share ?? 0) * 100) / 100]),
    ),
    coastalLand: Object.fromEntries(
      partly.map((hex) => [hex.id, pathOfPolygons(map.hexLand.get(hex.id)?.polygons ?? [])]),
    ),
    riverHexes: RULE_RIVERS,
  };
}

/** Neither all land nor all sea: the board needs the outline of its land. */
const isPartly = (share: number): boolean => share > 0.0005 && share < 0.9995;

/** The same land, coarse, for pictures a few hundred pixels wide, and the measures of the board: small enough for any page. */
export function thumbShapes() {
  const { polygons } = drawLand({ detail: 60, smallest: 260 });
  return { width: WIDTH, height: HEIGHT, radius: RADIUS, origin: ORIGIN, coast: pathOfPolygons(polygons) };
}
