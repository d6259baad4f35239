import { describe, expect, it } from 'vitest';
import { diceOf, goes, openElsewhere, prize, rolled, triers, uses } from './support.ts';

const title = 'special-operations';

describe('SPECIAL OPERATIONS: common, Returnable', () => {
  it('IL-29: both sides may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis', 'allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('goes with event conflicts only, whoever started them', () => {
    const all = { attack: 'event', defence: 'event' };
    expect([uses('axis', title), uses('allies', title)]).toEqual([all, all]);
  });

  it('adds one die', () => {
    const own = rolled('axis', 'event', [], { axis: [title] });
    expect([diceOf(own, 'axis').length, diceOf(own, 'allies').length]).toEqual([4, 3]);
    expect(diceOf(rolled('axis', 'event', [], { allies: [title] }), 'allies')).toHaveLength(4);
  });

  it('goes to the opponent, won or lost', () => {
    expect(goes('axis', title, 'axis', 'event')).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
  });
});
