import { describe, expect, it } from 'vitest';
import { asks, declare, diceOf, legal, offers, play, rolled } from './support.ts';

const title = 'rommel';

describe('ROMMEL: Axis, Reusable, general', () => {
  it('§7.5: one own die, or one of the Allies, not both', () => {
    const fight = rolled('axis', 'land', [1, 1, 1, 4, 5, 6], { axis: [title] });
    const own = [1, 2, 3].map((die) => `fx rommel own ${die}`);
    expect(legal(fight)).toEqual([...own, ...[1, 2, 3].map((die) => `fx rommel opp ${die}`), 'done']);
    expect(diceOf(fight, 'axis')).toEqual([1, 1, 1]);
    for (const [move, of] of [
      ['fx rommel own 1', 'axis'],
      ['fx rommel opp 3', 'allies'],
    ] as const) {
      const after = play(fight, move, [2]);
      expect(after.events).toContainEqual(expect.objectContaining({ type: 'changed', of, faces: [2] }));
      expect(asks(after)).not.toBe('conflict/effect');
    }
  });

  it('IL-33: one general a side', () => {
    const game = play(declare('axis', 'land', { axis: [title, 'von-manstein'] }), 'play rommel');
    expect(offers(game, 'von-manstein')).toBe(false);
  });
});
