import type { AreaId, HexId, Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { ROW_GRID } from '../../../../engine/kits/hex/printed-grid.ts';
import { hexCorner, polygon, rectPath, type Place } from '../../../board/hex-geometry.ts';
import { hexLayout } from '../../../board/hex/layout.ts';
import type { Rect, Size } from '../../../board/viewport-math.ts';

/**
 * The geometry of this board, in board units. Hexes are pointy, in rows; printed numbers are row (from the south) and
 * column. The rear areas are framed boxes next to the hexes that they touch (§2.1.2).
 */
export const BOARD: Size = { width: 1960, height: 1748 };
export const HEX_WIDTH = 100;
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);

const ROW_PITCH = 1.5 * HEX_RADIUS;
/** West of column 1, room for the rear areas of the German player; north of the last row, room for the frame. */
const LEFT = 410;
const TOP = 94;
const LAST_ROW = 19;

export const FRONT: Rect = { x: 262, y: TOP - 46, width: 1454, height: (LAST_ROW - 1) * ROW_PITCH + 84 };

/** The same without the western rear areas: from the first column of hexes on. */
export const HEXES: Rect = { ...FRONT, x: LEFT, width: FRONT.x + FRONT.width - LEFT };

const rowOf = (hex: HexId): number => ROW_GRID.cellOf(hex).row;
const heightOf = (row: number): number => TOP + (LAST_ROW - row) * ROW_PITCH;

export function hexCentre(id: HexId): Place {
  const { col, row } = ROW_GRID.cellOf(id);
  const shift = row % 2 === 0 ? 0 : -0.5;
  return { x: LEFT + HEX_WIDTH * (col + shift), y: heightOf(row) };
}

export const HEX_LAYOUT = hexLayout('pointy', HEX_RADIUS, hexCentre);
export const { outlineOf: hexOutline, outlines, sideOf: hexSideOf, neighboursTowards } = HEX_LAYOUT;

const BOX_WIDTH = 134;
/** The name of a rear area is upright, in a band at the outer side of its box. */
const BAND = 30;
const GAP = 4;
const WEST = 266;
/** Romania's hexes are further east than the others along the border, and so is its box. */
const ROMANIA = 366;
const EAST = 1578;

const boxOf = (x: number, top: number, bottom: number): Rect => ({ x, y: top, width: BOX_WIDTH, height: bottom - top });

/** Two rear areas that touch one hex divide its side, so that each has room for its first units: N and C at 1401, C and S at 1001. */
const AREA_BOXES: Readonly<Record<AreaId, Rect>> = {
  N: boxOf(WEST, heightOf(17) - 90, heightOf(14) - 24 - GAP),
  C: boxOf(WEST, heightOf(14) - 24 + GAP, heightOf(10) + 14 - GAP),
  S: boxOf(WEST, heightOf(10) + 14 + GAP, heightOf(7) + 38 - GAP),
  R: boxOf(ROMANIA, heightOf(7) + 38 + GAP, heightOf(3) + 44),
  E: boxOf(EAST, heightOf(14), heightOf(6)),
};

/** The frame of a rear area: room for one column of counters, that overlap where they are many. */
export const areaBox = (id: AreaId): Rect => AREA_BOXES[id];

export function areaBand(id: AreaId): Rect {
  const { x, y, width, height } = areaBox(id);
  return { x: id === 'E' ? x + width - BAND : x, y, width: BAND, height };
}

export function areaFloor(id: AreaId): Rect {
  const { x, y, width, height } = areaBox(id);
  return { x: id === 'E' ? x : x + BAND, y, width: width - BAND, height };
}

export const areaOutline = (id: AreaId): string => rectPath(areaBox(id));

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

export function spotCentre(spot: Spot): Place {
  if (!isArea(spot)) return hexCentre(spot);
  const { x, y, width, height } = areaBox(spot);
  return { x: x + width / 2, y: y + height / 2 };
}
