import { describe, expect, it } from 'vitest';
import { declare, diceOf, legal, offers, play, rolled } from './support.ts';

const title = 'montgomery';

describe('MONTGOMERY: Allied, Reusable, general, white star', () => {
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
});
