import { describe, expect, it } from 'vitest';
import { declare, diceOf, legal, offers, play, rolled } from './support.ts';

const title = 'zhukov';

describe('ZHUKOV: Allied, Reusable, general, red star', () => {
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
});
