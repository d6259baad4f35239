import type { HexFacts, Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { HEX_DIRECTIONS, hexPath, hexStep } from '../../../map/hex-geometry.ts';
import type { HexDirection, Place } from '../../../map/hex-geometry.ts';
import type { Arrow } from '../../../map/board-steps.ts';
import thumb from './map-thumb.json';

/**
 * Where things lie on this board, in board units. Printed hex numbers are column and row. The measures come from the small
 * file, so that a thumbnail does not load the whole map.
 */
export const BOARD = { width: thumb.width, height: thumb.height };
export const RADIUS = thumb.radius;
/** Centre of hex 0101. */
const [LEFT = 0, TOP = 0] = thumb.origin;
const ROW = Math.sqrt(3) * RADIUS;

const columnOf = (hex: HexId): number => Number(hex.slice(0, 2));
const rowOf = (hex: HexId): number => Number(hex.slice(2));
const idOf = (column: number, row: number): HexId => String(column).padStart(2, '0') + String(row).padStart(2, '0');

export function centreOf(hex: HexId): Place {
  const column = columnOf(hex);
  const lift = column % 2 === 0 ? ROW / 2 : 0;
  return { x: LEFT + 1.5 * RADIUS * (column - 1), y: TOP + ROW * (rowOf(hex) - 1) + lift };
}

export const outlineOf = (hex: HexId, scale = 1): string => hexPath(centreOf(hex), RADIUS * scale);

export function neighbourOf(hex: HexId, towards: HexDirection): HexId {
  const { column, row } = hexStep(columnOf(hex), rowOf(hex), towards);
  return idOf(column, row);
}

export const directionTo = (from: HexId, to: HexId): HexDirection | null =>
  HEX_DIRECTIONS.find((towards) => neighbourOf(from, towards) === to) ?? null;

const LEADS: Readonly<Record<Arrow, readonly HexDirection[]>> = {
  up: ['N'],
  down: ['S'],
  left: ['NW', 'SW'],
  right: ['NE', 'SE'],
};
/** All hexes of the grid that lie that way, playable or not: one may ask of a sea hex why it is closed. */
export const neighboursTowards = (hex: HexId, arrow: Arrow): readonly HexId[] =>
  LEADS[arrow].map((towards) => neighbourOf(hex, towards));

/** Counters stand a little above the middle, so that number and name stay in sight. */
export const COUNTER = 84;
const LIFT = -8;
/** Two units in one hex are a battle: the attacker stands in front on the right (look.md §7). */
const BATTLE = { attacker: { x: 24, y: 10 }, defender: { x: -24, y: -10 } };
export type Stand = 'alone' | 'attacker' | 'defender';

export function standOf(hex: HexId, stand: Stand): Place {
  const { x, y } = centreOf(hex);
  const aside = stand === 'alone' ? { x: 0, y: 0 } : BATTLE[stand];
  return { x: x + aside.x, y: y + LIFT + aside.y };
}

/** Upper right corner of a counter. */
export const MARKER = { width: 46, height: 29, x: 38, y: -43 };

/** What is printed for a place: the first of its names, without what stands in brackets. */
export const shortName = (name: string): string => name.split(/\s*[/／(（]/)[0] ?? name;
export const placeName = (hex: HexFacts, named: (thing: Named) => string): string => shortName(named(hex));
