import { describe, expect, it } from 'vitest';
import { diceOf, rolled } from './support.ts';

const title = 'special-operations';

describe('SPECIAL OPERATIONS: common, Returnable', () => {
  it('adds one die', () => {
    const own = rolled('axis', 'event', [], { axis: [title] });
    expect([diceOf(own, 'axis').length, diceOf(own, 'allies').length]).toEqual([4, 3]);
    expect(diceOf(rolled('axis', 'event', [], { allies: [title] }), 'allies')).toHaveLength(4);
  });
});
