import { describe, expect, it } from 'vitest';
import {
  declare,
  diceOf,
  goes,
  LAND,
  legal,
  offers,
  openElsewhere,
  play,
  prize,
  rolled,
  triers,
  uses,
} from './support.ts';

const title = 'von-rundstedt';

describe('VON RUNDSTEDT: Axis, Reusable, general', () => {
  it('IL-29: the Axis alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis'], []]);
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
  });

  it('IL-30, IL-32, IL-45: goes with these conflicts only', () => {
    expect(uses('axis', title)).toEqual({ attack: '', defence: LAND });
  });

  it('turns one own die to 5; a 5 that lies is no choice', () => {
    const fight = rolled('allies', 'land', [1, 5, 2, 1, 5, 2], { axis: [title] });
    expect(legal(fight)).toEqual(['fx von-rundstedt own 1', 'fx von-rundstedt own 3', 'done']);
    const after = play(fight, 'fx von-rundstedt own 3');
    expect(after.events).toContainEqual({
      type: 'changed',
      side: 'axis',
      of: 'axis',
      source: title,
      dice: [3],
      faces: [5],
    });
    expect(diceOf(fight, 'axis')).toEqual([1, 5, 2]);
  });

  it('IL-33: one general a side', () => {
    const game = play(declare('allies', 'land', { axis: [title, 'rommel'] }), 'play von-rundstedt');
    expect(offers(game, 'rommel')).toBe(false);
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('axis', title, 'allies', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'axis-up' });
  });
});
