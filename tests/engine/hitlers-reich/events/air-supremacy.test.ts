import { describe, expect, it } from 'vitest';
import { diceOf, rolled } from './support.ts';

const title = 'air-supremacy';

describe('AIR SUPREMACY: common, Returnable', () => {
  it('adds one die, never above five (§7.4)', () => {
    const sea = rolled('axis', 'sea', [], { allies: [title] });
    expect([diceOf(sea, 'axis').length, diceOf(sea, 'allies').length]).toEqual([3, 4]);
    const full = rolled('allies', 'land', [], { allies: [title, 'reserves', 't34s-and-shermans'] });
    expect(diceOf(full, 'allies')).toHaveLength(5);
  });
});
