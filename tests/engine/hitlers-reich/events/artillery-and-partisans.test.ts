import { describe, expect, it } from 'vitest';
import { asks, diceOf, legal, pass, place, play, rolled, settle } from './support.ts';

const title = 'artillery-and-partisans';

describe('ARTILLERY & PARTISANS: Allied, Reusable', () => {
  it('re-rolls one Axis die of the Allies’ choice', () => {
    const fight = rolled('allies', 'land', [1, 1, 1, 6, 6, 6], { allies: [title] });
    expect(legal(fight)).toEqual([...[1, 2, 3].map((die) => `fx ${title} opp ${die}`), 'done']);
    const after = play(fight, `fx ${title} opp 2`, [1]);
    expect(after.events).toContainEqual(
      expect.objectContaining({ type: 'changed', of: 'axis', dice: [2], faces: [1] }),
    );
    expect(asks(after)).not.toBe('conflict/effect');
  });

  it('two together where an Allied symbol is printed', () => {
    const fight = rolled('axis', 'land', [6, 6, 6, 1, 1, 1], { allies: [title] });
    const sets = ['1', '2', '3', '1,2', '1,3', '2,3'];
    expect(legal(fight)).toEqual([...sets.map((set) => `fx ${title} opp ${set}`), 'done']);
    expect(diceOf(fight, 'axis')).toEqual([6, 6, 6]);
    const greece = rolled('axis', 'blitz', [], { allies: [title] });
    expect(legal(greece)).toContain(`fx ${title} opp 1,2`);
  });

  it('G-13: used in a won attack it lies face down through the next Axis turn', () => {
    const won = settle(play(rolled('allies', 'land', [6, 6, 6, 1, 1, 1], { allies: [title] }), 'done'), 'allies');
    const axisTurn = pass(won);
    expect([place(axisTurn, title), place(pass(axisTurn), title)]).toEqual(['allies-down', 'allies-up']);
    expect(asks(play(axisTurn, 'A land libya>egypt'))).toBe('conflict/card');
  });
});
