import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEAST_ZOOM,
  MOST_ZOOM,
  centreInCore,
  clampView,
  coverScale,
  fitScale,
  fitView,
  frameOn,
  focusOn,
  homeView,
  panBy,
  resized,
  reveal,
  visibleRect,
  wheelFactor,
  zoomAbout,
} from '../../../src/ui/board/viewport-math.ts';

const BOARD = { width: 1910, height: 1120 };
const DESK = { width: 944, height: 554 };
const PHONE = { width: 390, height: 420 };

const boxes = fc.record({ width: fc.integer({ min: 200, max: 2400 }), height: fc.integer({ min: 200, max: 1600 }) });
const views = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
  k: fc.double({ min: 0.01, max: 20, noNaN: true }),
});

describe('the first view', () => {
  it('is the whole board, in the middle, where it can be read', () => {
    const view = homeView(BOARD, DESK, 0.3);
    expect(view.k).toBeCloseTo(944 / 1910);
    expect(view.x).toBeCloseTo(0);
    expect(view.y).toBeCloseTo((554 - 1120 * view.k) / 2);
  });

  it('fills a phone instead of shrinking the print away', () => {
    const view = homeView(BOARD, PHONE, 0.3);
    expect(view.k).toBeCloseTo(420 / 1120);
    expect(view.x).toBeLessThan(0);
  });

  it('leaves no wide band empty where the board is to fill its box, and no edge out for a narrow one', () => {
    const tall = { width: 980, height: 790 };
    const filled = homeView(BOARD, tall, 0.3, null, true);
    expect(filled.k).toBeCloseTo(790 / 1120);
    expect(visibleRect(filled, BOARD, tall).height).toBeCloseTo(1120);
    const nearly = { width: 944, height: 580 };
    expect(homeView(BOARD, nearly, 0.3, null, true)).toEqual(homeView(BOARD, nearly, 0.3));
  });
});

describe('a fight that is framed', () => {
  it('leaves nothing of its box empty, wherever on the board it is', () => {
    const strip = { width: 944, height: 298 };
    for (const at of [
      { x: 0, y: 0 },
      { x: BOARD.width - 300, y: BOARD.height - 120 },
      { x: 600, y: BOARD.height - 60 },
    ]) {
      const { x, y, k } = frameOn({ ...at, width: 300, height: 120 }, 0.7, BOARD, strip);
      expect(Math.max(x, y)).toBeLessThanOrEqual(0);
      expect(x + BOARD.width * k).toBeGreaterThanOrEqual(strip.width - 1e-6);
      expect(y + BOARD.height * k).toBeGreaterThanOrEqual(strip.height - 1e-6);
    }
  });

  it('frames a small fight at the greatest zoom, in the middle', () => {
    const rect = { x: 700, y: 500, width: 40, height: 20 };
    const { x, y, k } = frameOn(rect, 0.1, BOARD, DESK);
    expect([x + 720 * k, y + 510 * k].map(Math.round)).toEqual([DESK.width / 2, DESK.height / 2].map(Math.round));
  });

  it('is whole where the box is too low for it, unless it would be too small to read', () => {
    const [low, tall] = [
      { width: 944, height: 300 },
      { x: 900, y: 100, width: 600, height: 900 },
    ];
    const { y, k } = frameOn(tall, 0, BOARD, low);
    expect(k).toBeLessThan(coverScale(BOARD, low));
    expect(y + 100 * k).toBeGreaterThanOrEqual(-1e-6);
    expect(y + 1000 * k).toBeLessThanOrEqual(low.height + 1e-6);
    expect(frameOn(tall, 0.6, BOARD, low).k).toBeCloseTo(0.6);
  });

  it('leaves what lies round it in sight where a board sets a limit', () => {
    const [rect, cover] = [{ x: 300, y: 300, width: 200, height: 120 }, coverScale(BOARD, DESK)];
    expect(frameOn(rect, 0.1, BOARD, DESK).k).toBeGreaterThan(1.8 * cover);
    const near = frameOn(rect, 0.1, BOARD, DESK, 1.8).k;
    expect(near).toBeGreaterThan(1.5 * cover);
    expect(near).toBeLessThanOrEqual(1.8 * cover);
  });
});

describe('every move', () => {
  it('keeps the zoom within its limits and the board in sight', () => {
    fc.assert(
      fc.property(views, boxes, (view, box) => {
        const { x, y, k } = clampView(view, BOARD, box);
        const fit = fitScale(BOARD, box);
        expect(k).toBeGreaterThanOrEqual(fit * LEAST_ZOOM - 1e-9);
        expect(k).toBeLessThanOrEqual(fit * MOST_ZOOM + 1e-9);
        const seen = visibleRect({ x, y, k }, BOARD, box);
        expect(seen.width).toBeGreaterThan(0);
        expect(seen.height).toBeGreaterThan(0);
      }),
    );
  });

  it('holds the point under the cursor while zooming, away from the edges', () => {
    const start = zoomAbout(fitView(BOARD, DESK), 2, { x: 470, y: 280 }, BOARD, DESK);
    const at = { x: 500, y: 250 };
    const before = { x: (at.x - start.x) / start.k, y: (at.y - start.y) / start.k };
    const after = zoomAbout(start, 1.3, at, BOARD, DESK);
    expect((at.x - after.x) / after.k).toBeCloseTo(before.x, 6);
    expect((at.y - after.y) / after.k).toBeCloseTo(before.y, 6);
  });

  it('cannot drag a board that is seen whole', () => {
    const view = fitView(BOARD, DESK);
    expect(panBy(view, 300, -200, BOARD, DESK)).toEqual(view);
  });
});

describe('reveal', () => {
  const zoomed = zoomAbout(fitView(BOARD, DESK), 3, { x: 0, y: 0 }, BOARD, DESK);

  it('leaves the view as it is when the place is seen', () => {
    expect(reveal(zoomed, { x: 100, y: 100, width: 50, height: 50 }, BOARD, DESK)).toBe(zoomed);
  });

  it('brings a place from out of sight into it, without zooming', () => {
    const place = { x: 1500, y: 800, width: 200, height: 200 };
    const view = reveal(zoomed, place, BOARD, DESK);
    const seen = visibleRect(view, BOARD, DESK);
    expect(view.k).toBe(zoomed.k);
    expect(seen.x).toBeLessThanOrEqual(place.x);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(place.x + place.width - 1e-6);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(place.y + place.height - 1e-6);
  });
});

it('focuses a place in the middle, no nearer than half the greatest zoom', () => {
  const view = focusOn({ x: 900, y: 500, width: 20, height: 20 }, BOARD, DESK);
  expect(view.k).toBeCloseTo((fitScale(BOARD, DESK) * MOST_ZOOM) / 2);
  expect(view.x + 910 * view.k).toBeCloseTo(DESK.width / 2);
  expect(view.y + 510 * view.k).toBeCloseTo(DESK.height / 2);
});

describe('a first view of a part of the board', () => {
  const CORE = { x: 0, y: 20, width: 1910, height: 900 };
  const view = homeView(BOARD, { width: 660, height: 440 }, 0.5, CORE);

  it('is about what is asked, but shows nothing beyond the core', () => {
    const box = { width: 660, height: 440 };
    const at = centreInCore(view, { x: 300, y: 950, width: 100, height: 100 }, CORE, BOARD, box);
    const seen = visibleRect(at, BOARD, box);
    expect(seen.x).toBeCloseTo(0);
    expect(seen.y + seen.height).toBeCloseTo(920);
  });

  it('keeps its place along a side that holds the whole core', () => {
    const box = { width: 660, height: 470 };
    const home = homeView(BOARD, box, 0.5, CORE);
    const at = centreInCore(home, { x: 1700, y: 950, width: 100, height: 100 }, CORE, BOARD, box);
    expect(at.y).toBe(home.y);
    expect(visibleRect(at, BOARD, box).x).toBeCloseTo(1910 - 660 / 0.5);
  });
});

describe('a new size of the box', () => {
  it('leaves a whole board whole', () => {
    expect(resized(fitView(BOARD, DESK), BOARD, DESK, PHONE)).toEqual(fitView(BOARD, PHONE));
  });

  it('leaves the middle in the middle when zoomed in', () => {
    const before = focusOn({ x: 900, y: 500, width: 200, height: 200 }, BOARD, DESK);
    const box = { width: 800, height: 500 };
    const after = resized(before, BOARD, DESK, box);
    expect((box.width / 2 - after.x) / after.k).toBeCloseTo(1000);
    expect((box.height / 2 - after.y) / after.k).toBeCloseTo(600);
  });
});

it('zooms in when the wheel turns away, by a bounded step, whatever the device reports', () => {
  expect(wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false })).toBeGreaterThan(1);
  expect(wheelFactor({ deltaY: 3, deltaMode: 1, ctrlKey: false })).toBeLessThan(1);
  expect(wheelFactor({ deltaY: -1e6, deltaMode: 2, ctrlKey: true })).toBeLessThan(1.6);
});
