/** The sheet at the end of a match: its lines, its rolls, and the stages of its story. */
import { describe, expect, it } from 'vitest';
import { hitlersReich } from '../../../src/engine/games/hitlers-reich/definition.ts';
import type { GameDefinition, Types } from '../../../src/engine/kernel/types.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { filmOf } from '../../../src/store/film.ts';
import { hitlersReich as hitlersReichManifest } from '../../../src/games/hitlers-reich.ts';
import type { Review } from '../../../src/lab/review/types.ts';
import type { LuckRow } from '../../../src/store/audit-types.ts';
import type { WhatIfGround } from '../../../src/store/types.ts';
import { tallyFights } from '../../../src/ui/games/hitlers-reich/fights-won.ts';
import { listStages } from '../../../src/ui/games/hitlers-reich/ending.ts';
import { findRolls, listShares } from '../../../src/ui/table/ending/end-rolls.ts';
import { wordTurning } from '../../../src/ui/table/ending/end-verdict.tsx';
import { comparePlaces, gatherLines, listTurns } from '../../../src/ui/table/ending/ending.ts';
import { loadSample, sampleOf } from '../../support/samples.ts';

await loadCatalogue('en', ['table', 'hitlers-reich']);
const i18n = createI18n('en', hitlersReichManifest.names(hitlersReich.data.facts));

describe('lines of a score sheet', () => {
  const city = (hex: string, amount: number) => ({ key: 'btm.score.city', params: { hex }, amount, rule: '4.1' });

  it('are shared by places that score alike', () => {
    const lines = gatherLines([
      city('1703', 1),
      city('1903', 2),
      city('1502', 1),
      { key: 'btm.score.losses', params: { infantry: 1, tanks: 0 }, amount: -1, rule: '4.1' },
    ]);
    expect(lines.map(({ places, amount }) => [places.join(' '), amount])).toEqual([
      ['1703 1502', 2],
      ['1903', 2],
      ['', -1],
    ]);
  });

  it('say what was gained and lost', () => {
    expect(
      comparePlaces(
        ['a', 'b', 'c'],
        (place) => place !== 'b',
        (place) => place !== 'a',
      ),
    ).toEqual({ gained: ['a'], lost: ['b'] });
  });
});

describe('the best and the worst roll', () => {
  const row = (move: number, seat: string, chance: number, success: boolean): LuckRow => ({
    ...{ move, seat, chance, success },
    notation: '',
    outcome: success ? 'DE' : '-',
  });

  it('count what the other side rolled as well', () => {
    const rows = [row(1, 'german', 0.5, true), row(2, 'soviet', 0.9, false), row(3, 'german', 0.8, false)];
    const { best, worst } = findRolls(rows, 'german');
    expect([best?.move, worst?.move]).toEqual([2, 3]);
    expect(findRolls(rows, 'soviet').best?.move).toBe(3);
  });

  it('are none where all went one way', () => {
    expect(findRolls([row(1, 'german', 0.5, true)], 'german').worst).toBeNull();
    expect(findRolls([], 'german')).toEqual({ best: null, worst: null });
  });
});

describe('luck and choice', () => {
  it('are averages, so that a match of twice the length says the same', () => {
    const moves = (times: number): Review['moves'] =>
      Array.from({ length: times }, () => [
        { seat: 'red', luck: 0.3, loss: 0.1 },
        { seat: 'blue', luck: -0.1, loss: 0.2 },
        { seat: 'blue', luck: null, loss: null },
      ]).flatMap((all) => all.map((one) => ({ ...one, error: 0 }) as Review['moves'][number]));
    const review = (times: number) => ({ seats: ['red', 'blue'], moves: moves(times) }) as unknown as Review;
    for (const times of [1, 20]) {
      const shares = listShares(review(times));
      expect(shares.map(({ id, amount }) => [id, Number(amount.toFixed(6))])).toEqual([
        ['dice', 0.1],
        ['red', -0.1],
        ['blue', 0.2],
      ]);
    }
  });
});

describe('what would have turned the result', () => {
  const turning = (kind: string, places: readonly (string | null)[], count = 1) => ({
    grade: 'narrow' as const,
    turning: { count, changes: places.map((place) => ({ kind, place, amount: 1 })) },
  });

  it('is said by its kind and number', () => {
    expect(wordTurning(i18n, turning('city', ['a', 'b', 'c', 'd']), 'axis', false)).toContain('one more city');
    expect(wordTurning(i18n, turning('city', ['a', 'b'], 2), 'axis', false)).toContain('2 more cities');
    expect(wordTurning(i18n, turning('centre', ['a', 'b'], 2), 'axis', true)).toContain('2 more production centres');
    expect(wordTurning(i18n, turning('hand-size', [null]), 'axis', true)).toContain('hand size');
    expect(wordTurning(i18n, turning('panzer', [null]), 'soviet', false)).toContain('panzer');
    const none = { grade: 'overwhelming' as const, turning: null };
    expect(wordTurning(i18n, none, 'axis', true)).toContain('before its last year');
    expect(wordTurning(i18n, none, 'axis', false)).toContain('Nothing on the score sheet');
  });
});

describe('the stages of a story', () => {
  const def = hitlersReich as unknown as GameDefinition<Types>;
  const match = loadSample(def, sampleOf('hitlers-reich.over'));
  const film = filmOf({ def, match, about: { name: '', seatNames: {} } } as unknown as WhatIfGround);

  it('are the five years of a campaign, the last point included', () => {
    const stages = listStages(film.points);
    expect(stages).toHaveLength(5);
    expect(stages.at(-1)).toBe(film.last);
    expect(stages).toEqual([...stages].sort((a, b) => a - b));
  });

  it('are its turns in a game of turns', () => {
    const turns = listTurns(film.points);
    expect(turns.at(-1)).toBe(film.last);
    expect(new Set(turns.map((at) => film.points[at]?.moment.turn)).size).toBe(turns.length);
  });

  it('each fight counts once, for the side that won it last', () => {
    const { fought, won, spaces } = tallyFights(film.points.flatMap(({ lines }) => lines));
    expect([fought, won.axis + won.allies]).toEqual([90, 90]);
    expect(Math.max(...spaces.values())).toBe(5);
    const line = (key: string, side: string) => ({ key: `hr.log.${key}`, params: { side } });
    expect(
      tallyFights([line('attacked-land', 'axis'), line('judged', 'axis'), line('judged-suit', 'allies')]).won,
    ).toEqual({ axis: 0, allies: 1 });
  });
});
