import { describe, expect, it } from 'vitest';
import { legal, play, rolled } from './support.ts';

const title = 'the-bismarck';

describe('THE BISMARCK: Axis, Reusable', () => {
  it('§16.1.6: turns one own die to 5', () => {
    const fight = rolled('axis', 'sea', [2, 5, 6, 1, 1, 1], { axis: [title] });
    expect(legal(fight)).toEqual(['fx the-bismarck own 1', 'fx the-bismarck own 3', 'done']);
    const after = play(fight, 'fx the-bismarck own 1');
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'changed', of: 'axis', dice: [1], faces: [5] }),
    );
  });
});
