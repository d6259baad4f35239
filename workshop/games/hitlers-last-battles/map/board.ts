import data from '../../../../src/engine/games/hitlers-last-battles/data/hitlers-last-battles.json' with { type: 'json' };
import type { Line, Point } from '../../../map/geometry.ts';

/** The hexes of the data file on the drawn board. Board units: a hex corner is `RADIUS` from its centre. */
export const WIDTH = 1910;
export const HEIGHT = 1216;
export const RADIUS = 100;
/** Centre of hex 0101; leaves the frame's margin round the 12 × 6 hexes. */
export const ORIGIN: Point = [130, 126];

const COLUMN = 1.5 * RADIUS;
const ROW = Math.sqrt(3) * RADIUS;
const { lonStepPerColumn, latStepPerRow } = data.grid.projection;
const [first] = data.hexes;
if (first?.id !== '0101')
  throw new Error('the data file no longer begins with hex 0101, which the projection depends on');
const { lon: WEST, lat: NORTH } = first;

/** Equirectangular, as `grid.projection` of the data file says: linear in longitude and latitude. */
export const project = (lon: number, lat: number): Point => [
  ORIGIN[0] + ((lon - WEST) / lonStepPerColumn) * COLUMN,
  ORIGIN[1] + ((lat - NORTH) / latStepPerRow) * ROW,
];

export interface BoardHex {
  readonly id: string;
  readonly centre: Point;
  /** Six corners, clockwise on screen from the east. */
  readonly corners: Line;
  readonly playable: boolean;
  readonly terrain: string;
  readonly river: boolean;
  readonly name: string;
  readonly city: Point | null;
}

export const HEXES: readonly BoardHex[] = data.hexes.map((hex) => {
  const lift = hex.col % 2 === 0 ? ROW / 2 : 0;
  const centre: Point = [ORIGIN[0] + COLUMN * (hex.col - 1), ORIGIN[1] + ROW * (hex.row - 1) + lift];
  return {
    id: hex.id,
    centre,
    corners: cornersOf(centre),
    playable: hex.playable,
    terrain: hex.terrain,
    river: hex.river,
    name: hex.nameEn,
    city: hex.cityPoint ? project(hex.cityPoint.lon, hex.cityPoint.lat) : null,
  };
});

export const SEA_HEXSIDES: readonly (readonly [string, string])[] = data.seaHexsides.map(({ a, b }) => [a, b]);

function cornersOf([x, y]: Point): Line {
  const half = RADIUS / 2;
  const rise = ROW / 2;
  return [
    [x + RADIUS, y],
    [x + half, y + rise],
    [x - half, y + rise],
    [x - RADIUS, y],
    [x - half, y - rise],
    [x + half, y - rise],
  ];
}
