import { describe, expect, it } from 'vitest';
import {
  asks,
  diceOf,
  goes,
  LAND,
  legal,
  openElsewhere,
  pass,
  place,
  play,
  prize,
  rolled,
  settle,
  triers,
  uses,
} from './support.ts';

const title = 'artillery-and-partisans';

describe('ARTILLERY & PARTISANS: Allied, Reusable', () => {
  it('IL-29: the Allies alone may try for it, in the mall only', () => {
    expect([triers(title), openElsewhere(title)]).toEqual([['allies'], []]);
    expect(prize('allies', title)).toEqual({ won: 'allies-up', lost: 'mall' });
  });

  it('§6.5.3.2: goes with every land conflict; it bears both stars', () => {
    expect(uses('allies', title)).toEqual({ attack: LAND, defence: LAND });
  });

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

  it('kept if won, to the mall if lost', () => {
    expect(goes('allies', title, 'axis', 'land')).toEqual({ won: 'kept', lost: 'mall', next: 'allies-up' });
  });
});
