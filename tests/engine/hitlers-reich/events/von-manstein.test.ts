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

const title = 'von-manstein';

describe('VON MANSTEIN: Axis, Reusable, general', () => {
  it('IL-29: the Axis alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis'], []]);
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
  });

  it('IL-30, IL-32, IL-45: goes with these conflicts only', () => {
    expect(uses('axis', title)).toEqual({ attack: 'land red-land flight red-flight blitz red-blitz', defence: LAND });
  });

  it('turns one own die to 4; a 4 that lies is no choice', () => {
    const fight = rolled('axis', 'land', [1, 4, 2, 1, 4, 2], { axis: [title] });
    expect(legal(fight)).toEqual(['fx von-manstein own 1', 'fx von-manstein own 3', 'done']);
    const after = play(fight, 'fx von-manstein own 3');
    expect(after.events).toContainEqual({
      type: 'changed',
      side: 'axis',
      of: 'axis',
      source: title,
      dice: [3],
      faces: [4],
    });
    expect(diceOf(fight, 'axis')).toEqual([1, 4, 2]);
  });

  it('IL-33: one general a side', () => {
    const game = play(declare('axis', 'land', { axis: [title, 'rommel'] }), 'play von-manstein');
    expect(offers(game, 'rommel')).toBe(false);
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('axis', title, 'axis', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'axis-up' });
  });
});
