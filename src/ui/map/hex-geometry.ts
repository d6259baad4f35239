/** Drawing and stepping on a grid of hexes, flat-topped in columns or pointy-topped in rows. Board units; y grows to the south. */
export interface Place {
  readonly x: number;
  readonly y: number;
}
/** Which way up the hexes of a board stand. */
export type HexOrientation = 'flat' | 'pointy';
/** Ways out of a flat-topped hex. */
export type HexDirection = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
export const HEX_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly HexDirection[];
/** Ways out of a pointy-topped hex. */
export type RowDirection = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';
export const ROW_DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const satisfies readonly RowDirection[];

const ROOT3 = Math.sqrt(3);

/** Corners clockwise on screen; side `i` runs from corner `i` to the next. Flat hexes begin in the east, pointy ones in the south-east. */
const CORNERS: Readonly<Record<HexOrientation, readonly Place[]>> = {
  flat: [
    { x: 1, y: 0 },
    { x: 0.5, y: ROOT3 / 2 },
    { x: -0.5, y: ROOT3 / 2 },
    { x: -1, y: 0 },
    { x: -0.5, y: -ROOT3 / 2 },
    { x: 0.5, y: -ROOT3 / 2 },
  ],
  pointy: [
    { x: ROOT3 / 2, y: 0.5 },
    { x: 0, y: 1 },
    { x: -ROOT3 / 2, y: 0.5 },
    { x: -ROOT3 / 2, y: -0.5 },
    { x: 0, y: -1 },
    { x: ROOT3 / 2, y: -0.5 },
  ],
};
/** The first corner of the side that faces each way. */
const SIDE: Readonly<Record<HexDirection, number>> = { SE: 0, S: 1, SW: 2, NW: 3, N: 4, NE: 5 };

export const hexCorner = (
  centre: Place,
  radius: number,
  corner: number,
  orientation: HexOrientation = 'flat',
): Place => {
  const { x, y } = CORNERS[orientation][((corner % 6) + 6) % 6] ?? { x: 0, y: 0 };
  return { x: centre.x + x * radius, y: centre.y + y * radius };
};

export const hexCorners = (centre: Place, radius: number, orientation: HexOrientation = 'flat'): readonly Place[] =>
  CORNERS[orientation].map((_, corner) => hexCorner(centre, radius, corner, orientation));

/** The side towards a neighbour, walked clockwise. `inset` pulls both ends towards the centre, as a share of the radius. */
export function hexSide(centre: Place, radius: number, towards: HexDirection, inset = 0): readonly [Place, Place] {
  const first = SIDE[towards];
  return [hexCorner(centre, radius * (1 - inset), first), hexCorner(centre, radius * (1 - inset), first + 1)];
}

/** The side that two hexes share, whichever way up they stand: walked clockwise round the first. */
export function sharedSide(from: Place, to: Place): readonly [Place, Place] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // A side is as long as the radius; the way between the centres is √3 of it and square to the side.
  const reach = { x: (to.x - from.x) / ROOT3 / 2, y: (to.y - from.y) / ROOT3 / 2 };
  return [
    { x: middle.x + reach.y, y: middle.y - reach.x },
    { x: middle.x - reach.y, y: middle.y + reach.x },
  ];
}

export const point = ({ x, y }: Place): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

export const polygon = (places: readonly Place[]): string => `M${places.map(point).join('L')}Z`;
export const hexPath = (centre: Place, radius: number, orientation: HexOrientation = 'flat'): string =>
  polygon(hexCorners(centre, radius, orientation));

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

/** Column and row of the neighbour, in a grid of rows counted from the south whose odd rows lie half a hex further west. */
export function rowStep(column: number, row: number, towards: RowDirection): { column: number; row: number } {
  if (towards === 'W') return { column: column - 1, row };
  if (towards === 'E') return { column: column + 1, row };
  const west = row % 2 !== 0 ? column - 1 : column;
  const isNorth = towards === 'NE' || towards === 'NW';
  const isEast = towards === 'NE' || towards === 'SE';
  return { column: isEast ? west + 1 : west, row: isNorth ? row + 1 : row - 1 };
}
