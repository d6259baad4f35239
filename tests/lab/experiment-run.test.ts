import { describe, expect, it, vi } from 'vitest';
import { hitlersLastBattles as def } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import { createClerk } from '../../src/lab/experiment/clerk.ts';
import { readExperiment } from '../../src/lab/experiment/plan.ts';
import { replayGame } from '../../src/lab/experiment/replay.ts';
import { playInSteps, playRow } from '../../src/lab/experiment/row.ts';
import { resultOf, listTasks } from '../../src/lab/experiment/run.ts';
import { judge } from '../../src/lab/experiment/verdict.ts';
import {
  openRun,
  type ExperimentHead,
  type ExperimentWorker,
  type RemoteClerk,
} from '../../src/lab/experiment/store.ts';
import { lab } from '../../src/lab/games/hitlers-last-battles.ts';
import { players } from '../../src/players/hitlers-last-battles/players.ts';
import { createExperimentStorage } from '../../src/store/experiment-storage.ts';

const roster = { def, players, lab };
const experiment = readExperiment(
  JSON.stringify({
    ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Two ways', game: def.id, seed: 'store', games: 6 },
    start: { scenario: 'campaign' },
    variants: [
      { players: ['greedy', 'greedy'] },
      { players: ['greedy', 'greedy'], options: { 'beaten-attacker': 'retreats' } },
    ],
  }),
);
const rows = [...listTasks(experiment)].map(({ variant, pair }) => playRow(roster, experiment, variant, pair));
const whole = resultOf(roster, experiment, rows);

const head: ExperimentHead = {
  ...{
    id: 'one',
    experiment,
    created: 1,
    updated: 1,
    played: 0,
    total: 12,
    isDone: false,
    isPaused: false,
    told: null,
  },
};

const soon = <X>(make: () => X): Promise<X> => new Promise((resolve) => resolve(make()));

function remoteClerk(): RemoteClerk {
  const clerk = createClerk(roster);
  return {
    open: (...given) => soon(() => clerk.open(...given)),
    take: (count) => soon(() => clerk.take(count)),
    add: (given) => soon(() => clerk.add(given)),
    result: () => soon(() => clerk.result()),
    list: (from, count) => soon(() => clerk.list(from, count)),
    write: (format) => soon(() => clerk.write(format)),
    end: () => undefined,
  };
}

const never = new Promise<never>(() => undefined);
const goodHand = (): ExperimentWorker => ({
  play: (_, tasks) => soon(() => tasks.map(({ variant, pair }) => playRow(roster, experiment, variant, pair))),
  died: never,
  end: () => undefined,
});

function begin(hire: () => ExperimentWorker | null, shelf = createExperimentStorage(), hands = 2) {
  const faults: unknown[] = [];
  const workplace = { workers: hands, hire, onPage: goodHand, openClerk: remoteClerk };
  const run = openRun('one', { storage: shelf, workplace, now: Date.now, onFault: (error) => void faults.push(error) });
  const reach = (status: string) => vi.waitFor(() => expect(run.getState().status).toBe(status));
  return { run, reach, shelf, faults };
}

async function shelved(known: typeof rows = [], isPaused = false) {
  const shelf = createExperimentStorage();
  await shelf.put({ ...head, isPaused }, known);
  return shelf;
}

describe('a game of an experiment', () => {
  it('is the same in steps as at once', () => {
    const playing = playInSteps(roster, experiment, { variant: 1, pair: 2 }, 1);
    let step = playing.next();
    while (step.done !== true) step = playing.next();
    expect(step.value).toEqual(rows.find(({ variant, pair }) => variant === 1 && pair === 2));
  });

  it('is played again as a match that ends in the same way', () => {
    const about = { name: 'Game 3 of A', seatNames: {}, tags: [], created: '2026-11-01T00:00:00.000Z' };
    const save = replayGame(roster, experiment, { variant: 0, pair: 2 }, about, 'test');
    const row = rows.find(({ variant, pair }) => variant === 0 && pair === 2);
    expect(save.log).toHaveLength(row?.moves ?? -1);
    const loaded = loadSave(def, save);
    expect(loaded.how).toBe('replayed');
    if (loaded.how === 'replayed') expect(present(loaded.timeline).state.result?.winner).toBe(row?.winner);
  });
});

describe('an experiment under way', () => {
  it('comes to the figures of one run, and keeps its games', async () => {
    const { run, reach, shelf, faults } = begin(goodHand, await shelved());
    await reach('done');
    expect(run.getState().result).toEqual(whole);
    await vi.waitFor(async () => expect((await shelf.find('one'))?.head.isDone).toBe(true));
    const kept = await shelf.find('one');
    expect(kept?.rows).toHaveLength(12);
    expect(kept?.head.told).not.toBeNull();
    expect(await run.listGames(0, 3)).toMatchObject([
      { pair: 5, variant: 1 },
      { pair: 5, variant: 0 },
      { pair: 4, variant: 1 },
    ]);
    expect((await run.write('csv')).split('\r\n')).toHaveLength(14);
    expect(faults).toEqual([]);
  });

  it('goes on where it was left, and plays no game twice', async () => {
    const play = vi.fn(goodHand().play);
    const { run, reach } = begin(() => ({ ...goodHand(), play }), await shelved(rows.slice(0, 7)));
    await reach('done');
    expect(play.mock.calls.flatMap(([, tasks]) => tasks)).toHaveLength(5);
    expect(run.getState().result).toEqual(whole);
  });

  it('stays paused until somebody resumes it, also in the middle of a game', async () => {
    let isSlow = true;
    const slow = (): ExperimentWorker => ({
      ...goodHand(),
      play: (...given) => (isSlow ? never : goodHand().play(...given)),
    });
    const { run, reach } = begin(slow, await shelved(rows.slice(0, 2), true));
    await reach('paused');
    run.resume();
    await reach('working');
    await Promise.resolve();
    run.pause();
    expect(run.getState().status).toBe('paused');
    isSlow = false;
    run.resume();
    await reach('done');
    expect(run.getState().result).toEqual(whole);
  });

  it('starts a worker again that died, and plays on the page where all die', async () => {
    const hire = vi.fn((): ExperimentWorker => ({ play: () => never, died: Promise.resolve(), end: () => undefined }));
    const { run, reach } = begin(hire, await shelved(), 1);
    await reach('done');
    expect(hire).toHaveBeenCalledTimes(3);
    expect(run.getState().result).toEqual(whole);
  });

  it('says what failed in the rules, and keeps what was played', async () => {
    const failing = (): ExperimentWorker => ({ ...goodHand(), play: () => Promise.reject(new Error('no end')) });
    const { run, reach, shelf } = begin(failing, await shelved(rows.slice(0, 4)));
    await reach('failed');
    expect(run.getState()).toMatchObject({ fault: 'no end', played: 4 });
    expect((await shelf.find('one'))?.rows).toHaveLength(4);
  });

  it('is missing where there is none', async () => {
    const { reach } = begin(goodHand);
    await reach('missing');
  });
});

describe('what may be said', () => {
  const told = (games: number, difference: number, interval: readonly [number, number], pairs: number) =>
    judge({
      ...whole,
      experiment: { ...experiment, games },
      interval,
      comparison: { ...(whole.comparison ?? comparisonOf()), pairs, difference, interval },
    });
  const comparisonOf = () => {
    throw new Error('two variants are compared');
  };

  it('is settled once the interval leaves out 0, and open before with how many games it will take', () => {
    expect(told(2000, 0.05, [0.01, 0.09], 500)).toMatchObject({ kind: 'settled', more: null });
    // Twice as wide as the gap: four times the games.
    expect(told(2000, 0.05, [-0.05, 0.15], 500)).toMatchObject({ kind: 'open', more: 1500 });
    expect(told(2000, 0, [-0.05, 0.05], 500)).toMatchObject({ kind: 'open', more: null });
    expect(told(2000, 0.0001, [-0.05, 0.05], 500)).toMatchObject({ kind: 'open', more: null });
  });

  it('is the same where the planned end leaves it open, and nothing without games', () => {
    expect(told(500, 0.01, [-0.03, 0.05], 500).kind).toBe('same');
    expect(told(500, 0, [-1, 1], 0).kind).toBe('none');
  });
});
