import { describe, expect, it } from 'vitest';
import { goes, legal, openElsewhere, play, prize, rolled, triers, uses } from './support.ts';

const title = 'the-bismarck';

describe('THE BISMARCK: Axis, Reusable', () => {
  it('IL-29: the Axis alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['axis'], []]);
    expect(prize('axis', title)).toEqual({ won: 'axis-up', lost: 'mall' });
  });

  it('goes with sea conflicts only', () => {
    expect(uses('axis', title)).toEqual({ attack: 'sea red-sea', defence: 'sea red-sea' });
  });

  it('§16.1.6: turns one own die to 5', () => {
    const fight = rolled('axis', 'sea', [2, 5, 6, 1, 1, 1], { axis: [title] });
    expect(legal(fight)).toEqual(['fx the-bismarck own 1', 'fx the-bismarck own 3', 'done']);
    const after = play(fight, 'fx the-bismarck own 1');
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'changed', of: 'axis', dice: [1], faces: [5] }),
    );
  });

  it('kept if won, to the mall if lost', () => {
    expect(goes('axis', title, 'axis', 'sea')).toEqual({ won: 'kept', lost: 'mall', next: 'axis-up' });
    expect(goes('axis', title, 'allies', 'sea')).toEqual({ won: 'kept', lost: 'mall', next: 'axis-up' });
  });
});
