import { describe, expect, it } from 'vitest';
import { diceOf, rolled } from './support.ts';

const title = 'tiger-tanks';

describe('TIGER TANKS: Axis, Reusable', () => {
  it('adds one die', () => {
    const attack = rolled('axis', 'land', [], { axis: [title] });
    expect([diceOf(attack, 'axis').length, diceOf(attack, 'allies').length]).toEqual([4, 3]);
    const defence = rolled('allies', 'red-land', [], { axis: [title] });
    expect(diceOf(defence, 'axis')).toHaveLength(4);
  });
});
