/** Drawing a grid of hexes, flat-topped in columns or pointy-topped in rows. Board units; y grows to the south. */

import type { Rect } from './viewport-math.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}
export type HexOrientation = 'flat' | 'pointy';

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

/** The side that two hexes share, in either orientation, clockwise round the first. */
export function sharedSide(from: Place, to: Place): readonly [Place, Place] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // A side is as long as the radius; the line between the centres is √3 of it and at right angles to the side.
  const reach = { x: (to.x - from.x) / ROOT3 / 2, y: (to.y - from.y) / ROOT3 / 2 };
  return [
    { x: middle.x + reach.y, y: middle.y - reach.x },
    { x: middle.x - reach.y, y: middle.y + reach.x },
  ];
}

export const point = ({ x, y }: Place): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

export const moved = (a: Place, b: Place): Place => ({ x: a.x + b.x, y: a.y + b.y });

export const polygon = (places: readonly Place[]): string => `M${places.map(point).join('L')}Z`;
export const hexPath = (centre: Place, radius: number, orientation: HexOrientation = 'flat'): string =>
  polygon(hexCorners(centre, radius, orientation));

export const sidesPath = (sides: readonly (readonly [Place, Place])[]): string =>
  sides.map(([from, to]) => `M${point(from)}L${point(to)}`).join('');

/** A strip inside a hex along one of its sides, mitred at the corners; `breadth` as a share of the radius. */
export function sideBand(centre: Place, [from, to]: readonly [Place, Place], breadth: number): string {
  const inner = ({ x, y }: Place): Place => ({ x: x + (centre.x - x) * breadth, y: y + (centre.y - y) * breadth });
  return polygon([from, to, inner(to), inner(from)]);
}

export const rectPath = ({ x, y, width, height }: Rect): string =>
  `M${point({ x, y })}h${round(width)}v${round(height)}h${-round(width)}Z`;
export const boxPath = ({ x, y }: Place, width: number, height: number): string =>
  rectPath({ x: x - width / 2, y: y - height / 2, width, height });

/** A square counter round its middle; its corners identify the army in any light. `half` is half its side. */
export function counterOutline(half: number, corner: number, kind: 'round' | 'cut'): string {
  const near = half - corner;
  const bend = (x: number, y: number, toX: number, toY: number) =>
    kind === 'cut' ? `L${toX} ${toY}` : `Q${x} ${y} ${toX} ${toY}`;
  return (
    `M${-near} ${-half}H${near}${bend(half, -half, half, -near)}V${near}${bend(half, half, near, half)}` +
    `H${-near}${bend(-half, half, -half, near)}V${-near}${bend(-half, -half, -near, -half)}Z`
  );
}
