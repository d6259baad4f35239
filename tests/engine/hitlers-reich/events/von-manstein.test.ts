import { describe, expect, it } from 'vitest';
import { declare, diceOf, legal, offers, play, rolled } from './support.ts';

const title = 'von-manstein';

describe('VON MANSTEIN: Axis, Reusable, general', () => {
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
});
