import type { HexFacts, Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { COLUMN_GRID, type ColumnDirection } from '../../../../engine/kits/hex/printed-grid.ts';
import { hexPath, sharedSide } from '../../../board/hex-geometry.ts';
import type { HexShape, Place } from '../../../board/hex-geometry.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import type { Arrow } from '../../../board/board-steps.ts';
import thumb from './map-thumb.json';

/**
 * Where things lie on this board, in board units. Printed hex numbers are column and row. The measures come from the small
 * file, so that a thumbnail does not load the whole map.
 */
export const BOARD = { width: thumb.width, height: thumb.height };
/** What the first view is about where the board is not seen whole: the hexes, without the strip of the legend. */
export const CORE: Rect = { x: 0, y: 20, width: BOARD.width, height: BOARD.height - 146 };
export const RADIUS = thumb.radius;
/** Centre of hex 0101. */
const [LEFT = 0, TOP = 0] = thumb.origin;
const ROW = Math.sqrt(3) * RADIUS;

export function centreOf(hex: HexId): Place {
  const { col, row } = COLUMN_GRID.cellOf(hex);
  const lift = col % 2 === 0 ? ROW / 2 : 0;
  return { x: LEFT + 1.5 * RADIUS * (col - 1), y: TOP + ROW * (row - 1) + lift };
}

export const outlineOf = (hex: HexId, scale = 1): string => hexPath(centreOf(hex), RADIUS * scale);

/** The number printed at the top of a hex, with the wave of a river beside it. */
export function numberRect(hex: HexId): Rect {
  const { x, y } = centreOf(hex);
  return { x: x - 36, y: y - 84, width: 72, height: 24 };
}

/** @see HexShape */
export const HEX_SHAPE: HexShape = { radius: RADIUS, centreOf, outlineOf };

/** Where the rim of a marked hex runs: so far inside the hexside that the rims of two neighbours never touch. */
export const rimOf = (hex: HexId): string => outlineOf(hex, 0.93);

/** The side that two neighbouring hexes share, walked clockwise round the first. */
export const hexSideOf = (a: HexId, b: HexId): readonly [Place, Place] => sharedSide(centreOf(a), centreOf(b));

const LEADS: Readonly<Record<Arrow, readonly ColumnDirection[]>> = {
  up: ['N'],
  down: ['S'],
  left: ['NW', 'SW'],
  right: ['NE', 'SE'],
};
/** All hexes of the grid that lie that way, playable or not: one may ask of a sea hex why it is closed. */
export const neighboursTowards = (hex: HexId, arrow: Arrow): readonly HexId[] =>
  LEADS[arrow].map((towards) => COLUMN_GRID.neighbourOf(hex, towards));

/** Counters stand a little above the middle, so that number and name stay in sight. */
export const COUNTER = 86;
const LIFT = -8;
/** Two units in one hex are a battle: the attacker stands in front on the right (look.md §7). */
const BATTLE = { attacker: { x: 24, y: 10 }, defender: { x: -24, y: -10 } };
export type CounterPlace = 'alone' | 'attacker' | 'defender';

export function standOf(hex: HexId, stand: CounterPlace): Place {
  const { x, y } = centreOf(hex);
  const aside = stand === 'alone' ? { x: 0, y: 0 } : BATTLE[stand];
  return { x: x + aside.x, y: y + LIFT + aside.y };
}

/** Upper right corner of a counter. */
export const MARKER = { width: 46, height: 29, x: 38, y: -43 };

/** What is printed for a place: the first of its names, without what stands in brackets. */
export const shortName = (name: string): string => name.split(/\s*[/／(（]/)[0] ?? name;
export const placeName = (hex: HexFacts, named: (thing: Named) => string): string => shortName(named(hex));
