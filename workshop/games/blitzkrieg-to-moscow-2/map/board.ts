import data from '../../../../src/engine/games/blitzkrieg-to-moscow-2/data/blitzkrieg-to-moscow-2.json' with { type: 'json' };
import {
  BOARD,
  HEX_RADIUS,
  areaBox,
  areaEdge,
  hexCentre,
  hexSideOf,
} from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { hexCorners } from '../../../../src/ui/board/hex-geometry.ts';
import type { Place } from '../../../../src/ui/board/hex-geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { SEA_PLACES, SHORE_HEXES, WATERS_BETWEEN } from './shores.ts';
import { fitWarp } from './warp.ts';

/** The hexes of the data file on the drawn board, and the projection of longitude and latitude. Board units. */
export const { width: WIDTH, height: HEIGHT } = BOARD;

export interface BoardHex {
  readonly id: string;
  readonly centre: Point;
  readonly corners: Line;
  readonly terrain: string;
  readonly lon: number;
  readonly lat: number;
  readonly city: string | null;
}

const centreOf = (id: string): Point => {
  const { x, y } = hexCentre(id);
  return [x, y];
};
export const cornersOf = (id: string): Line =>
  hexCorners(hexCentre(id), HEX_RADIUS, 'pointy').map(({ x, y }): Point => [x, y]);

const cityNames = new Map(data.cities.map(({ hex, en }) => [hex, en]));
export const HEXES: readonly BoardHex[] = data.map.hexes.map(({ id, terrain, lon, lat }) => ({
  id,
  centre: centreOf(id),
  corners: cornersOf(id),
  terrain,
  lon,
  lat,
  city: cityNames.get(id) ?? null,
}));
/** Hexes of the grid that the rules leave to the sea. */
export const SEA_HEXES: readonly { readonly id: string; readonly centre: Point; readonly corners: Line }[] =
  Object.keys(data.map.seaPlaces).map((id) => ({ id, centre: centreOf(id), corners: cornersOf(id) }));

export interface Side {
  readonly between: readonly [string, string];
  readonly ends: readonly [Point, Point];
}
const twoOf = ([a, b]: readonly [Place, Place]): readonly [Point, Point] => [
  [a.x, a.y],
  [b.x, b.y],
];
const sideOf = ([a = '', b = '']: readonly string[]): Side => ({ between: [a, b], ends: twoOf(hexSideOf(a, b)) });
const middleOf = ({ ends: [a, b] }: Side): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const WATER_SIDES: readonly Side[] = data.map.waterHexsides.map(({ between }) => sideOf(between));
/** Hexsides of the rule rivers, with the river's name in the data. */
export const RIVER_SIDES: readonly (Side & { readonly river: string })[] = data.map.riverHexsides.map(
  ({ between, river }) => ({ river, ...sideOf(between) }),
);

/** The hexsides between Romania's rear area and its hexes, across a river. */
export const REAR_SIDES: readonly Side[] = data.map.rearRiverHexsides.flatMap(({ rear, hexes }) =>
  areaEdge(hexes).map((ends) => ({ between: [rear, rear] as const, ends: twoOf(ends) })),
);
export const AREA_BOXES = (['N', 'C', 'S', 'R', 'E'] as const).map(areaBox);

/** Middle of the drawing; lengths there are true. One unit is a hex (106.8 km). */
const MERIDIAN = 31;
const KM_PER_DEGREE = 111.3;
const KM_PER_HEX = 106.8;

/** Sinusoidal, in hexes: what is left to the warp is a turn and some unevenness. */
const flat = (lon: number, lat: number): Point => [
  ((lon - MERIDIAN) * Math.cos((lat * Math.PI) / 180) * KM_PER_DEGREE) / KM_PER_HEX,
  (lat * KM_PER_DEGREE) / KM_PER_HEX,
];

/**
 * The hexes of the data are uneven: cities are exact, others give way (0901 would fold the map over 0902), so that the
 * coast keeps its look.
 */
const SLACK = 1.2;
const CITY_GIVE = 0.02;
const warp = fitWarp(
  [
    ...data.map.hexes.map(({ id, lon, lat }) => ({
      id,
      at: SHORE_HEXES[id] ?? ([lon, lat] as const),
      give: cityNames.has(id) ? CITY_GIVE : 1,
    })),
    ...Object.entries(SEA_PLACES).map(([id, at]) => ({ id, at, give: 1 })),
  ]
    .map(({ id, at, give }) => ({ from: flat(...at), to: centreOf(id), give }))
    .concat(WATERS_BETWEEN.map(({ between, at }) => ({ from: flat(...at), to: middleOf(sideOf(between)), give: 0.3 }))),
  SLACK,
);

/** Nothing outside this is drawn; the warp is undefined far from the hexes and might fold back. */
const WEST = 12;
const EAST = 52;
const SOUTH = 41;
const NORTH = 64.5;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** The coast of half the world runs through few places at the limits. */
const atLimit = new Map<string, Point>();

export function project(lon: number, lat: number): Point {
  const [within, up] = [clamp(lon, WEST, EAST), clamp(lat, SOUTH, NORTH)];
  if (within === lon && up === lat) return warp(flat(lon, lat));
  // Rounded: lines along a limit are out of sight.
  const place = [Math.round(within * 2) / 2, Math.round(up * 2) / 2] as const;
  const key = place.join(' ');
  const known = atLimit.get(key) ?? warp(flat(...place));
  atLimit.set(key, known);
  return known;
}
