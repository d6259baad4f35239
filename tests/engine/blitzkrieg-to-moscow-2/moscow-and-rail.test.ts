/** Moscow taken and lost again by play (§15.3), and rail between rear areas (§6.3.3). */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { decisionOf, listed, open, play, refusedAs, toFrame, type Table } from './table.ts';

/** Units that arrived in turns 1 to 3. */
const CAME = { 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-24': 'E', 's-50': 'E' } as const;

/** 1st Panzer Army before an empty Moscow in turn 4, with Soviet armies east of it; no unit arrives. */
const BEFORE: Position = {
  turn: 4,
  phase: 'movement',
  units: {
    ...{ 'g-pz1': '1309', 'g-2': 'turn-6', 's-20': 'E', 's-mc7': '1411' },
    ...CAME,
  },
};

describe('§15.3: Moscow, once taken,', () => {
  /** Its tanks take the city and move on; the Soviet side enters again in its own movement phase. */
  const raided = (moscow: boolean): Table => play(open(BEFORE, { moscow }), 'move g-pz1 1310', 'step 1309', 'halt');
  const freed = (moscow: boolean): Table =>
    play(toFrame(raided(moscow), 'movement/move', 'soviet'), 'move s-mc7 1311', 'step 1310', 'halt');
  const turnAfter = (moscow: boolean): Table =>
    toFrame(toFrame(freed(moscow), 'movement/move', 'german'), 'logistics/draw', 'soviet');

  it('is lost and won back by play', () => {
    expect(open(BEFORE, { moscow: true }).state.moscowEverGerman).toBe(false);
    expect(raided(true).state).toMatchObject({ germanHexes: ['1309', '1310'], moscowEverGerman: true });
    expect(freed(true).state).toMatchObject({ germanHexes: ['1309'], moscowEverGerman: true });
  });

  it('costs the free rail move for good, though it is Soviet again; the card of a turn comes back', () => {
    const table = turnAfter(true);
    expect(table.state.germanHexes).not.toContain('1310');
    expect(decisionOf(table).ask.params).toEqual({ left: 4, of: 4 });
    const rail = toFrame(
      play(table, 'draw s-reinf-1', 'draw s-reinf-2', 'draw s-part', 'draw s-hitler'),
      'logistics/rail',
    );
    expect(refusedAs(rail, 'rail free s-20 1310')).toBe('RAIL_LIMIT.moscow');
    expect(listed(rail, 'rail free')).toEqual([]);
    expect(listed(rail, 'rail s-reinf-1 s-20')).not.toEqual([]);
  });

  it('costs nothing without the option', () => {
    const rail = toFrame(turnAfter(false), 'logistics/rail', 'soviet');
    expect(listed(rail, 'rail free s-20')).not.toEqual([]);
  });
});

describe('§6.3.3: rail between rear areas', () => {
  it('carries no unit from one to another, not even 2nd Army, which may enter by any of them', () => {
    const start = open({ turn: 4, units: { 'g-2': 'N', 's-27': 'E', ...CAME }, germanHexes: ['1703'] });
    const rail = toFrame(play(start, 'draw g-repl-1'), 'logistics/rail', 'german');
    expect(refusedAs(rail, 'rail g-repl-1 g-2 C')).toBe('RAIL_END.two-areas');
    expect(listed(rail, 'rail g-repl-1 g-2')).toEqual(['rail g-repl-1 g-2 1703']);
  });
});
