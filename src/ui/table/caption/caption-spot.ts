import type { Pixel, Rect, Size } from '../../board/viewport-math.ts';

/** Something that a caption keeps off, and how much worse each pixel of it is than one of open ground. */
export interface Kept extends Rect {
  readonly weight: number;
}

export interface CaptionAsked {
  /** What it is about. */
  readonly at: Pixel;
  readonly size: Size;
  /** The part of the map that is in sight. */
  readonly room: Rect;
  readonly kept: readonly Kept[];
}

export interface CaptionSpot extends Pixel {
  /** A line from the edge of the place it is about to itself; null where it is beside that place. */
  readonly tie: readonly [Pixel, Pixel] | null;
}

/** From the place to the nearest edge: beside the counter that is there, then step by step further out. */
const NEAREST = 30;
const FARTHEST = 128;
const STEP = 7;
/** From the middle of a counter to where a line beside it begins. */
const EDGE = 24;
/** Directions that are tried; below on the right first, as one reads on. */
const DIRECTIONS = 24;
const FIRST = Math.PI / 4;
/** Beyond the edge of what is in sight it cannot be read. */
const OUTSIDE = 40;
/** What a pixel further out costs, and one further round from the first direction, in pixels that are covered. */
const FAR = 14;
const ROUND = 6;
/** A line over counters is worse than no line; so many pixels from one look at it to the next. */
const CROSSED = 24;
const LOOK = 6;
/** Beyond this a line ties it to its place. */
const UNTIED = 52;
/** Its edge to the edge of what it keeps off. */
const MARGIN = 4;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Where a caption covers the least: near what it is about, within sight, off counters, numbers and arrows. */
export function findCaptionSpot({ at, size, room, kept }: CaptionAsked): CaptionSpot {
  const area = size.width * size.height;
  let best: { readonly cost: number; readonly box: Rect; readonly gap: number } | null = null;
  for (let gap = NEAREST; gap <= FARTHEST; gap += STEP) {
    for (let n = 0; n < DIRECTIONS; n++) {
      const angle = FIRST + (2 * Math.PI * n) / DIRECTIONS;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      // Its nearest point lies on the circle round the place.
      const far = gap + (size.width * Math.abs(across) + size.height * Math.abs(down)) / 2;
      const box = {
        x: at.x + across * far - size.width / 2,
        y: at.y + down * far - size.height / 2,
        ...size,
      };
      const wide = grown(box, MARGIN);
      const covered = kept.reduce((sum, one) => sum + overlap(wide, one) * one.weight, 0);
      const turned = Math.min(n, DIRECTIONS - n);
      const crossed = gap > UNTIED ? crossedBy(at, nearestIn(box, at), kept) : 0;
      const cost = covered + crossed + (area - overlap(box, room)) * OUTSIDE + gap * FAR + turned * ROUND;
      // Further out it costs no less than this.
      if (best !== null && gap * FAR > best.cost) break;
      if (best === null || cost < best.cost) best = { cost, box, gap };
    }
  }
  if (best === null) return { ...at, tie: null };
  const { box, gap } = best;
  return { x: box.x, y: box.y, tie: gap > UNTIED ? tieOf(at, nearestIn(box, at)) : null };
}

function tieOf(at: Pixel, end: Pixel): readonly [Pixel, Pixel] {
  const from = EDGE / Math.hypot(end.x - at.x, end.y - at.y);
  return [{ x: at.x + (end.x - at.x) * from, y: at.y + (end.y - at.y) * from }, end];
}

/** What the line of a tie lies over, from the edge of the counter in its place on. */
function crossedBy(at: Pixel, end: Pixel, kept: readonly Kept[]): number {
  const far = Math.hypot(end.x - at.x, end.y - at.y);
  let cost = 0;
  for (let on = NEAREST; on < far; on += LOOK) {
    const spot = { x: at.x + ((end.x - at.x) * on) / far, y: at.y + ((end.y - at.y) * on) / far, width: 1, height: 1 };
    cost += kept.reduce((sum, one) => sum + overlap(spot, one) * one.weight * CROSSED, 0);
  }
  return cost;
}

const nearestIn = ({ x, y, width, height }: Rect, at: Pixel): Pixel => ({
  x: Math.min(Math.max(at.x, x), x + width),
  y: Math.min(Math.max(at.y, y), y + height),
});
