import { describe, expect, it } from 'vitest';
import { diceOf, goes, LAND, openElsewhere, prize, rolled, triers, uses } from './support.ts';

const title = 'tiger-tanks';

describe('TIGER TANKS: Axis, Reusable', () => {
  it('IL-29: the Axis alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis'], []]);
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
  });

  it('goes with every land conflict, attacking and defending; IL-45: not with own PARATROOPS', () => {
    expect(uses('axis', title)).toEqual({ attack: 'land red-land landing blitz red-blitz', defence: LAND });
  });

  it('adds one die', () => {
    const attack = rolled('axis', 'land', [], { axis: [title] });
    expect([diceOf(attack, 'axis').length, diceOf(attack, 'allies').length]).toEqual([4, 3]);
    const defence = rolled('allies', 'red-land', [], { axis: [title] });
    expect(diceOf(defence, 'axis')).toHaveLength(4);
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('axis', title, 'axis', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'axis-up' });
    expect(goes('axis', title, 'allies', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'axis-up' });
  });
});
