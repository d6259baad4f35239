/** The minimap leaves both ends of a picked attack free: at 1024 pixels it covers a corner of the map. */
import { expect, it } from 'vitest';
import { minimapBoxes, minimapCorner, type Rect, type View } from '../../../../src/ui/board/viewport-math.ts';
import { keptFree } from '../../../../src/ui/games/hitlers-reich/board/fight-rect.ts';
import { BOARD, layoutOf } from '../../../../src/ui/games/hitlers-reich/board/layout.ts';
import { bordersOf } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import { def } from '../../../support/reich.ts';

const { facts } = def.data;
const layout = layoutOf(facts);
/** The map of a window of 1024 × 768, and the least scale at which its names can be read. */
const BOX = { width: 660, height: 572 };
const K = 0.58;
const CLEAR = 12;

/** The corners of the board and its middle, at that scale. */
const VIEWS: readonly View[] = [0, 0.5, 1].flatMap((across) =>
  [0, 0.5, 1].map((down) => ({
    k: K,
    x: -across * Math.max(0, BOARD.width * K - BOX.width),
    y: -down * Math.max(0, BOARD.height * K - BOX.height),
  })),
);

const isCovered = (view: View, at: Rect, { x, y, width, height }: Rect): boolean =>
  x * view.k + view.x < at.x + at.width + CLEAR &&
  (x + width) * view.k + view.x > at.x - CLEAR &&
  y * view.k + view.y < at.y + at.height + CLEAR &&
  (y + height) * view.k + view.y > at.y - CLEAR;

it('covers no end of an attack between neighbours, wherever the map is', () => {
  const attacks = facts.areas.flatMap(({ id }) => bordersOf(facts, id).map(({ to }) => [id, to] as const));
  expect(attacks.length).toBeGreaterThan(200);
  const corners = new Set<string>();
  const faults = attacks.flatMap(([origin, target]) =>
    VIEWS.flatMap((view) => {
      const kept = keptFree(layout, new Map(), { origin, target });
      const corner = minimapCorner(view, BOARD, BOX, kept);
      corners.add(corner);
      const at = minimapBoxes(BOARD, BOX)[corner];
      return kept.some((rect) => isCovered(view, at, rect)) ? [`${origin} to ${target} at ${view.x},${view.y}`] : [];
    }),
  );
  expect(faults).toEqual([]);
  expect([...corners].sort()).toEqual(['foot', 'head']);
});

it('stays at the head where nothing is picked', () =>
  expect(minimapCorner({ k: K, x: 0, y: 0 }, BOARD, BOX, [])).toBe('head'));
