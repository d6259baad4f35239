import polylabel from 'polylabel';
import data from '../../../../src/engine/games/hitlers-reich/data/hitlers-reich-map.json' with { type: 'json' };
import { distance, isInside, signedArea } from '../../../map/geometry.ts';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { HEIGHT, SPACE_IDS, WIDTH, isSea, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { LAND_SIZES, SEA_SIZES, layoutsOf } from './layouts.ts';
import type { Box, Contents, Layout } from './layouts.ts';
import { LARGEST_NAMES, PLACES } from './places.ts';
import { outlinesOf, rasterOf } from './raster.ts';

/** The positions of a space's things. */
export interface Standing {
  /** Middle of the largest circle inside the space, and its radius. */
  readonly label: Point;
  readonly radius: number;
  readonly area: number;
  readonly layout: Layout;
  /** The middle of the layout; its boxes are placed from it. */
  readonly at: Point;
  /** A space too small for its things: they are outside, at the end of this line. */
  readonly leader: readonly [Point, Point] | null;
}

/** The distance that things keep from the frame. */
const MARGIN = 18;
const STEP = 3;
/** The largest distance of things from their small space. */
const REACH = 150;
const CALL_OUT_NAME = 14;

type Ground = (point: Point) => string;

/**
 * Finds room for the things of every space: inside it, or else outside at the end of a line. Throws if there is none.
 */
export function placeAll(map: BuiltMap): ReadonlyMap<string, Standing> {
  const ground = rasterOf(map);
  const taken: Box[] = [];
  const standings = new Map<string, Standing>();
  const sites = SPACE_IDS.map((id) => {
    const outlines = outlinesOf(map, id);
    const main = mainPart(outlines);
    const { x, y, radius } = poleOf(main);
    return {
      id,
      outlines,
      label: [x, y] as Point,
      radius,
      area: outlines.reduce((sum, ring) => sum + signedArea(ring), 0),
    };
  });
  const settle = (site: (typeof sites)[number], beside: boolean) => {
    const { id, label, radius, area } = site;
    const found = beside ? besideIt(site, ground, taken) : within(site, ground, taken);
    if (!found) return false;
    taken.push(...found.layout.boxes.map((box) => ({ ...box, x: box.x + found.at[0], y: box.y + found.at[1] })));
    standings.set(id, { label, radius, area, layout: found.layout, at: found.at, leader: found.leader });
    return true;
  };
  const bySize = [...sites].sort((a, b) => a.radius - b.radius);
  const small = bySize.filter((site) => !isSea(site.id) && !settle(site, false));
  const homeless = [
    ...small.filter((site) => !settle(site, true)),
    ...bySize.filter((site) => isSea(site.id) && !settle(site, false)),
  ];
  if (homeless.length > 0) throw new Error(`no room for the markers of ${homeless.map(({ id }) => id).join(', ')}`);
  return standings;
}

interface Site {
  readonly id: string;
  readonly label: Point;
  readonly radius: number;
  readonly outlines: readonly Line[];
}
interface Found {
  readonly layout: Layout;
  readonly at: Point;
  readonly leader: Standing['leader'];
}

function within({ id, label, radius, outlines }: Site, ground: Ground, taken: readonly Box[]): Found | null {
  const wanted = PLACES[id] ? project(...PLACES[id]) : label;
  const reach = Math.max(24, radius * (isSea(id) ? 2.2 : 1.5));
  // The grid is coarse: what it lets pass is asked again of the true shape.
  const isInShape = (layout: Layout, at: Point) => layout.boxes.every((box) => isInside([outlines], placeOf(box, at)));
  const cost = (layout: Layout, at: Point): number | null => {
    if (layout.boxes.some((box) => ground(placeOf(box, at)) !== id)) return null;
    let outside = 0;
    let all = 0;
    for (const box of layout.boxes) {
      const middle: Point = [at[0] + box.x, at[1] + box.y];
      const weight = box.slot === 'name' ? 5 : 1;
      for (let i = -2; i <= 2; i++) {
        for (let j = -1; j <= 1; j++) {
          all += weight;
          if (ground([middle[0] + (box.width * i) / 4, middle[1] + (box.height * j) / 2]) !== id) outside += weight;
        }
      }
    }
    return (outside / all) * 7 + distance(at, wanted) / (radius + 20);
  };
  return search(id, wanted, reach, 0, taken, cost, isInShape);
}

/** The position of a layout's box, in whole units. */
export const placeOf = ({ x, y }: Box, at: Point): Point => [Math.round(at[0] + x), Math.round(at[1] + y)];

function besideIt({ id, label, radius }: Site, ground: Ground, taken: readonly Box[]): Found | null {
  const wanted = PLACES[id] ? project(...PLACES[id]) : label;
  const found = search(id, wanted, PLACES[id] ? 40 : REACH, PLACES[id] ? 0 : radius + 12, taken, (layout, at) => {
    let dry = 0;
    let all = 0;
    for (const box of layout.boxes) {
      for (let i = -2; i <= 2; i++) {
        for (let j = -1; j <= 1; j++) {
          const owner = ground([at[0] + box.x + (box.width * i) / 4, at[1] + box.y + (box.height * j) / 2]);
          all++;
          if (!isSea(owner) && owner !== id) dry++;
        }
      }
      // The space itself stays in sight.
      if (
        Math.abs(label[0] - at[0] - box.x) < box.width / 2 + 5 &&
        Math.abs(label[1] - at[1] - box.y) < box.height / 2 + 5
      ) {
        return null;
      }
    }
    return (dry / all) * 9 + distance(at, wanted) / 30;
  });
  if (!found) return null;
  const edge = found.layout.boxes
    .map((box): Point => {
      const [x, y] = [found.at[0] + box.x, found.at[1] + box.y];
      const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
      return [
        clamp(label[0], x - box.width / 2, x + box.width / 2),
        clamp(label[1], y - box.height / 2, y + box.height / 2),
      ];
    })
    .sort((a, b) => distance(a, label) - distance(b, label))[0];
  return edge ? { ...found, leader: [label, edge] } : null;
}

/** The best place and layout by `cost`, lower is better; null refuses. Larger names and markers are worth something. */
function search(
  id: string,
  wanted: Point,
  reach: number,
  least: number,
  taken: readonly Box[],
  cost: (layout: Layout, at: Point) => number | null,
  isAllowed: (layout: Layout, at: Point) => boolean = () => true,
): Found | null {
  const sizes: readonly number[] = isSea(id) ? SEA_SIZES : LAND_SIZES;
  const largest = LARGEST_NAMES[id] ?? (least > 0 ? CALL_OUT_NAME : (sizes[0] ?? CALL_OUT_NAME));
  const near = taken.filter(
    (box) => Math.abs(box.x - wanted[0]) < reach + 180 && Math.abs(box.y - wanted[1]) < reach + 160,
  );
  let best: Found | null = null;
  let lowest = Infinity;
  const step = Math.max(STEP, Math.round(reach / 16));
  const worth = ({ scale, size }: Layout): number => (1 - scale) * 2.2 + (1 - size / largest) * 2;
  const layouts = layoutsOf(contentsOf(id), sizes.filter((size) => size <= largest)); // prettier-ignore
  for (const layout of layouts.sort((a, b) => worth(a) - worth(b))) {
    const base = worth(layout);
    if (base >= lowest) break;
    for (let dx = -reach; dx <= reach; dx += step) {
      for (let dy = -reach; dy <= reach; dy += step) {
        const far = Math.sqrt(dx * dx + dy * dy);
        if (far > reach || far < least) continue;
        const at: Point = [Math.round(wanted[0] + dx), Math.round(wanted[1] + dy)];
        const own = cost(layout, at);
        if (own === null || base + own >= lowest) continue;
        if (!layout.boxes.every((box) => isFree(box, at, near)) || !isAllowed(layout, at)) continue;
        lowest = base + own;
        best = { layout, at, leader: null };
      }
    }
  }
  return best;
}

function isFree(box: Box, at: Point, taken: readonly Box[]): boolean {
  const [x, y] = [at[0] + box.x, at[1] + box.y];
  const [half, rise] = [box.width / 2, box.height / 2];
  if (x - half < MARGIN || y - rise < MARGIN || x + half > WIDTH - MARGIN || y + rise > HEIGHT - MARGIN) return false;
  return !taken.some(
    (other) =>
      Math.abs(other.x - x) < other.width / 2 + half + 4 && Math.abs(other.y - y) < other.height / 2 + rise + 1,
  );
}

function contentsOf(id: string): Contents {
  const space = [...data.landAreas, ...data.seaZones].find((each) => each.id === id);
  const name = space?.name.en ?? id;
  const words = name.split(/[ -]/);
  // Two words of a long name are set below each other; three, as in Bay of Biscay, in two lines or in three.
  const broken =
    words.length === 3
      ? [[`${words[0] ?? ''} ${words[1] ?? ''}`, words[2] ?? ''], words]
      : words.length > 1
        ? [words]
        : [];
  return {
    isSea: isSea(id),
    isClosed: space?.start1941 === 'impassable',
    names: name.length > 9 && broken.length > 0 ? [...broken, [name]] : [[name], ...broken],
    production: space?.production ?? 0,
  };
}

const isOuter = (ring: Line): boolean => signedArea(ring) > 0;
/** The largest part of a space, with its holes. */
function mainPart(outlines: readonly Line[]): Polygon {
  const [outer] = outlines.filter(isOuter).sort((a, b) => signedArea(b) - signedArea(a));
  if (!outer) return [];
  return [outer, ...outlines.filter((ring) => !isOuter(ring) && isInside([[outer]], ring[0] ?? [0, 0]))];
}

function poleOf(rings: Polygon): { readonly x: number; readonly y: number; readonly radius: number } {
  const pole = polylabel(rings, 0.5);
  return { x: pole[0], y: pole[1], radius: pole.distance };
}

/** The boxes of names and drums on the board, which are printed there permanently. */
export const printOf = (standings: ReadonlyMap<string, Standing>): readonly Box[] =>
  [...standings.values()].flatMap(({ layout, at }) =>
    layout.boxes
      .filter(({ slot }) => slot === 'name' || slot === 'drums')
      .map((box) => ({ ...box, x: box.x + at[0], y: box.y + at[1] })),
  );
