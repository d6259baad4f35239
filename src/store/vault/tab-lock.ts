/**
 * One tab plays a match, the others watch. The lock is the browser's own, so it is free again the moment a tab dies.
 */
export interface TabLock {
  readonly held: boolean;
  /** Takes it from the tab that holds it. */
  readonly steal: () => Promise<void>;
  /** Fulfilled when the browser has let go of it: asked for again before that, it would seem to be another tab's. */
  readonly release: () => Promise<void>;
}

export interface LockEvents {
  /** Another tab took it. */
  readonly lost: () => void;
  /** It was held elsewhere and has become ours, because the other tab was closed. */
  readonly gained: () => void;
}

/** Locks of matches are named after them, with this before it. */
export const MATCH_LOCK = 'fronts-match-';

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request'>;

/** Counts as held: the archive still keeps two tabs from writing over each other, since a match has one owner. */
const UNGUARDED: TabLock = {
  held: true,
  steal: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

/** Asks for the lock `name`. Pages that are not served securely have no locks, and go unguarded. */
export async function lockTab(locks: Locks | undefined, name: string, on: LockEvents): Promise<TabLock> {
  return locks ? guard(locks, name, on) : UNGUARDED;
}

async function guard(locks: Locks, name: string, on: LockEvents): Promise<TabLock> {
  /** The request that holds the lock; a stolen or aborted one may end after its successor has begun. */
  let holder: symbol | null = null;
  let released = false;
  let letGo = (): void => undefined;
  let freed: Promise<void> = Promise.resolve();
  let waiting: AbortController | null = null;

  /** Holds the lock until `release`. Fulfilled with whether it was to be had, or why nobody can have it. */
  function hold(options: LockOptions): Promise<boolean | 'forbidden'> {
    const me = Symbol(name);
    return new Promise((resolve) => {
      const request = locks.request(name, options, (lock) => {
        if (!lock || released) return resolve(false);
        holder = me;
        resolve(true);
        return new Promise<void>((end) => (letGo = end));
      });
      freed = request.then(
        () => undefined,
        (error: unknown) => {
          const isAbort = error instanceof Error && error.name === 'AbortError';
          resolve(isAbort ? false : 'forbidden');
          // Stolen; a request that only waited has held nothing.
          if (holder !== me) return;
          holder = null;
          if (released) return;
          on.lost();
          wait();
        },
      );
    });
  }

  /** Stands in the queue behind the tab that holds it. */
  function wait(): void {
    waiting = new AbortController();
    void hold({ signal: waiting.signal }).then((got) => {
      if (got === true) on.gained();
    });
  }

  const got = await hold({ ifAvailable: true });
  if (got === 'forbidden') return UNGUARDED;
  if (!got) wait();

  return {
    get held() {
      return holder !== null;
    },
    async steal() {
      waiting?.abort();
      await hold({ steal: true });
    },
    release() {
      released = true;
      holder = null;
      waiting?.abort();
      letGo();
      return freed;
    },
  };
}
