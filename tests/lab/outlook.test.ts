/** Chances of several positions: the same dice for all, and an interval that is never narrower than it is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { startGame } from '../../src/engine/kernel/runner.ts';
import { gather, type OutlookWorker } from '../../src/lab/outlook/gather.ts';
import { addRounds, openRounds, spanOf, type Outlook } from '../../src/lab/outlook/outlook.ts';
import { throwMove } from '../../src/lab/variations/chance.ts';
import { players as reich } from '../../src/players/hitlers-reich/players.ts';
import { players } from '../../src/players/hitlers-last-battles/players.ts';
import { errorOf, NO_TALLY } from '../../src/players/search/estimate.ts';

const { state } = startGame(def, { scenario: 'campaign', seed: 'outlook', options: {} });
const text = JSON.stringify({
  positions: ['before', 'match', 'v1'].map((key) => ({ key, states: [state] })),
});
const CONFLICT = 'tests/recorded/hitlers-reich.campaign-1941-greedy-7.json';
const CONFLICT_AT = 14;

/** A worker that thinks as long as it likes. */
function handOf(hear: (from: number) => Promise<void> | void = () => undefined): OutlookWorker {
  const rounds = openRounds({ def, players }, text);
  return {
    open: () => Promise.resolve(rounds.opened),
    async play(from, count) {
      await hear(from);
      return Array.from({ length: count }, (_, at) => rounds.play(from + at));
    },
  };
}
const run = (most: number, known: Outlook | null = null, hands = [handOf()]): Promise<Outlook | null> =>
  gather(hands, { text, most, known, tell: () => undefined });

describe('the difference of two lines', () => {
  it('is that of their games, one by one', () => {
    const opened = { seat: 'german', keys: ['before', 'match', 'v1'] };
    const outlook = addRounds(addRounds(null, opened, [[0, 1, 0]]), opened, [
      [1, 0.5, 1],
      [1, 1, 1],
    ]);
    expect(outlook.playouts).toBe(3);
    expect(outlook.prospects.map(({ tally }) => tally.sum)).toEqual([2, 2.5, 2]);
    expect(outlook.prospects[2]?.difference).toEqual({ count: 3, sum: -0.5, squares: 1.25 });
    // Mean −1/6, variance of (−1, 0.5, 0) 0.58, its error the root of a third of that.
    const span = spanOf(outlook.prospects[2]?.difference ?? NO_TALLY, true);
    expect(span?.mean).toBeCloseTo(-1 / 6);
    expect(span?.high).toBeCloseTo(-1 / 6 + 1.96 * Math.sqrt((1.25 - 0.25 / 3) / 2 / 3));
  });

  it('is more exact than that of games with dice of their own', { timeout: 120_000 }, () => {
    // A conflict of the first turn with the lowest and the highest first die.
    const loaded = loadSave(hitlersReich, readSave(readFileSync(CONFLICT, 'utf8')));
    if (loaded.how !== 'replayed') throw new Error(loaded.how);
    const before = { ...loaded.timeline, points: loaded.timeline.points.slice(0, CONFLICT_AT), redo: [], fork: null };
    const move = hitlersReich.words.parse(loaded.timeline.points[CONFLICT_AT]?.entry?.move ?? '');
    const positions = [0, 5].map((value, at) => {
      const given = new Map([[0, { value, isChosen: true }]]);
      const thrown = move && throwMove(hitlersReich, before, move, { source: 'chosen', given, isOpen: false });
      if (!thrown?.ok) throw new Error('not thrown');
      return { key: at === 0 ? 'match' : 'v1', states: [thrown.point.state] };
    });
    const rounds = openRounds({ def: hitlersReich, players: reich }, JSON.stringify({ positions }));
    const outlook = addRounds(
      null,
      rounds.opened,
      Array.from({ length: 40 }, (_, n) => rounds.play(n)),
    );
    const [own, other] = outlook.prospects;
    if (!own || !other) throw new Error('no prospects');
    const alone = Math.hypot(errorOf(own.tally), errorOf(other.tally));
    expect(alone).toBeGreaterThan(0);
    expect(errorOf(other.difference)).toBeLessThan(0.75 * alone);
  });
});

describe('an outlook', () => {
  it('plays positions out with the same dice, and goes on where it ended', async () => {
    const whole = await run(8);
    expect(whole?.playouts).toBe(8);
    expect(whole?.seat).toBe(def.seats[0]);
    expect(await run(8, await run(4))).toEqual(whole);
    const same = whole?.prospects.find(({ key }) => key === 'v1');
    expect(same?.tally.count).toBe(8);
    expect(same?.difference).toMatchObject({ count: 8, sum: 0, squares: 0 });
  });

  it('comes to the same with several hands, whichever is done first, and tells no round before those that precede it', async () => {
    const told: number[] = [];
    // The first hand keeps its first round back until another has played two.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let played = 0;
    const slow = handOf((from) => (from === 0 ? held : undefined));
    const quick = handOf((from) => {
      expect(from).toBeGreaterThan(0);
      if (++played === 2) release();
    });
    const outlook = await gather([slow, quick], {
      ...{ text, most: 12, known: null, tell: ({ playouts }) => void told.push(playouts) },
      now: () => 0,
    });
    expect(outlook).toEqual(await run(12));
    expect(told.at(-1)).toBe(12);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('stops when time is up, with all rounds that were begun', async () => {
    let time = 0;
    const outlook = await gather([handOf(() => void (time += 25_000))], {
      ...{ text, most: 100, known: null, tell: () => undefined },
      now: () => time,
    });
    expect(outlook?.playouts).toBe(3);
  });

  it('ends with the fault of a hand', async () => {
    const broken = handOf(() => Promise.reject(new Error('out of memory')));
    await expect(run(4, null, [broken])).rejects.toThrow('out of memory');
  });

  it('says nothing of one game, and leaves room where all games were alike', () => {
    expect(spanOf({ ...NO_TALLY, count: 1, sum: 1, squares: 1 })).toBeNull();
    // Wilson's interval of ten in ten, as the experiment has it.
    expect(spanOf({ count: 10, sum: 10, squares: 10 })).toEqual({
      mean: 1,
      low: expect.closeTo(0.722, 3) as number,
      high: 1,
    });
    const span = spanOf({ count: 100, sum: 20, squares: 30 }, true);
    expect(span?.mean).toBeCloseTo(0.2);
    expect(span?.low).toBeLessThan(0.2);
  });
});
