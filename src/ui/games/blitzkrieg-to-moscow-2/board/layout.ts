import type { AreaId, HexId, Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Arrow } from '../../../board/board-steps.ts';
import { ROW_GRID, type RowDirection } from '../../../../engine/kits/hex/printed-grid.ts';
import { hexCorner, hexPath, polygon, sharedSide } from '../../../board/hex-geometry.ts';
import type { HexShape, Place } from '../../../board/hex-geometry.ts';
import type { Rect, Size } from '../../../board/viewport-math.ts';

/**
 * Where things lie on this board, in board units. Hexes stand on a point, in rows; printed numbers are row (from the
 * south) and column. The rear areas stand as framed boxes beside the hexes that they touch (§2.1.2).
 */
export const BOARD: Size = { width: 1960, height: 1748 };
export const HEX_WIDTH = 100;
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);

const ROW_PITCH = 1.5 * HEX_RADIUS;
/** West of column 1, room for the rear areas of the German player; north of the last row, room for the frame. */
const LEFT = 410;
const TOP = 94;
const LAST_ROW = 19;

/** What the first view shows: all rows of hexes, their counters whole, between the rear areas. */
export const FRONT: Rect = { x: 262, y: TOP - 46, width: 1454, height: (LAST_ROW - 1) * ROW_PITCH + 84 };

/** The same without the western rear areas: from the first column of hexes on. */
export const HEXES: Rect = { ...FRONT, x: LEFT, width: FRONT.x + FRONT.width - LEFT };

const rowOf = (hex: HexId): number => ROW_GRID.cellOf(hex).row;
const heightOf = (row: number): number => TOP + (LAST_ROW - row) * ROW_PITCH;

/** Centre of a hex of the grid, whether it is land or sea. */
export function hexCentre(id: HexId): Place {
  const { col, row } = ROW_GRID.cellOf(id);
  const shift = row % 2 === 0 ? 0 : -0.5;
  return { x: LEFT + HEX_WIDTH * (col + shift), y: heightOf(row) };
}

export const hexOutline = (id: HexId, scale = 1): string => hexPath(hexCentre(id), HEX_RADIUS * scale, 'pointy');

/** @see HexShape */
export const HEX_SHAPE: HexShape = { radius: HEX_RADIUS, centreOf: hexCentre, outlineOf: hexOutline };

/** The side that two neighbouring hexes share, walked clockwise round the first. */
export const hexSideOf = (a: HexId, b: HexId): readonly [Place, Place] => sharedSide(hexCentre(a), hexCentre(b));

const LEADS: Readonly<Record<Arrow, readonly RowDirection[]>> = {
  up: ['NW', 'NE'],
  down: ['SW', 'SE'],
  left: ['W'],
  right: ['E'],
};
/** All hexes of the grid that lie that way, playable or not: one may ask of a sea hex why it is closed. */
export const neighboursTowards = (hex: HexId, arrow: Arrow): readonly HexId[] =>
  LEADS[arrow].map((towards) => ROW_GRID.neighbourOf(hex, towards));

/** Slim: one column of counters beside the name. */
const BOX_WIDTH = 134;
/** The name of a rear area stands upright in a band at the outer side of its box. */
export const BAND = 30;
/** Half of the gap between two boxes. */
const GAP = 4;
const WEST = 266;
/** Romania's hexes lie further east than the others along the border, and its box with them. */
const ROMANIA = 366;
const EAST = 1578;

const boxOf = (x: number, top: number, bottom: number): Rect => ({ x, y: top, width: BOX_WIDTH, height: bottom - top });

/** Two rear areas that touch one hex part beside it, so that each has room for what it holds at first: N and C at 1401, C and S at 1001. */
const AREA_BOXES: Readonly<Record<AreaId, Rect>> = {
  N: boxOf(WEST, heightOf(17) - 90, heightOf(14) - 24 - GAP),
  C: boxOf(WEST, heightOf(14) - 24 + GAP, heightOf(10) + 14 - GAP),
  S: boxOf(WEST, heightOf(10) + 14 + GAP, heightOf(7) + 38 - GAP),
  R: boxOf(ROMANIA, heightOf(7) + 38 + GAP, heightOf(3) + 44),
  E: boxOf(EAST, heightOf(14), heightOf(6)),
};

/** The frame of a rear area: room for one column of counters, that overlap where they are many. */
export const areaBox = (id: AreaId): Rect => AREA_BOXES[id];

/** The band of its name: outside, away from the hexes. */
export function areaBand(id: AreaId): Rect {
  const { x, y, width, height } = areaBox(id);
  return { x: id === 'E' ? x + width - BAND : x, y, width: BAND, height };
}

/** Where its counters stand. */
export function areaFloor(id: AreaId): Rect {
  const { x, y, width, height } = areaBox(id);
  return { x: id === 'E' ? x : x + BAND, y, width: width - BAND, height };
}

export function areaOutline(id: AreaId): string {
  const { x, y, width, height } = areaBox(id);
  return polygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
}

/**
 * The outer hexsides of a column of hexes, one path from north to south: where a rear area meets the hexes that touch it.
 * Western hexes show their western sides, those of the last column (`side` east) their eastern ones.
 */
export function areaEdge(
  hexes: readonly HexId[],
  side: 'west' | 'east' = 'west',
): readonly (readonly [Place, Place])[] {
  const corners = side === 'west' ? [3, 2] : [5, 0];
  const places = [...hexes]
    .sort((a, b) => rowOf(b) - rowOf(a))
    .flatMap((hex) => corners.map((corner) => hexCorner(hexCentre(hex), HEX_RADIUS, corner, 'pointy')));
  return places.flatMap((to, i) => {
    const from = places[i - 1];
    return from ? [[from, to] as const] : [];
  });
}

/** The ground between the box of a rear area and the hexes that touch it. */
export function areaApron(id: AreaId, hexes: readonly HexId[]): string {
  const { x, y, width, height } = areaBox(id);
  const side = id === 'E' ? 'east' : 'west';
  const near = side === 'east' ? x : x + width;
  // In the west two boxes may share a hex; the east has all of its side.
  const within = ({ x: at, y: down }: Place): Place =>
    id === 'E' ? { x: at, y: down } : { x: at, y: Math.min(Math.max(down, y), y + height) };
  const edge = areaEdge(hexes, side).flatMap((ends, i) => (i === 0 ? ends : ends.slice(1)));
  return polygon([{ x: near, y }, ...edge.map(within), { x: near, y: y + height }]);
}

const isArea = (spot: Spot): spot is AreaId => spot in AREA_BOXES;

export const moved = (a: Place, b: Place): Place => ({ x: a.x + b.x, y: a.y + b.y });

/** Middle of a hex or of the box of a rear area. */
export function spotCentre(spot: Spot): Place {
  if (!isArea(spot)) return hexCentre(spot);
  const { x, y, width, height } = areaBox(spot);
  return { x: x + width / 2, y: y + height / 2 };
}
