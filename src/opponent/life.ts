/**
 * Whether a worker still lives. One that ends without a word (killed for its memory, a crashed process) sends no event: it
 * lets go of the lock that it holds for as long as it runs, which the page waits for. Where a browser gives no locks (plain
 * http in a local network), its pulse is felt.
 */
import { feelPulse } from './pulse.ts';
import type { Watched } from './types.ts';

/** Sentence of a worker that ended without one. */
export const SILENT_END = 'app.worker.silent';

/** Its rules have to be fetched and read first. */
const READY_MS = 20_000;

/** What is needed of the browser's locks. */
export type LifeLocks = Pick<LockManager, 'request'>;

export interface Life {
  /** Fulfilled when the worker fails or has ended, with why; never, while all is well or after `stop`. */
  readonly died: Promise<Error>;
  /** Fulfilled when it is watched: what is asked of the worker before may keep it from holding its lock. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export interface LifeDeps {
  readonly locks?: LifeLocks | null;
  /** A worker that computes long in one go cannot answer meanwhile: without locks its silence says nothing. */
  readonly answers?: boolean;
}

const findLocks = (): LifeLocks | null => (typeof navigator !== 'undefined' && navigator.locks) || null;
let count = 0;
const newName = (): string =>
  `fronts-worker-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${count++}`;

/** Watches a worker until `stop`; `remote` is the worker as comlink wraps it. */
export function watchLife(
  worker: Pick<Worker, 'addEventListener'>,
  remote: { readonly [name in keyof Watched]: (...asked: Parameters<Watched[name]>) => Promise<unknown> },
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
    // Its own locks may be barred while the page's are not.
    if ((await remote.hold(name)) !== true) return feel();
    isReady();
    await its.request(name, { signal: waiting.signal }, () => end(SILENT_END));
  };
  // The wait is broken off by `stop` alone.
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

/** In the worker: holds a lock of that name as long as it runs; false where it has none to hold. */
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

/** What comes first: what is worked on, or the end of whoever works on it, as a rejection. */
export const whileAlive = <X>(work: Promise<X>, { died }: Pick<Life, 'died'>): Promise<X> =>
  Promise.race([
    work,
    died.then((why): never => {
      throw why;
    }),
  ]);
