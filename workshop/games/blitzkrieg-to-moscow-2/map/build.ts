import { curve } from '../../../map/engraving/svg.ts';
import { isInside, roughen, scatter, thin } from '../../../map/geometry.ts';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { placeLabel } from '../../../map/labels.ts';
import { frameOf, readLand } from '../../../map/natural-earth.ts';
import { curveOf, lineOf, shoresOf } from '../../../map/nature.ts';
import { pathOfPolygons } from '../../../map/path.ts';
import { HEIGHT, HEXES, SEA_HEXES, WIDTH, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { checkMap } from './checks.ts';
import { GROUPS } from './countries.ts';
import { freeCourse } from './courses.ts';
import { LABELS, LETTERING } from './labels.ts';
import { LAKES } from './lakes.ts';
import { nameEnds } from './names.ts';
import { RIVERS } from './rivers.ts';
import { ruledCourses } from './ruled-courses.ts';
import { TOWNS, siteAt } from './towns.ts';

const PROVENANCE =
  'Coast: Natural Earth 1:10 million, public domain, thinned and bent so that the hexes of the reconstructed map lie over their ' +
  'places. Borders, as far as they were those of 1941: the same. All else, the railways among it: our own drawing, not a ' +
  'source for any rule. Written by npm run map.';

export function buildMap(): BuiltMap {
  const land = drawLand(0.55, 7);
  const rivers = new Map(RIVERS.map((river) => [river.id, drawRiver(river)] as const));
  const lakes = shoresOf(LAKES, project);
  const map: BuiltMap = {
    land,
    rivers,
    lakes,
    landShare: new Map([...HEXES, ...SEA_HEXES].map(({ id, corners }) => [id, shareOf(corners, land)])),
    labels: new Map(
      LABELS.map((label) => [
        label.id,
        placeLabel(label, lineOf(label.along, rivers, [], project), project(...label.at), LETTERING),
      ]),
    ),
  };
  checkMap(map);
  return map;
}

const drawLand = (detail: number, smallest: number): readonly Polygon[] =>
  readLand({
    project,
    groups: GROUPS,
    exclaves: [],
    frame: frameOf(WIDTH, HEIGHT),
    detail,
    smallest,
  }).polygons;

/** The traced course made uneven as water is; the seed is its source, so that a change elsewhere does not move it. */
function drawRiver({ id, rank, course }: (typeof RIVERS)[number]) {
  const random = scatter(Math.round((course[0]?.[0] ?? 0) * 1000));
  const smoothed = curveOf(course, project);
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

/** The board's imports; see `MapShapes` in the board's `shapes.ts`. */
export function mapShapes(map: BuiltMap) {
  return {
    provenance: PROVENANCE,
    coast: pathOfPolygons(map.land),
    names: nameEnds(),
    rivers: ruledCourses().map(curve).join(''),
    labels: Object.fromEntries(map.labels),
    towns: Object.fromEntries(TOWNS.map((town) => [town, project(...siteAt(town)).map(Math.round)])),
  };
}

/** The same coast, coarse, for pictures a few hundred pixels wide: small enough for any page. */
export const thumbShapes = () => ({ coast: pathOfPolygons(drawLand(70, 300)) });
