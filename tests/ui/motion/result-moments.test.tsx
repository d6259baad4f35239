/** The moments of a fight as data: nothing here runs a clock. */
import { describe, expect, it } from 'vitest';
import { RESULT_MOMENTS } from '../../../src/ui/motion/beat-times.ts';
import { delaysOf } from '../../../src/ui/table/dice-motion.ts';

/** The design has dice and effects of a fight at rest so many ms after its cards turned. */
const REST = 2540;

describe('the moments of a fight', () => {
  it('are those of the design: totals, banner, stamp, then everything else', () => {
    const moments = Object.entries(RESULT_MOMENTS).map(([what, after]) => [what, REST + after]);
    expect(Object.fromEntries(moments)).toEqual({ totals: 2240, banner: 2540, stamp: 2980, told: 3140 });
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
