/** Experiments: refusals with their reasons, and figures that depend on the games alone. */
import { describe, expect, it } from 'vitest';
import { compare, intervalNow, tellComparison } from '../../src/lab/experiment/compare.ts';
import { figuresOf } from '../../src/lab/experiment/figures.ts';
import {
  mergeGames,
  readGames,
  writeCsv,
  writeGames,
  writeHead,
  writeRow,
} from '../../src/lab/experiment/games-file.ts';
import { countLuckier, evenLuckOf, evenShares } from '../../src/lab/experiment/luck.ts';
import { openGathering } from '../../src/lab/experiment/clerk.ts';
import { checkExperiment, ExperimentError, readExperiment, type Experiment } from '../../src/lab/experiment/plan.ts';
import { playRow, type GameRow } from '../../src/lab/experiment/row.ts';
import { listTasks, resultOf } from '../../src/lab/experiment/run.ts';
import { judge } from '../../src/lab/experiment/verdict.ts';
import { toyGame } from '../support/toy-game.ts';
import { toyRoster as roster } from '../support/toy-roster.ts';

const [RED, BLUE] = toyGame.seats;

const PLAN: Experiment = {
  ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Toys', game: 'toy', seed: 'toys', games: 30 },
  start: { scenario: 'only' },
  variants: [{ players: ['random', 'random'] }, { players: ['stepper', 'random'] }],
};
const textOf = (change: object = {}): string => JSON.stringify({ ...PLAN, ...change });

const playAll = (experiment: Experiment, shard = { part: 1, of: 1 }): readonly GameRow[] =>
  [...listTasks(experiment, shard)].map(({ pair, variant }) => playRow(roster, experiment, variant, pair));

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ExperimentError)
      return `${error.line.key.slice(19)} ${String(error.line.params?.['path'] ?? '')}`.trim();
    throw error;
  }
  return 'accepted';
}

describe('the file of an experiment', () => {
  it('is read as it is', () => {
    expect(readExperiment(textOf())).toEqual(PLAN);
    expect(() => checkExperiment(roster, PLAN)).not.toThrow();
  });

  it.each([
    ['no JSON', '{', 'not-json'],
    ['a newer format', textOf({ formatVersion: 2 }), 'shape formatVersion'],
    ['a key too many', textOf({ code: 'alert(1)' }), 'shape code'],
    ['too few games', textOf({ games: 1 }), 'shape games'],
    ['no variant', textOf({ variants: [] }), 'shape variants'],
    [
      'three players',
      textOf({ variants: [{ players: ['random', 'random', 'random'] }] }),
      'shape variants.0.players.2',
    ],
    ['a text without end', `"${' '.repeat(1_000_001)}"`, 'long'],
  ])('is refused with the place: %s', (_, text, why) => {
    expect(refusal(() => readExperiment(text))).toBe(why);
  });

  it.each([
    ['a scenario', { start: { scenario: 'none' } }, 'unknown start.scenario'],
    ['a player', { variants: [{ players: ['random', 'nobody'] }] }, 'unknown variants.0.players.1'],
    ['a budget', { variants: [{ players: ['random:0', 'random'] }] }, 'unknown variants.0.players.0'],
    [
      'an option',
      { variants: [{ players: ['random', 'random'], options: { wings: true } }] },
      'unknown variants.0.options',
    ],
  ])('is refused where it names what there is not: %s', (_, change, why) => {
    expect(refusal(() => checkExperiment(roster, readExperiment(textOf(change))))).toBe(why);
  });
});

describe('the figures of an experiment', () => {
  const rows = playAll(PLAN);
  const result = resultOf(roster, PLAN, rows);

  it('are the same again, whatever the order in which the games end', () => {
    expect(resultOf(roster, PLAN, playAll(PLAN))).toEqual(result);
    expect(resultOf(roster, PLAN, [...rows].reverse())).toEqual(result);
  });

  it('count each game once, and lie within their intervals', () => {
    for (const { games, wins, drawn, points, lead, turns } of result.variants) {
      expect(games).toBe(30);
      expect(wins[0].won + wins[1].won + drawn).toBe(30);
      for (const { share, interval } of wins) {
        expect(share).toBeGreaterThanOrEqual(interval[0]);
        expect(share).toBeLessThanOrEqual(interval[1]);
      }
      expect(lead.mean).toBeCloseTo(points[0].mean - points[1].mean, 9);
      expect(turns.counts.reduce((sum, [, count]) => sum + count, 0)).toBe(30);
    }
  });

  it('tell which variant is better for the first seat, and by how much', () => {
    const { comparison } = result;
    expect(comparison).toMatchObject({ pairs: 30 });
    const [one, other] = result.variants.map(({ wins, drawn }) => (wins[0].won + drawn / 2) / 30);
    expect(comparison?.difference).toBeCloseTo((other ?? 0) - (one ?? 0), 9);
    expect(comparison && tellComparison(comparison, RED)).toMatchObject({
      key: 'experiment.told.more',
      params: { seat: RED, games: 30 },
    });
  });

  it('see no difference between a variant and itself', () => {
    // Thirty games that ended alike leave room for one in nine that would not.
    const same: Experiment = {
      ...PLAN,
      variants: [{ players: ['random', 'random'] }, { players: ['random', 'random'] }],
    };
    const comparison = compare(same, playAll(same), RED);
    expect(comparison).toMatchObject({ difference: 0, changed: 0 });
    expect(comparison && tellComparison(comparison, RED)).toEqual({
      key: 'experiment.told.no-difference',
      params: { seat: RED, low: -12, high: 12, games: 30 },
    });
  });

  it('add up the luck of the dice: in many games it comes to nothing', () => {
    const { luck } = figuresOf(playAll({ ...PLAN, games: 400, variants: [{ players: ['random', 'random'] }] }), [
      RED,
      BLUE,
    ]);
    for (const { mean, interval } of luck) {
      expect(interval[0]).toBeLessThanOrEqual(0);
      expect(interval[1]).toBeGreaterThanOrEqual(0);
      expect(Math.abs(mean)).toBeLessThan(0.5);
    }
  });
});

describe('luck told apart', () => {
  /** The luckier seat wins nine times in ten, and red is lucky in `lucky` of 100 games. */
  const rowsWith = (lucky: number) =>
    Array.from({ length: 100 }, (_, i) => {
      const isLucky = i < lucky;
      const isUpset = i % 10 === 9;
      return { winner: isLucky !== isUpset ? RED : BLUE, luck: [isLucky ? 1 : -1, 0] as const };
    });

  it('counts how often the luckier seat wins', () => {
    expect(countLuckier(rowsWith(70), [RED, BLUE])).toMatchObject({ games: 100, won: 90 });
    expect(countLuckier([{ winner: 'draw', luck: [1, 0] }], [RED, BLUE])).toMatchObject({ games: 0, interval: [0, 1] });
  });

  it('takes out of the result what luck accounts for', () => {
    for (const lucky of [30, 70]) {
      const even = evenLuckOf(evenShares(rowsWith(lucky), RED), [0, 1]);
      expect(even?.value).toBeCloseTo(0.5, 6);
      expect(even?.interval[0]).toBeLessThan(0.5);
      expect(even?.interval[1]).toBeGreaterThan(0.5);
    }
  });

  it('says nothing of few games, nor of a game without dice', () => {
    expect(evenShares(rowsWith(50).slice(0, 29), RED)).toBeNull();
    expect(
      evenShares(
        rowsWith(50).map((row) => ({ ...row, luck: [0, 0] as const })),
        RED,
      ),
    ).toBeNull();
  });
});

describe('games that come in from several workers', () => {
  it('are handed out once each, and end when all have come', () => {
    const gathering = openGathering(PLAN, RED);
    expect(gathering.total).toBe(60);
    const given = Array.from({ length: 60 }, () => gathering.next());
    expect(new Set(given.map((task) => `${task?.pair} ${task?.variant}`)).size).toBe(60);
    expect(gathering.next()).toBeNull();
    for (const task of given.reverse()) if (task) gathering.add(playRow(roster, PLAN, task.variant, task.pair));
    expect(gathering.isDone()).toBe(true);
    expect(gathering.rows()).toEqual(playAll(PLAN));
  });

  it('go on from those that were played before', () => {
    const known = playAll(PLAN).slice(0, 7);
    const gathering = openGathering(PLAN, RED, known);
    expect(gathering.next()).toEqual({ pair: 3, variant: 1 });
    expect(gathering.played()).toBe(7);
  });

  it('stop at the same game, however many workers there are, where the interval is narrow enough', () => {
    const narrow: Experiment = { ...PLAN, games: 2000, width: 0.3 };
    const ends = [1, 5].map((workers) => {
      const gathering = openGathering(narrow, RED);
      const open = Array.from({ length: workers }, () => gathering.next());
      // Workers end in another order than they began.
      for (let task = open.pop(); task; task = open.pop()) {
        gathering.add(playRow(roster, narrow, task.variant, task.pair));
        const next = gathering.next();
        if (next) open.unshift(next);
      }
      expect(gathering.isDone()).toBe(true);
      return gathering.rows();
    });
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]?.length).toBeLessThan(1000);
    const [low, high] = intervalNow(narrow, ends[0] ?? [], RED);
    expect(high - low).toBeLessThanOrEqual(0.3);
  });
});

describe('one variant by itself', () => {
  const alone: Experiment = { ...PLAN, variants: PLAN.variants.slice(0, 1) };
  const rows = playAll(alone);

  it("has one interval everywhere: Wilson's, in the sentence as in the chart", () => {
    const result = resultOf(roster, alone, rows);
    expect(result.variants[0]?.drawn).toBe(0);
    expect(judge(result)).toMatchObject({ kind: 'measured', interval: result.variants[0]?.wins[0].interval });
  });

  it('is measured so far until its last game', () => {
    expect(judge(resultOf(roster, alone, rows.slice(0, -1))).kind).toBe('one');
    expect(judge(resultOf(roster, { ...alone, width: 1 }, rows.slice(0, -1))).kind).toBe('measured');
    expect(judge(resultOf(roster, alone, [])).kind).toBe('none');
  });
});

describe('the games of an experiment as text', () => {
  const rows = playAll(PLAN);
  const whole = writeGames({ experiment: PLAN, rows });

  it('read back', () => {
    expect(readGames(whole)).toEqual({ experiment: PLAN, rows });
  });

  it('leave out a line that was cut off', () => {
    expect(readGames(whole.slice(0, -20)).rows).toEqual(rows.slice(0, -1));
  });

  it('of parts that ran apart come to the very figures of one run', () => {
    const parts = [1, 2, 3].map((part) =>
      readGames(writeGames({ experiment: PLAN, rows: playAll(PLAN, { part, of: 3 }) })),
    );
    expect(parts.map((part) => part.rows.length)).toEqual([20, 20, 20]);
    expect(resultOf(roster, PLAN, mergeGames(parts).rows)).toEqual(resultOf(roster, PLAN, rows));
  });

  it('are refused where they are of another experiment, doubled, foreign or no games', () => {
    const [row] = rows;
    if (!row) throw new Error('no game');
    const other = readGames(writeGames({ experiment: { ...PLAN, seed: 'others' }, rows: [] }));
    expect(refusal(() => mergeGames([readGames(whole), other]))).toBe('other');
    expect(refusal(() => mergeGames([readGames(whole), readGames(whole)]))).toBe('twice');
    expect(refusal(() => readGames(whole + writeRow({ ...row, pair: 30 })))).toBe('foreign');
    expect(refusal(() => readGames(`${writeHead(PLAN)}{"pair":0}\n`))).toBe('line');
    expect(refusal(() => readGames(`${writeHead(PLAN)}[\n`))).toBe('line');
    expect(refusal(() => readGames('nothing\n'))).toBe('not-json');
  });

  it('are rows of a spreadsheet, in which nothing is a formula', () => {
    const lines = writeCsv({ experiment: { ...PLAN, seed: '=1+1' }, rows }, [RED, BLUE]).split('\r\n');
    expect(lines[0]).toBe(
      'pair,seed,variant,winner,turn,year,ahead from turn,moves,what counted,points red,luck red,places red,cards red,events red,units red,points blue,luck blue,places blue,cards blue,events blue,units blue',
    );
    expect(lines).toHaveLength(62);
    expect(lines[1]).toMatch(/^0,'=1\+1\/0,A,(red|blue|draw),/);
  });
});
