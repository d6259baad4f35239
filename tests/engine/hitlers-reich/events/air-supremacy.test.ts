import { describe, expect, it } from 'vitest';
import { diceOf, goes, LAND_AND_SEA, openElsewhere, prize, rolled, triers, uses } from './support.ts';

const title = 'air-supremacy';

describe('AIR SUPREMACY: common, Returnable', () => {
  it('IL-29: both sides may try for it, in the mall only', () => {
    expect(triers(title)).toEqual(['axis', 'allies']);
    expect(openElsewhere(title)).toEqual([]);
  });

  it('§6.4.2, R-63: won, it stays in the hand; lost, in the mall', () => {
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('goes with every land and sea conflict, attacking and defending, never with an event conflict', () => {
    const all = { attack: LAND_AND_SEA, defence: LAND_AND_SEA };
    expect([uses('axis', title), uses('allies', title)]).toEqual([all, all]);
  });

  it('adds one die, never above five (§7.4)', () => {
    const sea = rolled('axis', 'sea', [], { allies: [title] });
    expect([diceOf(sea, 'axis').length, diceOf(sea, 'allies').length]).toEqual([3, 4]);
    const full = rolled('allies', 'land', [], { allies: [title, 'reserves', 't34s-and-shermans'] });
    expect(diceOf(full, 'allies')).toHaveLength(5);
  });

  it('goes to the opponent, won or lost, and to the mall from there', () => {
    expect(goes('axis', title, 'axis', 'land')).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
    expect(goes('allies', title, 'axis', 'sea')).toEqual({ won: 'opponent', lost: 'opponent', next: 'mall' });
  });
});
