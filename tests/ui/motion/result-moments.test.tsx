/** The moments of a fight as data: nothing here runs a clock. */
import { describe, expect, it } from 'vitest';
import { FIGHT_MOMENTS } from '../../../src/ui/motion/beat-times.ts';
import { delaysOf } from '../../../src/ui/table/dice-motion.ts';

describe('the moments of a fight', () => {
  it('are those of the design: cards, both rows of dice, effects, totals, banner, stamp, then everything else', () => {
    expect(FIGHT_MOMENTS).toEqual({
      cards: 0,
      axisDice: 640,
      alliedDice: 840,
      effects: 1640,
      totals: 2240,
      banner: 2540,
      stamp: 2980,
      told: 3140,
    });
  });

  it('have the Allied dice 200 ms after those of the Axis, one after the other', () => {
    const row = () => {
      const list = document.createElement('ol');
      list.append(...[1, 2, 3].map(() => document.createElement('li')));
      return [...list.children];
    };
    const [axis, allies] = [row(), row()];
    const delays = delaysOf([...axis, ...allies]);
    expect(delays).toEqual([0, 40, 80, 200, 240, 280]);
  });
});
