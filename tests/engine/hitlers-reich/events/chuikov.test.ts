import { describe, expect, it } from 'vitest';
import { asks, legal, play, rolled, uses } from './support.ts';

const title = 'chuikov';

describe('CHUIKOV: Allied, Reusable, general, red star', () => {
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
});
