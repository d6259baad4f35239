/** A program answers in any case (issue 17, "Bad input, limits"). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { levelIn } from '../../src/opponent/brain.ts';
import { createHost, type Connection } from '../../src/opponent/host.ts';
import { decide, startGame } from '../../src/engine/kernel/runner.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';
import { fakeWorker, toyBrain, toyTask } from './support.ts';

const NEVER = new Promise<string>(() => undefined);
const rest = () => Promise.resolve();
const report = () => undefined;
const onPage = () => Promise.resolve(toyBrain(rest));

/** A host that gets these workers, one after the other. */
function hostOf(...workers: readonly (Connection | null)[]) {
  let n = 0;
  const connect = vi.fn(() => workers[n++] ?? null);
  return { host: createHost({ connect, onPage }), connect };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a question to a program', () => {
  it('is answered by the worker, which stays for the next one', async () => {
    const worker = fakeWorker(() => Promise.resolve('roll'));
    const { host, connect } = hostOf(worker);
    expect(await host.ask('toy', toyTask('marshal'), report)).toEqual({ move: 'roll', instead: null });
    expect(await host.ask('toy', toyTask('marshal'), report)).toEqual({ move: 'roll', instead: null });
    expect(connect).toHaveBeenCalledTimes(1);
    host.end();
    expect(worker.isEnded()).toBe(true);
  });

  it('is asked anew of a second worker where the first dies', async () => {
    const first = fakeWorker(() => NEVER);
    const second = fakeWorker(() => Promise.resolve('roll'));
    const { host } = hostOf(first, second);
    const answer = host.ask('toy', toyTask('marshal'), report);
    await vi.advanceTimersByTimeAsync(10);
    first.die();
    expect(await answer).toEqual({ move: 'roll', instead: null });
    expect(first.isEnded()).toBe(true);
    expect(second.asked).toEqual(first.asked);
  });

  it('is answered by the Veteran on the page where both die, or throw', async () => {
    const faults = vi.fn();
    const broken = () => fakeWorker(() => Promise.reject(new Error('no memory')));
    const workers = [broken(), broken()];
    const host = createHost({ connect: () => workers.shift() ?? null, onPage, onFault: faults });
    expect(await host.ask('toy', toyTask('marshal'), report)).toEqual({ move: 'step', instead: 'fallen' });
    expect(faults).toHaveBeenCalledTimes(2);
  });

  it('is answered by the Veteran where three times the budget has passed, and the worker is given up', async () => {
    const slow = fakeWorker(() => NEVER);
    const { host } = hostOf(slow);
    const answer = host.ask('toy', toyTask('marshal', 1000), report);
    const soon = vi.fn();
    void answer.then(soon);
    await vi.advanceTimersByTimeAsync(2990);
    expect(soon).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(await answer).toEqual({ move: 'step', instead: 'late' });
    expect(slow.isEnded()).toBe(true);
  });

  it('is answered by the Veteran on the page where there are no workers; a Recruit answers there itself', async () => {
    const { host } = hostOf(null, null);
    expect(await host.ask('toy', toyTask('marshal'), report)).toEqual({ move: 'step', instead: 'no-worker' });
    expect(await host.ask('toy', toyTask('recruit'), report)).toEqual({ move: 'pass', instead: null });
  });
});

describe('a search', () => {
  it('ends with its budget, pauses between its slices, and says how far it is', async () => {
    let time = 0;
    let pauses = 0;
    const brain = toyBrain(
      () => Promise.resolve(void pauses++),
      () => time,
      () => (time += 5),
    );
    const told: number[] = [];
    const move = await brain.ask(toyTask('marshal', 1000), (weighed, of) => void told.push(weighed, of));
    const { moves } = toyTask('marshal').decision;
    expect(move).toBe(moves.at(-1)?.type);
    expect(time).toBe(1000);
    expect(pauses).toBeGreaterThan(90);
    expect(told.slice(0, 2)).toEqual([moves.length, moves.length]);
  });

  it('ends at once with the best it knows when it is told to, or asked another question', async () => {
    let time = 0;
    let work = 0;
    const brain = toyBrain(
      () => Promise.resolve(work > 6 ? brain.stop() : undefined),
      () => time,
      () => ((time += 5), work++),
    );
    await brain.ask(toyTask('marshal', 1000), report);
    expect(time).toBeLessThan(50);
  });

  it('is by the strongest program below where the game has none so strong', () => {
    expect(levelIn({ levels: ['recruit', 'veteran'] }, 'marshal')).toBe('veteran');
    expect(levelIn({ levels: ['veteran', 'marshal'] }, 'recruit')).toBe('veteran');
  });
});

describe.each(GAME_IDS)('%s', (game) => {
  it('asks a worker with plain data only', async () => {
    const def = await loadGame(game);
    const { state } = startGame(def, { scenario: def.scenarios[0]?.id ?? '', seed: 'plain', options: {} });
    const decision = decide(def, state);
    if (!decision) throw new Error('a game begins with a question');
    const view = def.view(state, decision.seat);
    expect(structuredClone({ decision, view })).toEqual({ decision, view });
  });
});
