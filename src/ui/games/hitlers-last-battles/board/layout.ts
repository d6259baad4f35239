import type { HexFacts, HlbFacts, Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { COLUMN_GRID } from '../../../../engine/kits/hex/printed-grid.ts';
import { type Place, moved } from '../../../board/hex-geometry.ts';
import { hexLayout } from '../../../board/hex/layout.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import thumb from './map-thumb.json';

/**
 * The geometry of this board, in board units. Printed hex numbers are column and row. The measures come from the small
 * file, so that a thumbnail does not load the whole map.
 */
export const BOARD = { width: thumb.width, height: thumb.height };
/** The first view if the board does not fit: the hexes without the strip of the legend. */
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

export const HEX_LAYOUT = hexLayout('flat', RADIUS, centreOf);
export const { outlineOf, outlines, neighboursTowards } = HEX_LAYOUT;

/** The number at the top of a hex, with the wave of a river next to it. */
export function numberRect(hex: HexId): Rect {
  const { x, y } = centreOf(hex);
  return { x: x - 36, y: y - 84, width: 72, height: 24 };
}

/** The rim of a marked hex, far enough inside the hexside that the rims of two neighbours never touch. */
export const rimOf = (hex: HexId): string => outlineOf(hex, 0.93);

export const COUNTER = 86;
/** Counters are a little above the middle, so that number and name stay visible; in a battle the attacker is in front on the right (look.md §7). */
const STANDS = { alone: { x: 0, y: -8 }, attacker: { x: 24, y: 2 }, defender: { x: -24, y: -18 } };
export type CounterPlace = keyof typeof STANDS;

export const standOf = (hex: HexId, stand: CounterPlace): Place => moved(centreOf(hex), STANDS[stand]);

export const MARKER = { width: 46, height: 29, x: 38, y: -43 };

/** The printed name of a place: the first of its names, without the part in brackets. */
const shortName = (name: string): string => name.split(/\s*[/／(（]/)[0] ?? name;
export const placeName = (hex: HexFacts, named: (thing: Named) => string): string => shortName(named(hex));

/** A data pack may have land where the picture has sea, and sea where the picture has land. */
export const isOpened = ({ id, terrain }: HexFacts, { drawnSeas }: Pick<HlbFacts, 'drawnSeas'>): boolean =>
  terrain !== 'sea' && drawnSeas.includes(id);
export const isFlooded = ({ id, terrain }: HexFacts, { drawnSeas }: Pick<HlbFacts, 'drawnSeas'>): boolean =>
  terrain === 'sea' && !drawnSeas.includes(id);
