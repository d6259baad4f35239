import { describe, expect, it } from 'vitest';
import { declare, diceOf, legal, offers, play, rolled } from './support.ts';

const title = 'patton';

describe('PATTON: Allied, Reusable, general, white star', () => {
  it('turns one own die to 5; a 5 that lies is no choice', () => {
    const fight = rolled('allies', 'land', [1, 5, 2, 1, 5, 2], { allies: [title] });
    expect(legal(fight)).toEqual(['fx patton own 1', 'fx patton own 3', 'done']);
    const after = play(fight, 'fx patton own 3');
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
    const game = play(declare('allies', 'land', { allies: [title, 'montgomery'] }), 'play patton');
    expect(offers(game, 'montgomery')).toBe(false);
  });
});
