/** Drawing and stepping on a grid of flat-topped hexes in vertical columns. Board units; y grows to the south. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
export type HexDirection = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export const HEX_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly HexDirection[];

const ROOT3 = Math.sqrt(3);

/** Corners clockwise on screen from the east; side `i` runs from corner `i` to the next. */
const CORNERS: readonly Place[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: ROOT3 / 2 },
  { x: -0.5, y: ROOT3 / 2 },
  { x: -1, y: 0 },
  { x: -0.5, y: -ROOT3 / 2 },
  { x: 0.5, y: -ROOT3 / 2 },
];
/** The first corner of the side that faces each way. */
const SIDE: Readonly<Record<HexDirection, number>> = { SE: 0, S: 1, SW: 2, NW: 3, N: 4, NE: 5 };

export const hexCorner = (centre: Place, radius: number, corner: number): Place => {
  const { x, y } = CORNERS[((corner % 6) + 6) % 6] ?? { x: 0, y: 0 };
  return { x: centre.x + x * radius, y: centre.y + y * radius };
};

/** The side towards a neighbour, walked clockwise. `inset` pulls both ends towards the centre, as a share of the radius. */
export function hexSide(centre: Place, radius: number, towards: HexDirection, inset = 0): readonly [Place, Place] {
  const first = SIDE[towards];
  return [hexCorner(centre, radius * (1 - inset), first), hexCorner(centre, radius * (1 - inset), first + 1)];
}

export const point = ({ x, y }: Place): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

export const polygon = (places: readonly Place[]): string => `M${places.map(point).join('L')}Z`;
export const hexPath = (centre: Place, radius: number): string =>
  polygon(CORNERS.map((_, corner) => hexCorner(centre, radius, corner)));

/** Column and row of the neighbour, in a grid whose odd columns lie half a hex further north than the even ones. */
export function hexStep(column: number, row: number, towards: HexDirection): { column: number; row: number } {
  const isOdd = column % 2 !== 0;
  const north = isOdd ? row - 1 : row;
  if (towards === 'N') return { column, row: row - 1 };
  if (towards === 'S') return { column, row: row + 1 };
  const east = towards === 'NE' || towards === 'SE';
  const isNorth = towards === 'NE' || towards === 'NW';
  return { column: column + (east ? 1 : -1), row: isNorth ? north : north + 1 };
}
