import { describe, expect, it } from 'vitest';
import { diceOf, goes, LAND, openElsewhere, prize, rolled, triers, uses } from './support.ts';

const title = 'reserves';

describe('RESERVES: common, Returnable', () => {
  it('IL-29: both sides may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis', 'allies'], []]);
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
  });

  it('goes with every land conflict, also with PARATROOPS (§4.2.5.2)', () => {
    const all = { attack: LAND, defence: LAND };
    expect([uses('axis', title), uses('allies', title)]).toEqual([all, all]);
  });

  it('adds one die', () => {
    const fight = rolled('axis', 'flight', [], { axis: [title] });
    expect([diceOf(fight, 'axis').length, diceOf(fight, 'allies').length]).toEqual([4, 3]);
  });

  it('goes to the opponent, won or lost', () => {
    expect(goes('axis', title, 'axis', 'land')).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
    expect(goes('allies', title, 'axis', 'land')).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
  });
});
