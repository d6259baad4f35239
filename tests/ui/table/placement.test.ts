import { describe, expect, it } from 'vitest';
import { placeBeside } from '../../../src/ui/table/placement.ts';

const VIEW = { width: 1440, height: 900 };
const SIZE = { width: 400, height: 300 };
const at = (left: number, top: number) => ({ left, top, width: 60, height: 60 });

const isClear = (target: ReturnType<typeof at>, { left, top }: { left: number; top: number }) =>
  left >= target.left + target.width ||
  left + SIZE.width <= target.left ||
  top >= target.top + target.height ||
  top + SIZE.height <= target.top;

describe('a box beside its target', () => {
  it('never covers it and never leaves the window, wherever the target is', () => {
    for (let left = 0; left <= VIEW.width - 60; left += 60) {
      for (let top = 0; top <= VIEW.height - 60; top += 60) {
        const target = at(left, top);
        const placed = placeBeside(target, SIZE, VIEW);
        expect(placed.fits).toBe(true);
        expect(isClear(target, placed), `${left} ${top}`).toBe(true);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.top).toBeGreaterThanOrEqual(0);
        expect(placed.left + SIZE.width).toBeLessThanOrEqual(VIEW.width);
        expect(placed.top + SIZE.height).toBeLessThanOrEqual(VIEW.height);
      }
    }
  });

  it('stands to the right where there is room, and its pointer meets the target', () => {
    const placed = placeBeside(at(300, 400), SIZE, VIEW);
    expect(placed.side).toBe('right');
    expect(placed.top + placed.pointer).toBe(430);
  });

  it('says when the window has no room for it', () => {
    expect(placeBeside(at(160, 300), SIZE, { width: 390, height: 500 }).fits).toBe(false);
  });
});
