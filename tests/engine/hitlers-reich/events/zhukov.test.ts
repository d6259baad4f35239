import { describe, expect, it } from 'vitest';
import {
  declare,
  diceOf,
  goes,
  legal,
  offers,
  openElsewhere,
  play,
  prize,
  RED_LAND,
  rolled,
  triers,
  uses,
} from './support.ts';

const title = 'zhukov';

describe('ZHUKOV: Allied, Reusable, general, red star', () => {
  it('IL-29: the Allies alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('IL-30, IL-32, IL-45: goes with these conflicts only', () => {
    expect(uses('allies', title)).toEqual({ attack: RED_LAND, defence: RED_LAND });
  });

  it('turns one own die to 5; a 5 that lies is no choice', () => {
    const fight = rolled('axis', 'red-land', [1, 5, 2, 1, 5, 2], { allies: [title] });
    expect(legal(fight)).toEqual(['fx zhukov own 1', 'fx zhukov own 3', 'done']);
    const after = play(fight, 'fx zhukov own 3');
    expect(after.events).toContainEqual({
      type: 'changed',
      side: 'allies',
      of: 'allies',
      source: title,
      dice: [3],
      faces: [5],
    });
    expect(diceOf(fight, 'allies')).toEqual([1, 5, 2]);
  });

  it('IL-33: one general a side', () => {
    const game = play(declare('axis', 'red-land', { allies: [title, 'chuikov'] }), 'play zhukov');
    expect(offers(game, 'chuikov')).toBe(false);
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('allies', title, 'axis', 'red-land')).toEqual({ won: 'kept', lost: 'mall', next: 'allies-up' });
  });
});
