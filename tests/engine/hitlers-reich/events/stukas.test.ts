import { describe, expect, it } from 'vitest';
import { asks, legal, place, play, playAll, rolled, settle, declare } from './support.ts';

const title = 'stukas';

describe('STUKAS: Axis, Reusable', () => {
  it('re-rolls one Allied die of the Axis’s choice; the result stands', () => {
    const fight = rolled('axis', 'land', [1, 1, 1, 4, 5, 6], { axis: [title] });
    expect(legal(fight)).toEqual(['fx stukas opp 1', 'fx stukas opp 2', 'fx stukas opp 3', 'done']);
    const after = play(fight, 'fx stukas opp 3', [5]);
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'changed', of: 'allies', dice: [3], faces: [5] }),
    );
    expect(asks(after)).not.toBe('conflict/effect');
  });

  it('§7.5: optional', () => {
    expect(asks(play(rolled('axis', 'land', [1, 1, 1, 4, 5, 6], { axis: [title] }), 'done'))).not.toBe(
      'conflict/effect',
    );
  });

  it('§4.2.5.1, R-71: used, it serves neither an event conflict nor a second attack of the turn', () => {
    const won = settle(playAll(declare('axis', 'land', { axis: [title] }), 'play stukas'), 'axis');
    expect(place(won, title)).toBe('axis-down');
    const bonus = asks(won) === 'bonus/blitz' ? play(won, 'decline') : won;
    expect(asks(play(bonus, 'A land hungary>yugoslavia'))).toBe('conflict/card');
  });
});
