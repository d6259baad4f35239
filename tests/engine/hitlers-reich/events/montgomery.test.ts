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
  rolled,
  triers,
  uses,
  WHITE_LAND,
} from './support.ts';

const title = 'montgomery';

describe('MONTGOMERY: Allied, Reusable, general, white star', () => {
  it('IL-29: the Allies alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('IL-30, IL-32, IL-45: goes with these conflicts only', () => {
    expect(uses('allies', title)).toEqual({ attack: WHITE_LAND, defence: WHITE_LAND });
  });

  it('turns one own die to 4; a 4 that lies is no choice', () => {
    const fight = rolled('allies', 'land', [1, 4, 2, 1, 4, 2], { allies: [title] });
    expect(legal(fight)).toEqual(['fx montgomery own 1', 'fx montgomery own 3', 'done']);
    const after = play(fight, 'fx montgomery own 3');
    expect(after.events).toContainEqual({
      type: 'changed',
      side: 'allies',
      of: 'allies',
      source: title,
      dice: [3],
      faces: [4],
    });
    expect(diceOf(fight, 'allies')).toEqual([1, 4, 2]);
  });

  it('IL-33: one general a side', () => {
    const game = play(declare('allies', 'land', { allies: [title, 'patton'] }), 'play montgomery');
    expect(offers(game, 'patton')).toBe(false);
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('allies', title, 'allies', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'allies-up' });
  });
});
