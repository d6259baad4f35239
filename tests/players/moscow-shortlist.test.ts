/** The best of many paths, found without a sort of them all. */
import { expect, test } from 'vitest';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { insert, isAmong, shortlist } from '../../src/players/blitzkrieg-to-moscow-2/quick-score.ts';

interface One {
  readonly no: number;
  readonly score: number;
}

test('are the first of a stable sort', () => {
  const rng = seedRng('shortlist');
  for (const most of [1, 6, 60]) {
    const all = Array.from({ length: 200 }, (_, no): One => ({ no, score: drawFrom(rng, 20) }));
    const best: One[] = [];
    for (const one of all) if (isAmong(best, most, one.score)) insert(best, most, one);
    expect(best).toEqual(all.toSorted((a, b) => b.score - a.score).slice(0, most));
  }
});

test('keep their order where all are wanted', () => {
  const ways = [[1], [3], [2]];
  expect(shortlist(ways, ([end = 0]) => end, 3)).toEqual(ways);
  expect(shortlist(ways, ([end = 0]) => end, 2)).toEqual([[3], [2]]);
});
