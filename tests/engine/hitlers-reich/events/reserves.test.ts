import { describe, expect, it } from 'vitest';
import { diceOf, rolled } from './support.ts';

const title = 'reserves';

describe('RESERVES: common, Returnable', () => {
  it('adds one die', () => {
    const fight = rolled('axis', 'flight', [], { axis: [title] });
    expect([diceOf(fight, 'axis').length, diceOf(fight, 'allies').length]).toEqual([4, 3]);
  });
});
