import type { Pixel, Rect, Size } from '../../board/viewport-math.ts';

/** A box that captions avoid, and how much worse covering a pixel of it is than covering open ground. */
export interface Obstacle extends Rect {
  readonly weight: number;
}

export interface CaptionRequest {
  readonly at: Pixel;
  readonly size: Size;
  readonly room: Rect;
  readonly kept: readonly Obstacle[];
  /** The caption tries this direction first; `beside` is at the lower right. */
  readonly first?: CaptionSide;
}

export type CaptionSide = 'beside' | 'below';

export interface CaptionSpot extends Pixel {
  /** A line from the edge of the place to the caption; null if the caption is next to its place. */
  readonly tie: readonly [Pixel, Pixel] | null;
}

/** Distance from the centre of the place to the nearest caption; further ones are tried step by step. */
const NEAREST = 30;
const FARTHEST = 128;
const STEP = 7;
/** Distance from the centre of a counter to the start of the line. */
const EDGE = 24;
/** The number of directions tried, from the first one on. */
const DIRECTIONS = 24;
const FIRST: Readonly<Record<CaptionSide, number>> = { beside: Math.PI / 4, below: Math.PI / 2 };
/** Cost of a pixel outside the visible map, where it cannot be read. */
const OUTSIDE = 40;
/** Cost of a pixel further out, and of a direction further round, in covered pixels. */
const FAR = 14;
const ROUND = 6;
const CROSSED = 24;
const LOOK = 6;
/** A caption further away than this gets a line to its place. */
const UNTIED = 52;
/** Gap between a caption and the boxes it avoids. */
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

/** Holds all that a caption of this size can cover, with the line to it. */
export const reachOf = (at: Pixel, { width, height }: Size): Rect =>
  grown({ ...at, width: 0, height: 0 }, FARTHEST + MARGIN + width + height);

export const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Finds where a caption covers the least: near its place, visible, off counters, numbers and arrows. */
export function findCaptionSpot({ at, size, room, kept: all, first = 'beside' }: CaptionRequest): CaptionSpot {
  const reach = reachOf(at, size);
  const kept = all.filter((one) => meets(one, reach));
  const area = size.width * size.height;
  let best: { readonly cost: number; readonly box: Rect; readonly gap: number } | null = null;
  for (let gap = NEAREST; gap <= FARTHEST; gap += STEP) {
    for (let n = 0; n < DIRECTIONS; n++) {
      const angle = FIRST[first] + (2 * Math.PI * n) / DIRECTIONS;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      // The caption's nearest point is on a circle around the place.
      const far = gap + (size.width * Math.abs(across) + size.height * Math.abs(down)) / 2;
      const box = {
        x: at.x + across * far - size.width / 2,
        y: at.y + down * far - size.height / 2,
        ...size,
      };
      const turned = Math.min(n, DIRECTIONS - n);
      let cost = gap * FAR + turned * ROUND;
      // Captions further out cost at least this much.
      if (best !== null && gap * FAR > best.cost) break;
      if (best !== null && cost >= best.cost) continue;
      cost += (area - overlap(box, room)) * OUTSIDE + coveredBy(grown(box, MARGIN), kept);
      if (best !== null && cost >= best.cost) continue;
      if (gap > UNTIED) cost += crossedBy(at, nearestIn(box, at), kept);
      if (best === null || cost < best.cost) best = { cost, box, gap };
    }
  }
  if (best === null) return { ...at, tie: null };
  const { box, gap } = best;
  return { x: box.x, y: box.y, tie: gap > UNTIED ? tieOf(at, nearestIn(box, at)) : null };
}

function coveredBy(box: Rect, kept: readonly Obstacle[]): number {
  let cost = 0;
  for (const one of kept) cost += overlap(box, one) * one.weight;
  return cost;
}

function tieOf(at: Pixel, end: Pixel): readonly [Pixel, Pixel] {
  const from = EDGE / Math.hypot(end.x - at.x, end.y - at.y);
  return [{ x: at.x + (end.x - at.x) * from, y: at.y + (end.y - at.y) * from }, end];
}

/** The cost of what a line covers, outside the counter at its start. */
function crossedBy(at: Pixel, end: Pixel, kept: readonly Obstacle[]): number {
  const far = Math.hypot(end.x - at.x, end.y - at.y);
  let cost = 0;
  for (let on = NEAREST; on < far; on += LOOK) {
    const spot = { x: at.x + ((end.x - at.x) * on) / far, y: at.y + ((end.y - at.y) * on) / far, width: 1, height: 1 };
    cost += coveredBy(spot, kept) * CROSSED;
  }
  return cost;
}

const nearestIn = ({ x, y, width, height }: Rect, at: Pixel): Pixel => ({
  x: Math.min(Math.max(at.x, x), x + width),
  y: Math.min(Math.max(at.y, y), y + height),
});
