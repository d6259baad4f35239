/** A program's turn at the table: when it moves, what holds it back, what is told of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, type DriverDeps, type Watch } from '../../src/opponent/driver.ts';
import type { HostAnswer } from '../../src/opponent/host.ts';
import { createOpponentStore } from '../../src/opponent/opponent-store.ts';
import type { Task } from '../../src/opponent/types.ts';
import { fresh, movesOf, playAll, SETUP } from '../support/store-world.ts';

const PACE = 1200;

/** A host that answers when the test lets it, with the moves in this order. */
function heldHost(...moves: readonly string[]) {
  let n = 0;
  const waiting: ((answered: HostAnswer) => void)[] = [];
  const tasks: Task[] = [];
  const answer = async (instead: HostAnswer['instead'] = null): Promise<void> => {
    const give = waiting.shift();
    if (!give) throw new Error('nothing is asked');
    give({ move: moves[n++] ?? 'pass', instead });
    await vi.advanceTimersByTimeAsync(0);
  };
  const host: DriverDeps['host'] = {
    ask: (_game, task, report) => {
      tasks.push(task);
      report(1, task.decision.moves.length);
      return new Promise((resolve) => waiting.push(resolve));
    },
    stop: vi.fn(),
    end: vi.fn(),
  };
  return { host, answer, tasks };
}

/** A table with a person as red, and a program as blue that is asked as soon as red has passed. */
async function atTable(moves: readonly string[], paceMs = PACE) {
  const tab = fresh();
  const about = { name: 'Winter', curtain: false, undo: 'open', computers: { blue: 'veteran' } } as const;
  await tab.match.getState().create({ game: 'toy', setup: SETUP, about });
  const store = createOpponentStore();
  const held = heldHost(...moves);
  let isBusy = false;
  let heed = (): void => undefined;
  const watch: Watch = {
    isBusy: () => isBusy,
    subscribe: (then) => ((heed = then), () => undefined),
    reason: (_question, { type }) => Promise.resolve(because(type)),
  };
  const faults = vi.fn();
  const deps = { match: tab.match, store, host: held.host, paceMs: () => paceMs, budgetMs: () => 700, onFault: faults };
  const leave = follow(deps, watch);
  const setBusy = (on: boolean): void => {
    isBusy = on;
    heed();
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { ...held, tab, store, leave, setBusy, pass, faults, comeBack: () => follow(deps, watch) };
}

const because = (type: string) => ({ chance: null, facts: [{ key: `because.${type}` }], then: null, isPurpose: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a program’s turn', () => {
  it('is idle while a person is asked, then thinks, waits as long as the pace says, and moves', async () => {
    const { tab, store, answer, pass, tasks } = await atTable(['step', 'pass']);
    expect(store.getState()).toMatchObject({ status: 'idle', seat: null });
    await playAll(tab, 'pass');
    expect(store.getState()).toMatchObject({ status: 'thinking', seat: 'blue', level: 'veteran', weighed: 1 });
    expect(tasks[0]).toMatchObject({ seat: 'blue', budgetMs: 700 });
    expect(tasks[0]?.seed).not.toContain(SETUP.seed);
    await answer();
    expect(store.getState().status).toBe('waiting');
    await pass(PACE - 100);
    expect(movesOf(tab)).toEqual(['pass']);
    await pass(200);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
    expect(store.getState()).toMatchObject({
      status: 'thinking',
      turn: [{ notation: 'step', from: 2, at: 2, reason: because('step') }],
    });
    await answer();
    await pass(PACE + 100);
    expect(movesOf(tab)).toEqual(['pass', 'step', 'pass']);
    expect(store.getState()).toMatchObject({ status: 'idle', seat: null });
    // Its turn can be read until the person has answered and it begins another.
    expect(store.getState().turn.map(({ notation }) => notation)).toEqual(['step', 'pass']);
    await playAll(tab, 'pass');
    expect(store.getState().turn).toEqual([]);
  });

  it('moves at once where the pace is instant', async () => {
    const { tab, answer, pass } = await atTable(['step'], 0);
    await playAll(tab, 'pass');
    await answer();
    await pass(100);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
  });

  it('waits while a result or a dialog is on the screen, and from then on as long as the pace says', async () => {
    const { tab, store, answer, pass, setBusy } = await atTable(['step']);
    await playAll(tab, 'pass');
    setBusy(true);
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual(['pass']);
    expect(store.getState().status).toBe('waiting');
    setBusy(false);
    await pass(PACE - 100);
    expect(movesOf(tab)).toEqual(['pass']);
    await pass(200);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
  });

  it('waits while the person looks at an earlier moment, and is not asked a second time', async () => {
    const { tab, answer, pass, tasks } = await atTable(['step']);
    await playAll(tab, 'pass');
    tab.match.getState().scrub(0);
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual(['pass']);
    tab.match.getState().scrub(null);
    await pass(PACE + 100);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
    expect(tasks).toHaveLength(2);
  });

  it('is paused, goes on move by move, and at its pace again', async () => {
    const { tab, store, answer, pass } = await atTable(['step', 'step', 'pass']);
    await playAll(tab, 'pass');
    store.getState().pause();
    expect(store.getState().status).toBe('paused');
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual(['pass']);
    store.getState().step();
    await pass(10);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
    await answer();
    await pass(60_000);
    expect(store.getState().status).toBe('paused');
    expect(movesOf(tab)).toEqual(['pass', 'step']);
    store.getState().resume();
    await pass(PACE + 100);
    expect(movesOf(tab)).toEqual(['pass', 'step', 'step']);
  });

  it('stops before every move where the person wants that', async () => {
    const { tab, store, answer, pass } = await atTable(['step', 'step']);
    store.getState().setStopBefore('every');
    await playAll(tab, 'pass');
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual(['pass']);
    store.getState().resume();
    await pass(10);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
  });

  it('ends its thinking when it is told to move now', async () => {
    const { tab, store, host } = await atTable(['step']);
    await playAll(tab, 'pass');
    store.getState().moveNow();
    expect(host.stop).toHaveBeenCalledTimes(1);
  });

  it('says that another program has answered in its place', async () => {
    const { tab, store, answer, pass } = await atTable(['step']);
    await playAll(tab, 'pass');
    await answer('late');
    await pass(PACE + 100);
    expect(store.getState().instead).toBe('late');
  });

  it('is forgotten where the person undoes meanwhile: the answer is not played', async () => {
    const { tab, store, answer, pass } = await atTable(['step']);
    await playAll(tab, 'pass');
    await tab.match.getState().undo();
    expect(store.getState()).toMatchObject({ status: 'idle', seat: null });
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual([]);
  });

  it('ends when the screen is left, and begins anew when somebody comes back', async () => {
    const { tab, leave, host, answer, pass, comeBack, tasks } = await atTable(['step', 'step']);
    await playAll(tab, 'pass');
    leave();
    expect(host.end).toHaveBeenCalledTimes(1);
    await answer();
    await pass(60_000);
    expect(movesOf(tab)).toEqual(['pass']);
    comeBack();
    expect(tasks.map(({ seed }) => seed)).toEqual([tasks[0]?.seed, tasks[0]?.seed]);
    await answer();
    await pass(PACE + 100);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
  });

  it('stops, and says why to who looks for faults, where a program answers what is no choice', async () => {
    const { tab, store, answer, pass, faults, tasks } = await atTable(['leave']);
    await playAll(tab, 'pass');
    await answer();
    await pass(60_000);
    expect(faults).toHaveBeenCalledTimes(1);
    expect(store.getState().status).toBe('paused');
    expect(tasks).toHaveLength(1);
  });

  it('ends with the table it was at, also where its move was being written then: no second driver moves on', async () => {
    const { tab, answer, pass, tasks, leave, comeBack } = await atTable(['step', 'pass'], 0);
    await playAll(tab, 'pass');
    await answer();
    // The move is on its way to the disk.
    vi.advanceTimersByTime(60);
    for (let n = 0; n < 100 && !tab.match.getState().isBusy(); n++) await Promise.resolve();
    expect(tab.match.getState().isBusy()).toBe(true);
    leave();
    await pass(100);
    expect(movesOf(tab)).toEqual(['pass', 'step']);
    expect(tasks).toHaveLength(1);
    comeBack();
    expect(tasks).toHaveLength(2);
    await answer();
    await pass(100);
    expect(movesOf(tab)).toEqual(['pass', 'step', 'pass']);
    expect(tab.match.getState().refusal).toBeNull();
  });
});
