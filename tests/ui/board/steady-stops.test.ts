import { expect, test } from 'vitest';
import type { BoardStop } from '../../../src/ui/board/board-steps.ts';
import { createDrawOnce, createSteadyStops } from '../../../src/ui/board/space-board.tsx';

const stop = (id: string, label = id): BoardStop => ({
  ...{ id, label, space: id, kind: 'space', path: `M${id}`, x: 1, y: 2, mark: null },
});

test('stops that say the same stay the same objects; what changed, came or moved on is told as it is', () => {
  const steady = createSteadyStops();
  const [a, b] = steady([stop('a'), stop('b')]);
  const next = steady([stop('c'), stop('b', 'b, held by the Axis'), stop('a')]);
  expect(next.map(({ label }) => label)).toEqual(['c', 'b, held by the Axis', 'a']);
  expect(next[2]).toBe(a);
  expect(next[1]).not.toBe(b);
  expect(steady([stop('a')])[0]).toBe(a);
});

test('a stop is drawn anew only where it changes, or where it becomes the one that Tab enters', () => {
  const draw = createDrawOnce();
  const [a, b] = [stop('a'), stop('a', 'a, picked')];
  const drawn = draw(a, false);
  expect(draw(a, false)).toBe(drawn);
  expect(draw(b, false)).not.toBe(drawn);
  const entry = draw(a, true);
  expect(entry.props).toMatchObject({ tabIndex: 0, 'aria-label': 'a' });
  expect(draw(a, false)).toBe(drawn);
});
