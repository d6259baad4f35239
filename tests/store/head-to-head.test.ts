import { describe, expect, it } from 'vitest';
import { headToHead } from '../../src/store/head-to-head.ts';
import type { LibraryEntry } from '../../src/store/library-types.ts';

type Told = Parameters<typeof headToHead>[0][number];
type About = LibraryEntry['about'];

const about = (seatNames: Record<string, string>, more: Partial<About> = {}): About => ({
  ...{ name: '', seatNames, tags: [], created: '', undo: 'honest', curtain: true },
  ...more,
});
const ANNA_AXIS = { axis: 'Anna', allies: 'Ben' };
const BEN_AXIS = { axis: 'Ben', allies: 'Anna' };
let n = 0;
const entry = (names: Record<string, string>, winner: string | null, more: Partial<Told> = {}): Told => ({
  id: `match-${++n}`,
  game: 'hitlers-reich',
  about: about(names),
  ...{ origin: 'new', status: 'finished', winner, updated: n, fork: null },
  ...more,
});
const PAIR = ['Anna', 'Ben'] as const;
const scoreOf = (...entries: Told[]) => {
  const { won, draws } = headToHead(entries, 'hitlers-reich', PAIR);
  return [...won, draws];
};

describe('the record of two players', () => {
  it('counts wins by player, whichever side they had', () => {
    const entries = [
      entry(ANNA_AXIS, 'axis'),
      entry(BEN_AXIS, 'allies'),
      entry(BEN_AXIS, 'axis'),
      entry(ANNA_AXIS, 'draw'),
    ];
    expect(scoreOf(...entries)).toEqual([2, 1, 1]);
    expect(headToHead(entries, null, ['Ben', 'Anna']).won).toEqual([1, 2]);
  });

  it('tells each match with the seats of both, the oldest first', () => {
    const [old, late] = [entry(BEN_AXIS, 'axis'), entry(ANNA_AXIS, 'axis')];
    const { games } = headToHead([late, old], null, PAIR);
    expect(games.map(({ id, seats, winner }) => [id, seats, winner])).toEqual([
      [old.id, ['allies', 'axis'], 1],
      [late.id, ['axis', 'allies'], 0],
    ]);
  });

  it('knows a name by other case, width and spaces', () => {
    expect(scoreOf(entry({ axis: ' anna ', allies: 'ＢＥＮ' }, 'axis'))).toEqual([1, 0, 0]);
  });

  it.each([
    ['a match that is still played', { status: 'live', winner: null }],
    ['a copy of a match', { origin: 'copy' }],
    ['another match that began with the same moves', { fork: { at: 3, cause: 'line' } }],
    ['a match with a program', { about: about(ANNA_AXIS, { computers: { allies: 'veteran' } }) }],
    ['a match that its players left out', { about: about(ANNA_AXIS, { uncounted: true }) }],
    ['a match of another pair', { about: about({ axis: 'Anna', allies: 'Carl' }) }],
    ['a match of another game', { game: 'hitlers-last-battles' }],
    ['a match without names', { about: about({}) }],
  ] satisfies [string, Partial<Told>][])('leaves out %s', (_, more) => {
    expect(scoreOf(entry(ANNA_AXIS, 'axis', more))).toEqual([0, 0, 0]);
  });

  it('is empty without two different names', () => {
    const entries = [entry({ axis: 'Anna', allies: 'Anna' }, 'axis')];
    expect(headToHead(entries, null, ['Anna', 'anna']).games).toEqual([]);
    expect(headToHead(entries, null, ['', 'Ben']).games).toEqual([]);
  });
});
