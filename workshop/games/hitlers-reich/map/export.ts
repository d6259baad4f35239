import { thin } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { pathOf, pathOfLines } from '../../../map/path.ts';
import { ringsOf } from './arcs.ts';
import { BEYOND, CLOSED_CORNERS, CROSSINGS, HEIGHT, LAND_IDS, OFF_LAND, OFF_SEA, SPACE_IDS, WIDTH, project } from './board.ts'; // prettier-ignore
import type { Border, BuiltMap } from './built-map.ts';
import { ARROWS, DOTS } from './arrows.ts';
import { SIZES } from './layouts.ts';
import { CLASSES } from './lines.ts';
import type { Nature } from './nature.ts';
import { placeOf } from './slots.ts';
import type { Standing } from './slots.ts';

const PROVENANCE =
  'Our own drawing. Coasts and true borders: Natural Earth 1:10 million, public domain, thinned; areas, sea zones, rivers, ' +
  'lakes and mountains: our own tracing of the reconstructed map data. Written by npm run map.';

const OWNERS: readonly string[] = [...SPACE_IDS, OFF_LAND, OFF_SEA, BEYOND];
const tenth = (value: number): number => Math.round(value * 10) / 10;
const place = ([x, y]: Point): [number, number] => [tenth(x), tenth(y)];

/** The board's imports; see `MapShapes` in the board's `shapes.ts`. */
export function mapShapes(map: BuiltMap, standings: ReadonlyMap<string, Standing>, nature: Nature) {
  return {
    provenance: PROVENANCE,
    width: WIDTH,
    height: HEIGHT,
    owners: OWNERS,
    kinds: CLASSES,
    sizes: SIZES,
    spaces: Object.fromEntries(SPACE_IDS.map((id) => [id, spaceOf(id, map, standings)])),
    off: { land: map.rings.get(OFF_LAND) ?? [], sea: map.rings.get(OFF_SEA) ?? [] },
    crossings: CROSSINGS.map(({ a, b }) => ({ a, b, line: arrowOf(a, b) })),
    corners: CLOSED_CORNERS.map(({ a, b }) => ({ a, b, at: place(meetingOf(a, b, map)) })),
    rivers: {
      great: pathOfLines(nature.rivers.filter(({ rank }) => rank === 1).map(({ line }) => line)),
      small: pathOfLines(nature.rivers.filter(({ rank }) => rank === 2).map(({ line }) => line)),
    },
    lakes: [...nature.lakes.values()].map((ring) => pathOf(ring, true)).join(''),
    mountains: nature.peaks,
    arcs: map.borders.map(({ right, left, kind, line }) => [
      OWNERS.indexOf(right),
      OWNERS.indexOf(left),
      CLASSES.indexOf(kind),
      ...deltas(line),
    ]),
  };
}

function spaceOf(id: string, map: BuiltMap, standings: ReadonlyMap<string, Standing>) {
  const standing = standings.get(id);
  if (!standing) throw new Error(`nothing stands in ${id}`);
  const { label, radius, area, layout, at, leader } = standing;
  const slots = layout.boxes.map((box) => [box.slot, placeOf(box, at)] as const);
  return {
    rings: map.rings.get(id) ?? [],
    label: place(label),
    radius: tenth(radius),
    area: Math.round(area),
    text: layout.size,
    lines: layout.lines,
    scale: layout.scale,
    slots: Object.fromEntries(slots),
    ...(leader ? { leader: leader.flatMap(place) } : {}),
  };
}

/** Tenths of a board unit: the first point, then the steps. */
function deltas(line: Line): number[] {
  const out: number[] = [];
  let [x, y] = [0, 0];
  for (const point of line) {
    const [nx, ny] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    out.push(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  return out;
}

function arrowOf(a: string, b: string): number[] {
  const arrow = ARROWS[`${a}|${b}`];
  if (!arrow) throw new Error(`no arrow is drawn for the crossing ${a}–${b}`);
  return arrow.flatMap(([lon, lat]) => place(project(lon, lat)));
}

/** The node where two owners touch, or the place given for it. Throws where they do neither. */
function meetingOf(a: string, b: string, map: BuiltMap): Point {
  const dot = DOTS[`${a}|${b}`];
  if (dot) return project(...dot);
  const nodesOf = (owner: string): (Point | undefined)[] =>
    map.borders
      .filter(({ right, left }) => right === owner || left === owner)
      .flatMap(({ line }) => [line[0], line.at(-1)]);
  const others = new Set(nodesOf(b).map(String));
  const node = nodesOf(a).find((point) => others.has(String(point)));
  if (!node) throw new Error(`the closed corner ${a}–${b} is drawn nowhere`);
  return node;
}

/** How coarse the small picture is, board units. */
const THUMB_TOLERANCE = 9;
/** Islands smaller than this are left out of it, unless they are a space. */
const THUMB_ISLAND = 220;

/**
 * The same land, coarse, for pictures a few hundred pixels wide: one path for each area, and the position of each
 * space.
 */
export function thumbShapes(map: BuiltMap, standings: ReadonlyMap<string, Standing>) {
  const coarse: Border[] = map.borders.map((border) => ({ ...border, line: coarseLine(border.line) }));
  const rings = ringsOf(coarse);
  const pathOfOwner = (owner: string): string => {
    const outlines = (rings.get(owner) ?? []).map((ring) =>
      ring.flatMap((index) => {
        const line = coarse[index < 0 ? ~index : index]?.line ?? [];
        return index < 0 ? [...line].reverse() : line;
      }),
    );
    const largest = Math.max(...outlines.map(sizeOf));
    return outlines
      .filter((outline) => sizeOf(outline) >= Math.min(THUMB_ISLAND, largest))
      .map((outline) =>
        pathOf(
          outline.map(([x, y]): Point => [Math.round(x), Math.round(y)]),
          true,
        ),
      )
      .join('');
  };
  return {
    width: WIDTH,
    height: HEIGHT,
    land: Object.fromEntries(LAND_IDS.map((id) => [id, pathOfOwner(id)])),
    off: pathOfOwner(OFF_LAND),
    places: Object.fromEntries(
      SPACE_IDS.map((id) => [id, (standings.get(id)?.label ?? [0, 0]).map((value) => Math.round(value))]),
    ),
  };
}

/** A loop keeps its far point, so that it does not fall together. */
function coarseLine(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) return thin(line, THUMB_TOLERANCE);
  const far = (point: Point): number => Math.hypot(point[0] - first[0], point[1] - first[1]);
  const middle = line.reduce((best, point, i) => (far(point) > far(line[best] ?? first) ? i : best), 0);
  const tolerance = Math.min(THUMB_TOLERANCE, far(line[middle] ?? first) / 6);
  return [...thin(line.slice(0, middle + 1), tolerance), ...thin(line.slice(middle), tolerance).slice(1)];
}

const sizeOf = (ring: Line): number => {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
};
