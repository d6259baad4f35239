import type { Pixel, Rect, Size, View } from '../viewport-math.ts';
import type { Excerpt } from './drawing.ts';

/** Which part of a board is drawn, and how large: pure arithmetic. */

/** No bitmap has more device pixels: 48 MB, of which a board has two. */
export const MOST_PIXELS = 12e6;
/** The whole board is drawn sharp while it has no more pixels than this many times the frame. */
const WHOLE_TO_FRAME = 1.6;
/** Drawn beyond each edge of the frame, in shares of its length, so that a short pan shows no blur. */
const MARGIN = 0.25;

/** The whole board at `scale` device pixels to a unit, or as large as it may be. */
export function wholeBoard(board: Size, scale: number): Excerpt {
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

/** Whether a view is sharp and quick enough with the whole board in one bitmap. */
export const fitsWhole = (board: Size, box: Size, { k }: View): boolean =>
  board.width * board.height * k * k <= WHOLE_TO_FRAME * box.width * box.height;

/** What is seen of the board and a margin round it; whole device pixels, so that it is laid on the screen unchanged. */
export function closeUp(board: Size, box: Size, view: View, ratio: number): Excerpt {
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

/** Where an excerpt lies, in board units. */
export const placeOf = ({ x, y, width, height, scale }: Excerpt): Rect => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});

/** Whether an excerpt shows all of the board that is in sight. */
export function covers(excerpt: Excerpt, board: Size, box: Size, view: View): boolean {
  const place = placeOf(excerpt);
  const corner = (x: number, y: number): Pixel => ({
    x: Math.min(Math.max((x - view.x) / view.k, 0), board.width),
    y: Math.min(Math.max((y - view.y) / view.k, 0), board.height),
  });
  const [from, to] = [corner(0, 0), corner(box.width, box.height)];
  // A pixel of rounding is no gap.
  const slack = 1 / excerpt.scale;
  return (
    from.x >= place.x - slack &&
    from.y >= place.y - slack &&
    to.x <= place.x + place.width + slack &&
    to.y <= place.y + place.height + slack
  );
}
