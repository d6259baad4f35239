import { describe, expect, it } from 'vitest';
import { asks, goes, legal, openElsewhere, play, prize, RED_LAND, rolled, triers, uses } from './support.ts';

const title = 'chuikov';

describe('CHUIKOV: Allied, Reusable, general, red star', () => {
  it('IL-29: the Allies alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('IL-30, IL-32: Soviet land defence only', () => {
    expect(uses('allies', title)).toEqual({ attack: '', defence: RED_LAND });
  });

  it('R-77, the other reading (both): his missing icons keep him out of flights and blitzes', () => {
    expect(uses('allies', title, { icons: 'both' })).toEqual({ attack: '', defence: 'red-land' });
  });

  it('re-rolls one Axis die of the Allies’ choice; the result stands', () => {
    const fight = rolled('axis', 'red-land', [6, 6, 5, 1, 1, 1], { allies: [title] });
    expect(legal(fight)).toEqual(['fx chuikov opp 1', 'fx chuikov opp 2', 'fx chuikov opp 3', 'done']);
    const after = play(fight, 'fx chuikov opp 1', [6]);
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'changed', of: 'axis', dice: [1], faces: [6] }),
    );
    expect(asks(after)).not.toBe('conflict/effect');
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('allies', title, 'axis', 'red-land')).toEqual({ won: 'kept', lost: 'mall', next: 'allies-up' });
  });
});
