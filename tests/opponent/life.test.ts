/** A worker that ends without a word is noticed: by its lock, or by its pulse where there are no locks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdForLife, SILENT_END, watchLife, whileAlive, type LifeLocks } from '../../src/opponent/life.ts';

/** A worker that takes its locks with it when it ends. */
function createWorker() {
  const holders = new Map<string, () => void>();
  const waiting = new Map<string, () => void>();
  const request = (name: string, _options: LockOptions, granted: () => unknown) => {
    if (!holders.has(name)) {
      holders.set(name, () => {
        holders.delete(name);
        waiting.get(name)?.();
      });
      return Promise.resolve(granted());
    }
    return new Promise((resolve) => waiting.set(name, () => resolve(granted())));
  };
  const locks = { request } as unknown as LifeLocks;
  let lives = true;
  const events = new EventTarget();
  const alive = <X>(answer: () => X | Promise<X>): Promise<X> =>
    lives ? Promise.resolve(answer()) : new Promise(() => undefined);
  return {
    locks,
    worker: events as unknown as Worker,
    remote: { ping: () => alive(() => undefined), hold: (name: string) => alive(() => holdForLife(name, locks)) },
    endSilently: () => {
      lives = false;
      for (const release of holders.values()) release();
    },
    fail: (message: string) => events.dispatchEvent(Object.assign(new Event('error'), { message })),
  };
}

const settle = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};

describe('the life of a worker', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('ends with its lock, at once, however long it computes in one go', async () => {
    const { locks, worker, remote, endSilently } = createWorker();
    const told = vi.fn<(why: Error) => void>();
    void watchLife(worker, remote, { locks, answers: false }).died.then(told);
    await settle();
    expect(told).not.toHaveBeenCalled();
    endSilently();
    await settle();
    expect(told.mock.calls[0]?.[0].message).toBe(SILENT_END);
  });

  it('ends with its pulse within three seconds where there are no locks', async () => {
    const { worker, remote, endSilently } = createWorker();
    const told = vi.fn<(why: Error) => void>();
    void watchLife(worker, remote, { locks: null }).died.then(told);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).not.toHaveBeenCalled();
    endSilently();
    await vi.advanceTimersByTimeAsync(3000);
    expect(told).toHaveBeenCalledOnce();
  });

  it('says why where the worker says it, and nothing after it was stopped', async () => {
    const one = createWorker();
    const why = watchLife(one.worker, one.remote, { locks: one.locks }).died;
    one.fail('out of memory');
    expect((await why).message).toBe('out of memory');

    const other = createWorker();
    const told = vi.fn();
    const life = watchLife(other.worker, other.remote, { locks: other.locks });
    void life.died.then(told);
    await settle();
    life.stop();
    other.endSilently();
    await settle();
    expect(told).not.toHaveBeenCalled();
  });

  it('breaks off what is waited for', async () => {
    const { locks, worker, remote, endSilently } = createWorker();
    const life = watchLife(worker, remote, { locks });
    const work = whileAlive(new Promise(() => undefined), life);
    await settle();
    endSilently();
    await expect(work).rejects.toThrow(SILENT_END);
  });
});
