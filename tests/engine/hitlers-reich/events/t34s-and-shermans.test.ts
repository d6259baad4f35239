import { describe, expect, it } from 'vitest';
import { diceOf, rolled } from './support.ts';

const title = 't34s-and-shermans';

describe('T-34s & SHERMANS: Allied, Reusable', () => {
  it('adds one die', () => {
    const attack = rolled('allies', 'land', [], { allies: [title] });
    expect([diceOf(attack, 'axis').length, diceOf(attack, 'allies').length]).toEqual([3, 4]);
    const defence = rolled('axis', 'red-land', [], { allies: [title] });
    expect(diceOf(defence, 'allies')).toHaveLength(4);
  });
});
