import polygonClipping from 'polygon-clipping';
import { areaOf, clipLine, distance, distanceToLine, isInside, scatter, thin } from '../../../map/geometry.ts';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { placeLabel } from '../../../map/labels.ts';
import { frameOf, readLand } from '../../../map/natural-earth.ts';
import { curveOf, lineOf, raiseMountains, shoresOf } from '../../../map/nature.ts';
import { pathOf, pathOfLines, pathOfPolygons } from '../../../map/path.ts';
import { HEIGHT, HEXES, ORIGIN, RADIUS, WIDTH, project } from './board.ts';
import type { BoardHex } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { checkMap } from './checks.ts';
import { EXCLAVES, GROUPS } from './countries.ts';
import { LABELS, LETTERING, isPrintedOn } from './labels.ts';
import { LAKES } from './lakes.ts';
import { RANGES } from './ranges.ts';
import { RIVERS } from './rivers.ts';
import { RULE_RIVERS } from './rule-rivers.ts';

const PROVENANCE =
  'Coast and present-day borders: Natural Earth 1:10 million, public domain, thinned; countries of one pre-war state merged. ' +
  'All else, rivers, heights, woods and railways among it: our own drawing, not a source for any rule. Written by npm run map.';

export function buildMap(): BuiltMap {
  const { polygons: land, borders } = drawLand({ detail: 0.55, smallest: 9 });
  const rivers = new Map(
    RIVERS.map(({ id, rank, course }) => [id, { rank, line: thin(curveOf(course, project), 0.28) }] as const),
  );
  const lakes = shoresOf(LAKES, project);
  const hexLand = new Map(HEXES.map((hex) => [hex.id, landWithin(hex, land)]));
  const lines = [...rivers.values()].map((river) => river.line);
  const map: BuiltMap = {
    land,
    borders,
    rivers,
    lakes,
    hexLand,
    peaks: raiseMountains(RANGES, {
      project,
      random: scatter(1945),
      breadth: 1.6,
      sizes: [0.82, 0.36],
      waters: [...lines, ...lakes.values()],
      shore: [6, 5],
      apart: [7.5, 5],
      isFree: (point) => isFree(point) && isInside(land, point),
      round: (x, y, size) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10, Math.round(size * 100) / 100],
    }),
    labels: new Map(
      LABELS.map((label) => [
        label.id,
        placeLabel(label, lineOf(label.along, rivers, RANGES, project), project(...label.at), LETTERING),
      ]),
    ),
  };
  checkMap(map);
  return map;
}

function drawLand(detail: { readonly detail: number; readonly smallest: number }) {
  return readLand({
    project,
    groups: GROUPS,
    exclaves: EXCLAVES,
    frame: frameOf(WIDTH, HEIGHT),
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

/** True if the ring passes through the hex around `centre`, or so close that clipping must decide. */
function comesNear(ring: Line, centre: Point): boolean {
  return ring.some((to, i) => {
    const from = ring[i - 1];
    if (!from) return false;
    const far = distance(from, centre);
    return far < RADIUS || (far < RADIUS + distance(from, to) && distanceToLine(centre, [from, to]) < RADIUS);
  });
}

/** Clear of the edge, and of hex numbers and names. */
const isFree = ([x, y]: Point): boolean =>
  x >= 12 && x <= WIDTH - 12 && y >= 12 && y <= HEIGHT - 12 && !isPrintedOn([x, y]);

/** The board's imports; see `MapShapes` in the board's `shapes.ts`. */
export function mapShapes(map: BuiltMap) {
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
    rivers: pathOfLines(ruled),
    lakes: [...map.lakes.values()].map((ring) => pathOf(ring, true)).join(''),
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
