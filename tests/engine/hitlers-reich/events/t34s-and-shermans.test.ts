import { describe, expect, it } from 'vitest';
import { diceOf, goes, LAND, openElsewhere, prize, rolled, triers, uses } from './support.ts';

const title = 't34s-and-shermans';

describe('T-34s & SHERMANS: Allied, Reusable', () => {
  it('IL-29: the Allies alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('goes with every land conflict, attacking and defending; it bears both stars', () => {
    expect(uses('allies', title)).toEqual({ attack: LAND, defence: LAND });
  });

  it('adds one die', () => {
    const attack = rolled('allies', 'land', [], { allies: [title] });
    expect([diceOf(attack, 'axis').length, diceOf(attack, 'allies').length]).toEqual([3, 4]);
    const defence = rolled('axis', 'red-land', [], { allies: [title] });
    expect(diceOf(defence, 'allies')).toHaveLength(4);
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('allies', title, 'allies', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'allies-up' });
    expect(goes('allies', title, 'axis', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'allies-up' });
  });
});
