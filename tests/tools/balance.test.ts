/** The balance tool: games that are kept, and what they say. */
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceCommand, listSeries } from '../../tools/balance/command.ts';
import { figuresOf } from '../../tools/balance/figures.ts';
import { playSeries, readGames, type PlayedGame } from '../../tools/balance/series.ts';
import { executeCommand } from '../../tools/lib/cli.ts';
import { openBalancePlan, openRoster } from '../../tools/lib/games.ts';
import { toyKit } from './toy-kit.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fronts-balance-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SERIES = { game: 'toy', scenario: 'only', player: 'random' };
const play = (games: number, heard: number[] = []): readonly PlayedGame[] =>
  playSeries(toyKit(), SERIES, { games, folder, tell: (played) => heard.push(played) });

describe('games of a series', () => {
  it('are kept as they end, and not played again', () => {
    const first = play(3);
    const heard: number[] = [];
    expect(play(5, heard).slice(0, 3)).toEqual(first);
    expect(heard).toEqual([4, 5]);
    expect(readGames(folder, SERIES)).toHaveLength(5);
  });

  it('go on where a run was cut off in the middle of a line', () => {
    const whole = play(4);
    const [file = ''] = readdirSync(join(folder, 'toy'));
    const path = join(folder, 'toy', file);
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${lines.slice(0, 2).join('\n')}\n`);
    appendFileSync(path, '{"winner":"o');
    expect(readGames(folder, SERIES)).toEqual(whole.slice(0, 2));
    expect(play(4)).toEqual(whole);
    expect(readGames(folder, SERIES)).toEqual(whole);
  });
});

const gameOf = (winner: string, turn: number, city: number): PlayedGame => ({
  winner,
  turn,
  moves: 10 * turn,
  points: winner === 'one' ? [5, 3] : [2, 4],
  parts: [
    { key: 'city', params: { hex: '0101' }, amount: city },
    ...(winner === 'one' ? [{ key: 'early', params: {}, amount: 0 }] : []),
  ],
});

describe('figures of a series', () => {
  const games = [gameOf('one', 3, 4), gameOf('one', 4, 2), gameOf('two', 6, 0), gameOf('draw', 6, 9)];
  const figures = figuresOf(games, ['one', 'two']);

  it('count who wins, how long it takes and how far the first seat is ahead', () => {
    expect(figures).toMatchObject({ games: 4, won: [2, 1], drawn: 1, turns: [3, 4, 6], moves: 47.5 });
    expect(figures.lead[0]).toBe(0);
    const [[low, high]] = figures.intervals;
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
  });

  it('tell what winners have and losers lack, drawn games aside', () => {
    expect(figures.deciding).toEqual([
      { part: { key: 'city', params: { hex: '0101' } }, inWon: 1, inLost: 1, pointsWon: 3, pointsLost: 0 },
      { part: { key: 'early', params: {} }, inWon: 1, inLost: 0, pointsWon: 0, pointsLost: 0 },
    ]);
  });
});

describe('the page', () => {
  it('has a row for each series that was played, and says where a scenario is lopsided', async () => {
    const roster = await openRoster('hitlers-last-battles');
    const [series] = listSeries(roster, await openBalancePlan(roster.def.id));
    if (!series) throw new Error('a game has a series');
    playSeries(roster, { ...series, player: 'random' }, { games: 1, folder, tell: () => undefined });
    const [file = ''] = readdirSync(join(folder, series.game));
    const line = readFileSync(join(folder, series.game, file), 'utf8');
    writeFileSync(join(folder, series.game, `${series.scenario}.${series.player}.jsonl`), line.repeat(30));
    const page = join(folder, 'page.md');
    const args = ['--only-page', '--folder', folder, '--page', page];
    const code = await executeCommand(balanceCommand, args, { print: () => undefined, complain: () => undefined });
    const text = readFileSync(page, 'utf8');
    expect(code).toBe(0);
    expect(text).toContain('## Hitler’s Last Battles');
    expect(text).not.toContain('## Hitler’s Reich');
    expect(text).toMatch(/\| December 1944 to May 1945, six turns \| veteran \| 30 \| .* outside 40 to 60%/);
    expect(text).not.toContain('⟦');
  });

  it('plays the tournament, which is of introductory games, not twice', async () => {
    const all = listSeries(await openRoster('hitlers-reich'), await openBalancePlan('hitlers-reich'));
    expect(all.map(({ scenario }) => scenario)).not.toContain('tournament');
    expect(all).toHaveLength(8);
  });
});
