/**
 * Finds out if a worker is still alive. One that is killed for its memory or with its process sends no event, but
 * releases the lock that it holds while it runs, and the page waits for that. If a browser has no locks (plain http
 * in a local network), the page polls the worker.
 */
import { feelPulse } from './pulse.ts';
import type { LockHolder } from './types.ts';

/** Sentence for a worker that ended without one. */
export const SILENT_END = 'app.worker.silent';

/** Loading the rules comes first. */
const READY_MS = 20_000;

export type LifeLocks = Pick<LockManager, 'request'>;

export interface Life {
  /** Fulfilled with the reason when the worker fails or has ended; never otherwise, and never after `stop`. */
  readonly died: Promise<Error>;
  /** Fulfilled when it is watched: earlier requests may keep the worker from taking its lock. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export interface LifeDeps {
  readonly locks?: LifeLocks | null;
  /** A worker in a long computation cannot answer: without locks its silence says nothing. */
  readonly answers?: boolean;
}

const findLocks = (): LifeLocks | null => (typeof navigator !== 'undefined' && navigator.locks) || null;
let count = 0;
const newName = (): string =>
  `fronts-worker-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${count++}`;

/** Watches a worker until `stop`; `remote` is the worker as comlink wraps it. */
export function watchLife(
  worker: Pick<Worker, 'addEventListener'>,
  remote: { readonly [name in keyof LockHolder]: (...asked: Parameters<LockHolder[name]>) => Promise<unknown> },
  { locks = findLocks(), answers = true }: LifeDeps = {},
): Life {
  const waiting = new AbortController();
  let pulse: { readonly stop: () => void } | null = null;
  let die = (_why: Error): void => undefined;
  const died = new Promise<Error>((resolve) => (die = resolve));
  const end = (why: string): void => {
    if (!waiting.signal.aborted) die(new Error(why));
  };
  worker.addEventListener('error', (event) => end(event.message || SILENT_END));
  worker.addEventListener('messageerror', () => end(SILENT_END));

  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const late = setTimeout(() => end(SILENT_END), READY_MS);
  void ready.then(() => clearTimeout(late));
  const feel = (): void => {
    isReady();
    if (!answers || waiting.signal.aborted) return;
    const felt = feelPulse(() => remote.ping());
    pulse = felt;
    void felt.missed.then(() => end(SILENT_END));
  };
  const waitFor = async (its: LifeLocks): Promise<void> => {
    const name = newName();
    // A worker's locks may be barred while the page's are not.
    if ((await remote.hold(name)) !== true) return feel();
    isReady();
    await its.request(name, { signal: waiting.signal }, () => end(SILENT_END));
  };
  // Only `stop` ends the wait.
  if (locks) void waitFor(locks).catch(() => undefined);
  else feel();

  return {
    died,
    ready,
    stop() {
      clearTimeout(late);
      waiting.abort();
      pulse?.stop();
    },
  };
}

/** Runs in the worker: holds a lock of that name as long as it runs; false where there are no locks. */
export function holdForLife(name: string, locks: LifeLocks | null = findLocks()): Promise<boolean> {
  if (!locks) return Promise.resolve(false);
  return new Promise((resolve) => {
    locks
      .request(name, {}, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** The result, or a rejection where its worker ends first. */
export const whileAlive = <X>(work: Promise<X>, { died }: Pick<Life, 'died'>): Promise<X> =>
  Promise.race([
    work,
    died.then((why): never => {
      throw why;
    }),
  ]);
