import { expect, test } from 'vitest';
import { pastOf } from '../../src/play/source.ts';

type Position = Parameters<typeof pastOf>[0];
const positionOf = (...keys: readonly string[]): Position =>
  ({ timeline: { points: keys.map((key) => ({ lines: [{ key }] })) }, at: keys.length - 1 }) as unknown as Position;

test('the log of a position stays the same list, though parts that tell an earlier one ask in between', () => {
  const [before, now] = [positionOf('a', 'b'), positionOf('a', 'b', 'c')];
  const past = pastOf(now);
  expect(past.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(pastOf(before)).toHaveLength(2);
  expect(pastOf(now)).toBe(past);
  expect(pastOf({ ...now, at: 0 })).toHaveLength(1);
});
