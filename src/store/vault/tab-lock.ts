/**
 * One tab plays a match, the others watch. The lock is the browser's own, so it is free again the moment a tab dies.
 */
export interface TabLock {
  readonly held: boolean;
  /** Takes it from the tab that holds it. */
  readonly steal: () => Promise<void>;
  /** Fulfilled when the browser has released it: requested again before that, it would seem to be another tab's. */
  readonly release: () => Promise<void>;
}

export interface LockEvents {
  /** Another tab took it. */
  readonly lost: () => void;
  /** It was held elsewhere and has become ours, because the other tab was closed. */
  readonly gained: () => void;
}

/** Prefix of the lock names of matches. */
export const MATCH_LOCK = 'fronts-match-';

/** The part of `navigator.locks` that is used. */
export type Locks = Pick<LockManager, 'request'>;

/** Counts as held: the archive still prevents two tabs from overwriting each other, since a match has one owner. */
const UNGUARDED: TabLock = {
  held: true,
  steal: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

/** Requests the lock `name`. Pages that are not served securely have no locks, and stay unguarded. */
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

  /** Holds the lock until `release`. Fulfilled with whether it was free, or why no tab can have it. */
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
          // Stolen; a request that only waited held nothing.
          if (holder !== me) return;
          holder = null;
          if (released) return;
          on.lost();
          wait();
        },
      );
    });
  }

  /** Waits in the queue behind the tab that holds it. */
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
