import { describe, expect, it } from 'vitest';
import { findTurning, gradeOf, type SheetChange } from '../../../src/engine/kits/margin/margin.ts';

const change = (place: string, amount: number): SheetChange => ({ kind: 'city', place, amount });
const placesOf = (needed: number, changes: readonly SheetChange[]) => {
  const turning = findTurning(needed, changes);
  return turning && [turning.count, turning.changes.map(({ place }) => place).join(' ')];
};

describe('the least that turns a result', () => {
  const cities = [change('minsk', 1), change('leningrad', 2), change('kiev', 1), change('sevastopol', 2)];

  it('is one change where one is enough: the smallest that is, with its equals', () => {
    expect(placesOf(2, cities)).toEqual([1, 'leningrad sevastopol']);
    expect(placesOf(1, cities)).toEqual([1, 'minsk kiev']);
  });

  it('is as few as possible, and of those no larger than needed', () => {
    expect(placesOf(3, cities)).toEqual([2, 'leningrad minsk']);
    expect(placesOf(4, cities)).toEqual([2, 'leningrad sevastopol']);
    expect(placesOf(6, cities)).toEqual([4, 'leningrad sevastopol minsk kiev']);
  });

  it('is nothing where all together are too little, or change nothing', () => {
    expect(placesOf(7, cities)).toBeNull();
    expect(placesOf(1, [change('minsk', 0)])).toBeNull();
    expect(placesOf(1, [])).toBeNull();
  });

  it('grades by the largest single change', () => {
    expect([1, 2, 3, 6, 7].map((needed) => gradeOf(needed, 2))).toEqual([
      'narrow',
      'narrow',
      'clear',
      'clear',
      'overwhelming',
    ]);
  });
});
