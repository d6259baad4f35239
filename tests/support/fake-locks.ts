import type { Locks } from '../../src/store/vault/tab-lock.ts';

interface Waiting {
  readonly grant: () => void;
  readonly fail: (error: Error) => void;
}
interface Held {
  readonly fail: (error: Error) => void;
}

const aborted = (): Error => new DOMException('The request was aborted.', 'AbortError');

/** The browser's locks, exclusive mode, shared by all "tabs" that are given the same object. */
export function createFakeLocks(): Locks {
  const held = new Map<string, Held>();
  const queues = new Map<string, Waiting[]>();

  function next(name: string): void {
    if (!held.has(name)) queues.get(name)?.shift()?.grant();
  }

  async function request(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    await Promise.resolve();
    if (options.ifAvailable && held.has(name)) return callback(null);
    if (options.steal) {
      held.get(name)?.fail(aborted());
      held.delete(name);
    }
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const me: Held = { fail: reject };
        held.set(name, me);
        void Promise.resolve(callback({ name, mode: 'exclusive' })).then(async (value) => {
          // A browser takes a moment to release it.
          await new Promise((later) => setTimeout(later, 1));
          if (held.get(name) === me) {
            held.delete(name);
            next(name);
          }
          resolve(value);
        }, reject);
      };
      if (!held.has(name)) return grant();
      const waiting: Waiting = { grant, fail: reject };
      queues.set(name, [...(queues.get(name) ?? []), waiting]);
      options.signal?.addEventListener('abort', () => {
        const queue = queues.get(name) ?? [];
        if (!queue.includes(waiting)) return;
        queues.set(
          name,
          queue.filter((one) => one !== waiting),
        );
        reject(aborted());
      });
    });
  }

  return { request: request as Locks['request'] };
}
