import {
  COLUMN_GRID,
  ROW_GRID,
  type ColumnDirection,
  type RowDirection,
} from '../../../engine/kits/hex/printed-grid.ts';
import type { Arrow } from '../board-steps.ts';
import { hexPath, sharedSide, sideBand, sidesPath, type HexOrientation, type Place } from '../hex-geometry.ts';

/** The hexes of a printed grid in board units. */
export interface HexLayout {
  readonly radius: number;
  readonly centreOf: (hex: string) => Place;
  /** `scale` is a share of the radius. */
  readonly outlineOf: (hex: string, scale?: number) => string;
  readonly outlines: (hexes: readonly string[], scale?: number) => string;
  /** The side that two neighbours share, clockwise round the first. */
  readonly sideOf: (hex: string, neighbour: string) => readonly [Place, Place];
  readonly sidesOf: (pairs: readonly (readonly [string, string])[]) => string;
  /** A strip inside each first hex along its side to the second; `breadth` is a share of the radius. */
  readonly bandsOf: (pairs: readonly (readonly [string, string])[], breadth: number) => string;
  /** All hexes of the grid in that direction, also those out of play: a player may ask why a sea hex is closed. */
  readonly neighboursTowards: (hex: string, arrow: Arrow) => readonly string[];
}

const COLUMNS: Readonly<Record<Arrow, readonly ColumnDirection[]>> = {
  up: ['N'],
  down: ['S'],
  left: ['NW', 'SW'],
  right: ['NE', 'SE'],
};
const ROWS: Readonly<Record<Arrow, readonly RowDirection[]>> = {
  up: ['NW', 'NE'],
  down: ['SW', 'SE'],
  left: ['W'],
  right: ['E'],
};

export function hexLayout(orientation: HexOrientation, radius: number, centreOf: HexLayout['centreOf']): HexLayout {
  const outlineOf = (hex: string, scale = 1): string => hexPath(centreOf(hex), radius * scale, orientation);
  const sideOf: HexLayout['sideOf'] = (a, b) => sharedSide(centreOf(a), centreOf(b));
  return {
    radius,
    centreOf,
    outlineOf,
    outlines: (hexes, scale) => hexes.map((hex) => outlineOf(hex, scale)).join(''),
    sideOf,
    sidesOf: (pairs) => sidesPath(pairs.map(([a, b]) => sideOf(a, b))),
    bandsOf: (pairs, breadth) => pairs.map(([a, b]) => sideBand(centreOf(a), sideOf(a, b), breadth)).join(''),
    neighboursTowards: (hex, arrow) =>
      orientation === 'flat'
        ? COLUMNS[arrow].map((towards) => COLUMN_GRID.neighbourOf(hex, towards))
        : ROWS[arrow].map((towards) => ROW_GRID.neighbourOf(hex, towards)),
  };
}
