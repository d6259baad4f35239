import type { Pixel, Rect, Size, View } from '../viewport-math.ts';
import type { Crop } from './drawing.ts';

/** Chooses the part of a board that is painted, and its scale. */

/** Limit of device pixels: 48 MB, and a board has two bitmaps. */
export const MOST_PIXELS = 12e6;
/** The whole board is painted sharp up to this many times the pixels of the frame. */
const WHOLE_TO_FRAME = 1.6;
/** Margin beyond each edge of the frame, as a share of its length, so a short pan shows no blur. */
const MARGIN = 0.25;

/** The whole board at `scale` device pixels a unit, or at the largest scale allowed. */
export function wholeBoard(board: Size, scale: number): Crop {
  const pixels = board.width * board.height * scale * scale;
  const fitting = pixels > MOST_PIXELS ? scale * Math.sqrt(MOST_PIXELS / pixels) : scale;
  return {
    x: 0,
    y: 0,
    width: Math.max(1, Math.round(board.width * fitting)),
    height: Math.max(1, Math.round(board.height * fitting)),
    scale: fitting,
  };
}

export const fitsWhole = (board: Size, box: Size, { k }: View): boolean =>
  board.width * board.height * k * k <= WHOLE_TO_FRAME * box.width * box.height;

/** The visible part with a margin. Its edges are whole device pixels, so that the screen shows it unscaled. */
export function closeUp(board: Size, box: Size, view: View, ratio: number): Crop {
  const seenPixels = box.width * box.height * ratio * ratio;
  const room = Math.sqrt(MOST_PIXELS / seenPixels);
  const margin = Math.min(MARGIN, Math.max(0, (room - 1) / 2));
  const scale = view.k * ratio * Math.min(1, room);
  const [x, width] = span(-view.x, box.width, margin, board.width, scale / view.k, view.k);
  const [y, height] = span(-view.y, box.height, margin, board.height, scale / view.k, view.k);
  return { x, y, width, height, scale };
}

/** Start and length along one axis, in device pixels. */
function span(
  start: number,
  length: number,
  margin: number,
  board: number,
  ratio: number,
  k: number,
): readonly [number, number] {
  const from = Math.max(0, Math.floor((start - margin * length) * ratio));
  const to = Math.min(Math.ceil(board * k * ratio), Math.ceil((start + (1 + margin) * length) * ratio));
  return [from, Math.max(1, to - from)];
}

/** The area of a crop in board units. */
export const placeOf = ({ x, y, width, height, scale }: Crop): Rect => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});

export function covers(crop: Crop, board: Size, box: Size, view: View): boolean {
  const place = placeOf(crop);
  const corner = (x: number, y: number): Pixel => ({
    x: Math.min(Math.max((x - view.x) / view.k, 0), board.width),
    y: Math.min(Math.max((y - view.y) / view.k, 0), board.height),
  });
  const [from, to] = [corner(0, 0), corner(box.width, box.height)];
  // One pixel of rounding is allowed.
  const slack = 1 / crop.scale;
  return (
    from.x >= place.x - slack &&
    from.y >= place.y - slack &&
    to.x <= place.x + place.width + slack &&
    to.y <= place.y + place.height + slack
  );
}
