import { distance, isInside, roughen, scatter, thin } from '../../../map/geometry.ts';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { placeLabel } from '../../../map/labels.ts';
import { frameOf, readLand } from '../../../map/natural-earth.ts';
import { curveOf, lineOf, raiseMountains, shoresOf } from '../../../map/nature.ts';
import type { Glyph } from '../../../map/nature.ts';
import { pathOf, pathOfLines, pathOfPolygons } from '../../../map/path.ts';
import { AREA_BOXES, HEIGHT, HEXES, SEA_HEXES, WIDTH, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { checkMap } from './checks.ts';
import { GROUPS } from './countries.ts';
import { freeCourse } from './courses.ts';
import { plant } from './cover.ts';
import { LABELS, LETTERING } from './labels.ts';
import { LAKES } from './lakes.ts';
import { RANGES } from './ranges.ts';
import { RIVERS } from './rivers.ts';

const PROVENANCE =
  'Coast: Natural Earth 1:10 million, public domain, thinned and bent so that the hexes of the reconstructed map lie over their ' +
  'places. Rivers, lakes, mountains, trees and reeds: our own drawing. Written by npm run map.';

export function buildMap(): BuiltMap {
  const land = drawLand(0.55, 7);
  const rivers = new Map(RIVERS.map((river) => [river.id, drawRiver(river)] as const));
  const lakes = shoresOf(LAKES, project);
  const shores = [...lakes.values()];
  const lines = [...rivers.values()].flatMap(({ drawn }) => drawn);
  const map: BuiltMap = {
    land,
    rivers,
    lakes,
    landShare: new Map([...HEXES, ...SEA_HEXES].map(({ id, corners }) => [id, shareOf(corners, land)])),
    peaks: strewMountains(land, [...lines, ...shores], plant('mountain', land, shores)),
    trees: plant('forest', land, shores),
    reeds: plant('marsh', land, shores),
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

/** Glyphs of the mountain hexes, and those scattered along each crest beyond the hexes: inside, a glyph is a rule. */
function strewMountains(land: readonly Polygon[], waters: readonly Line[], ruled: readonly Point[]): Glyph[] {
  const random = scatter(1941);
  const standing = ruled.map(([x, y]): Glyph => [x, y, Math.round((0.72 + random() * 0.3) * 100) / 100]);
  return raiseMountains(
    RANGES,
    {
      project,
      random,
      breadth: 1.6,
      sizes: [0.82, 0.36],
      waters,
      shore: [4, 4],
      apart: [6.5, 4.4],
      isFree: (point) => isFree(point) && isInside(land, point),
      round: (x, y, size) => [Math.round(x), Math.round(y), Math.round(size * 100) / 100],
    },
    standing,
  );
}

function isFree([x, y]: Point): boolean {
  if (x < 20 || x > WIDTH - 20 || y < 20 || y > HEIGHT - 20) return false;
  if (HEXES.some(({ centre }) => distance(centre, [x, y]) < 62)) return false;
  return !AREA_BOXES.some(
    (box) => x > box.x - 9 && x < box.x + box.width + 9 && y > box.y - 6 && y < box.y + box.height + 10,
  );
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
