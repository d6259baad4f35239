import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { frameOn } from '../../../board/viewport-math.ts';
import type { Pixel, Size } from '../../../board/viewport-math.ts';
import { NEAR, fightRect } from './fight-rect.ts';
import { BOARD, type Layout } from './layout.ts';

export type CaptionCorner = 'top-start' | 'bottom-start' | 'top-end' | 'bottom-end';

/** The best first: where nothing has to be avoided, it stands where reading begins. */
const CORNERS: readonly CaptionCorner[] = ['top-start', 'bottom-start', 'top-end', 'bottom-end'];
/** The map over a conflict and its caption where there is least room for both, in pixels: what is free there is free elsewhere. */
const ROOM: Size = { width: 660, height: 214 };
const CAPTION: Size = { width: 296, height: 124 };
/** Half of what is kept clear round the middle of a space: name, pieces and drums. */
const CLEAR: Size = { width: 52, height: 34 };

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** How much of what is round a place the caption would cover, in square pixels. */
export function coveredBy(corner: CaptionCorner, { x, y }: Pixel, room = ROOM, caption = CAPTION): number {
  const left = corner.endsWith('start') ? 0 : room.width - caption.width;
  const top = corner.startsWith('top') ? 0 : room.height - caption.height;
  return (
    overlap(x - CLEAR.width, x + CLEAR.width, left, left + caption.width) *
    overlap(y - CLEAR.height, y + CLEAR.height, top, top + caption.height)
  );
}

/** Where both sides of a fight and the middle of its arrow lie on the map as it is framed for it. */
export function placesOf(layout: Layout, target: SpaceId, origin: SpaceId | null, room = ROOM): readonly Pixel[] {
  const { middleOf } = layout;
  const rect = fightRect(layout, target, origin);
  if (!rect) return [];
  const { x, y, k } = frameOn(rect, NEAR, BOARD, room);
  const [toX, toY] = middleOf(target);
  const [fromX, fromY] = middleOf(origin ?? target);
  return [0, 0.5, 1].map((along) => ({
    x: x + k * (fromX + (toX - fromX) * along),
    y: y + k * (fromY + (toY - fromY) * along),
  }));
}

/** The corner of the map in which the caption of a conflict covers least of where it is fought from and over what. */
export function captionCorner(layout: Layout, target: SpaceId, origin: SpaceId | null): CaptionCorner {
  const places = placesOf(layout, target, origin);
  const covered = (corner: CaptionCorner) => places.reduce((sum, place) => sum + coveredBy(corner, place), 0);
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
