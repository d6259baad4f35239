import { describe, expect, it } from 'vitest';
import {
  areaOf,
  clipLine,
  distanceToLine,
  isInside,
  lengthOf,
  scatter,
  smooth,
  thin,
} from '../../workshop/map/geometry.ts';
import type { Line, Point } from '../../workshop/map/geometry.ts';
import { pathOf, pathOfPolygons } from '../../workshop/map/path.ts';

const SQUARE: Line = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const HOLE: Line = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
];

describe('areas', () => {
  it('leave holes out', () => {
    expect(areaOf([[SQUARE]])).toBe(100);
    expect(areaOf([[SQUARE, HOLE]])).toBe(96);
  });

  it('know inside from outside, holes included', () => {
    expect(isInside([[SQUARE, HOLE]], [1, 1])).toBe(true);
    expect(isInside([[SQUARE, HOLE]], [5, 5])).toBe(false);
    expect(isInside([[SQUARE, HOLE]], [11, 5])).toBe(false);
  });
});

describe('lines', () => {
  it('are clipped to a convex outline, in order and in as many parts as lie inside', () => {
    const parts = clipLine(
      [
        [-5, 5],
        [5, 5],
        [5, 15],
        [8, 15],
        [8, -5],
      ],
      SQUARE,
    );
    expect(parts).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [8, 10],
        [8, 0],
      ],
    ]);
  });

  it('keep their ends and their corners when thinned', () => {
    const bent: Line = [
      [0, 0],
      [5, 0.01],
      [10, 0],
      [10, 10],
    ];
    expect(thin(bent, 0.1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  it('pass through every given point when smoothed', () => {
    const given: Line = [
      [0, 0],
      [10, 5],
      [20, 0],
      [30, 9],
    ];
    const curve = smooth(given);
    for (const point of given) expect(distanceToLine(point, curve)).toBeLessThan(1e-9);
    expect(lengthOf(curve)).toBeGreaterThan(lengthOf(given));
  });
});

describe('path data', () => {
  it('is relative, short and rounded to a tenth', () => {
    const line: Point[] = [
      [0.04, 1],
      [1.5, 1.04],
      [1.52, 1.04],
      [1, 0.5],
    ];
    expect(pathOf(line)).toBe('M0 1l1.5 0-.5-.5');
  });

  it('closes rings without repeating their first point', () => {
    expect(pathOfPolygons([[[...SQUARE, [0, 0]]]])).toBe('M0 0l10 0 0 10-10 0z');
  });

  it('drops what has shrunk to a point', () => {
    expect(
      pathOf([
        [1, 1],
        [1.01, 1.02],
      ]),
    ).toBe('');
  });
});

it('scatters the same way every time', () => {
  const [first, second] = [scatter(7), scatter(7)];
  for (let i = 0; i < 20; i++) {
    const value = first();
    expect(value).toBe(second());
    expect(value >= 0 && value < 1).toBe(true);
  }
});
