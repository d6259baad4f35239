import { describe, expect, it } from 'vitest';
import { declare, diceOf, legal, offers, play, rolled } from './support.ts';

const title = 'von-rundstedt';

describe('VON RUNDSTEDT: Axis, Reusable, general', () => {
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
});
