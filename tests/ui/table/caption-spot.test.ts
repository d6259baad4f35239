/** The place of a caption for a computer's move: near its place, visible, off counters, numbers and arrows. */
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../src/ui/board/viewport-math.ts';
import { findCaptionSpot, meets, reachOf, type Obstacle } from '../../../src/ui/table/caption/caption-spot.ts';

const ROOM: Rect = { x: 0, y: 0, width: 900, height: 600 };
const SIZE = { width: 180, height: 44 };
const counter = (x: number, y: number): Obstacle => ({ x: x - 22, y: y - 22, width: 44, height: 44, weight: 12 });
const number = (x: number, y: number): Obstacle => ({ x: x - 12, y: y - 6, width: 24, height: 12, weight: 3 });

const isIn = ({ x, y, width, height }: Rect, room: Rect) =>
  x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height;

const place = (at: { x: number; y: number }, kept: readonly Obstacle[], room = ROOM) => {
  const spot = findCaptionSpot({ at, size: SIZE, room, kept: [...kept, counter(at.x, at.y)] });
  return { ...spot, ...SIZE };
};

describe('the caption of a move', () => {
  it('stands below its place on the right, without a line, where nothing is in the way', () => {
    const spot = place({ x: 400, y: 300 }, []);
    expect(spot.x + SIZE.width / 2).toBeGreaterThan(440);
    expect(spot.y).toBeGreaterThan(320);
    expect(spot.tie).toBeNull();
    expect(meets(spot, counter(400, 300))).toBe(false);
  });

  it('is below its place where that is wanted and free, else where it covers no counter', () => {
    const at = { x: 400, y: 300 };
    const below = findCaptionSpot({ at, size: SIZE, room: ROOM, kept: [counter(400, 300)], first: 'below' });
    expect(below.x + SIZE.width / 2).toBeCloseTo(400);
    expect(below.y).toBeGreaterThanOrEqual(322);
    const kept = [counter(400, 300), counter(400, 352)];
    const other = { ...findCaptionSpot({ at, size: SIZE, room: ROOM, kept, first: 'below' }), ...SIZE };
    expect(kept.some((one) => meets(other, one))).toBe(false);
  });

  it.each([
    ['at the right edge', { x: 880, y: 300 }],
    ['at the foot', { x: 400, y: 590 }],
    ['in the upper left corner', { x: 6, y: 6 }],
    ['in the lower right corner', { x: 894, y: 594 }],
  ])('stays in sight %s', (_name, at) => {
    expect(isIn(place(at, []), ROOM)).toBe(true);
  });

  it('does not depend on what it cannot reach', () => {
    const near = [counter(440, 340), number(430, 360)];
    const far = Array.from({ length: 200 }, (_, n) => counter((n % 20) * 45, n < 100 ? -400 - n : 1100 + n));
    expect(far.every((one) => !meets(one, reachOf({ x: 400, y: 300 }, SIZE)))).toBe(true);
    expect(place({ x: 400, y: 300 }, [...near, ...far])).toEqual(place({ x: 400, y: 300 }, near));
    // A crowded place sends it further out, but not out of its reach.
    const crowd = Array.from({ length: 60 }, (_, n) => counter(310 + (n % 10) * 20, 240 + Math.floor(n / 10) * 22));
    expect(isIn(place({ x: 400, y: 300 }, crowd), reachOf({ x: 400, y: 300 }, SIZE))).toBe(true);
  });

  it('covers no counter beside its place, wherever they stand', () => {
    for (let n = 0; n < 8; n++) {
      const around = Array.from({ length: 3 }, (_, i) => ((n + i) * Math.PI) / 4);
      const kept = around.map((angle) => counter(400 + Math.cos(angle) * 60, 300 + Math.sin(angle) * 60));
      const spot = place({ x: 400, y: 300 }, kept);
      expect(kept.filter((one) => meets(spot, one))).toEqual([]);
    }
  });

  it('goes further out, tied to its place, where counters stand all round it', () => {
    const kept = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => counter(400 + x * 62, 300 + y * 62)));
    const spot = place({ x: 400, y: 300 }, kept);
    expect(kept.filter((one) => meets(spot, one))).toEqual([]);
    expect(spot.tie).not.toBeNull();
  });

  it('covers no number and not its own arrow where there is room between them', () => {
    const numbers = [-2, -1, 0, 1, 2].flatMap((x) =>
      [-2, -1, 0, 1, 2].map((y) => number(400 + x * 110, 262 + y * 88 + (x % 2) * 44)),
    );
    // From the lower right, where the caption would go first.
    const arrow = Array.from({ length: 12 }, (_, i) => ({
      x: 424 + i * 7,
      y: 324 + i * 5,
      width: 12,
      height: 12,
      weight: 12,
    }));
    const spot = place({ x: 400, y: 300 }, [...numbers, ...arrow]);
    expect(arrow.filter((one) => meets(spot, one))).toEqual([]);
    expect(numbers.filter((one) => meets(spot, one)).length).toBeLessThanOrEqual(1);
  });
});
