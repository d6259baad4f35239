/** A board paints only the part in sight, at the size it needs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PIXELS, closeUp, covers, fitsWhole, placeOf, wholeBoard } from '../../../src/ui/board/picture/crop.ts';
import { clampView, fitView } from '../../../src/ui/board/viewport-math.ts';

const board = { width: 1800, height: 1500 };
const pixels = ({ width, height }: { readonly width: number; readonly height: number }) => width * height;

/** Any frame, and any view of the board that it can show. */
const views = fc
  .record({
    width: fc.integer({ min: 120, max: 3800 }),
    height: fc.integer({ min: 120, max: 2800 }),
    x: fc.double({ min: -8000, max: 500, noNaN: true }),
    y: fc.double({ min: -8000, max: 500, noNaN: true }),
    k: fc.double({ min: 0.05, max: 8, noNaN: true }),
    ratio: fc.constantFrom(1, 1.25, 1.5, 2, 3),
  })
  .map(({ width, height, x, y, k, ratio }) => {
    const box = { width, height };
    return { box, ratio, view: clampView({ x, y, k }, board, box) };
  });

describe('the whole board in one bitmap', () => {
  it('is as sharp as the screen, until it would take too much memory', () => {
    expect(wholeBoard(board, 0.5)).toEqual({ x: 0, y: 0, width: 900, height: 750, scale: 0.5 });
    const large = wholeBoard(board, 4);
    expect(pixels(large)).toBeLessThanOrEqual(MOST_PIXELS * 1.01);
    expect(large.scale).toBeLessThan(4);
    expect(placeOf(large).width).toBeCloseTo(board.width, 0);
  });

  it('is enough while all of it is in sight, and not when little of it is', () => {
    const box = { width: 900, height: 750 };
    const whole = fitView(board, box);
    expect(fitsWhole(board, box, whole)).toBe(true);
    expect(fitsWhole(board, box, { ...whole, k: whole.k * 2 })).toBe(false);
  });
});

describe('a close-up', () => {
  it('shows all that is in sight, within the board and within its memory, at any zoom and on any screen', () => {
    fc.assert(
      fc.property(views, ({ box, view, ratio }) => {
        const crop = closeUp(board, box, view, ratio);
        expect(covers(crop, board, box, view)).toBe(true);
        expect([crop.x, crop.y, crop.width, crop.height].every(Number.isInteger)).toBe(true);
        const place = placeOf(crop);
        expect(place.x).toBeGreaterThanOrEqual(0);
        // Whole pixels of the picture may reach one pixel beyond the board; told in pixels, as a quotient of them is rounded.
        expect(crop.x + crop.width).toBeLessThanOrEqual(Math.ceil(board.width * crop.scale) + 1);
        expect(crop.y + crop.height).toBeLessThanOrEqual(Math.ceil(board.height * crop.scale) + 1);
        // The edges are rounded up to whole pixels.
        expect(pixels(crop)).toBeLessThanOrEqual(MOST_PIXELS + 3 * (crop.width + crop.height));
        expect(crop.scale).toBeLessThanOrEqual(view.k * ratio);
      }),
    );
  });

  it('has a margin for a short pan, and not for a long one', () => {
    const box = { width: 900, height: 750 };
    const view = { x: -1800, y: -1500, k: 2 };
    const crop = closeUp(board, box, view, 1);
    expect(crop).toEqual({ x: 1575, y: 1312, width: 1350, height: 1126, scale: 2 });
    expect(covers(crop, board, box, { ...view, x: view.x - 200 })).toBe(true);
    expect(covers(crop, board, box, { ...view, x: view.x - 300 })).toBe(false);
    expect(covers(crop, board, box, { ...view, k: 1 })).toBe(false);
  });
});
