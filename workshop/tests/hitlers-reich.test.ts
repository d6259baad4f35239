import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { SHAPES } from '../../src/ui/games/hitlers-reich/board/shapes.ts';
import { renderBoard } from '../map/files.ts';
import type { Point } from '../map/geometry.ts';
import { checkMap } from '../games/hitlers-reich/map/checks.ts';

const pairOf = (a: string, b: string): string => [a, b].sort().join('|');

/** The arcs of the file, in board units, read independently of the app. */
const arcs = SHAPES.arcs.map(([right = -1, left = -1, kind = -1, ...steps]) => {
  let [x, y] = [0, 0];
  const line: Point[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? NaN;
    y += steps[i + 1] ?? NaN;
    line.push([x / 10, y / 10]);
  }
  return { right: SHAPES.owners[right] ?? '', left: SHAPES.owners[left] ?? '', kind: SHAPES.kinds[kind], line };
});
describe('the committed files', () => {
  let files: Awaited<ReturnType<typeof renderBoard>>;
  /** Drawing the board takes some seconds on a free machine. */
  beforeAll(async () => {
    files = await renderBoard('hitlers-reich');
  }, 90_000);

  it('are what the tool writes from Natural Earth today', () => {
    for (const { url, text } of files) {
      // Compared as a whole, reported in a word: a difference of 100 KB says nothing.
      expect(readFileSync(url, 'utf8') === text, `${url.pathname} is stale: run npm run map`).toBe(true);
    }
  });
});

describe('the checks of the map tool', () => {
  const rings = new Map(Object.entries(SHAPES.spaces).map(([id, shape]) => [id, shape.rings]));
  const borders = arcs.map(({ right, left, line, kind }) => ({ right, left, line, kind: kind ?? 'frame' }));
  const whole = new Map([...rings, ['off-land', SHAPES.off.land], ['off-sea', SHAPES.off.sea]]);

  it('accept the map as it is', () => {
    expect(() => checkMap({ borders, rings: whole })).not.toThrow();
  });

  it('find a lost space, a lost border, a border that the rules do not know', () => {
    const without = new Map(whole);
    without.delete('malta');
    expect(() => checkMap({ borders, rings: without })).toThrow(/malta is not on the board/);

    const isMinskFront = ({ right, left }: { right: string; left: string }) => pairOf(right, left) === 'minsk|poland';
    const swapped = borders.map((border) =>
      isMinskFront(border) ? { ...border, right: 'minsk', left: 'sweden' } : border,
    );
    expect(() => checkMap({ borders: swapped, rings: whole })).toThrow(
      /minsk\|poland are adjacent and share 0\.0 units/,
    );
    expect(() => checkMap({ borders: swapped, rings: whole })).toThrow(/minsk\|sweden are not adjacent/);
  });
});
