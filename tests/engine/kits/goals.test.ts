/** A goal is told when it comes within one step, once, and by the change that brings it. */
import { describe, expect, it } from 'vitest';
import { isOneToGo, listBrought, telling, type Goal } from '../../../src/engine/kits/goals/goals.ts';

const goals = (...left: readonly number[]): readonly Goal[] => left.map((one) => ({ left: one }));

describe('goals', () => {
  it('have one to go at one step, neither before nor once they are reached', () => {
    expect([0, 1, 2].map((left) => isOneToGo({ left }))).toEqual([false, true, false]);
  });

  it('are brought near from further away only', () => {
    expect(listBrought(goals(2, 1, 0, 4), goals(1, 1, 1, 0))).toEqual(goals(1));
  });

  it('are counted only where somebody is told', () => {
    let left = 3;
    const told: Goal[] = [];
    const change = () => void (left -= 1);
    const list = () => goals(left);
    telling(list, change, (goal) => told.push(goal));
    expect(told).toEqual([]);
    telling(list, change, (goal) => told.push(goal));
    expect(told).toEqual(goals(1));
    const uncounted = () => {
      throw new Error('nobody is told');
    };
    telling(uncounted, change, undefined);
    expect(left).toBe(0);
  });
});
