export interface TabLock {
  readonly held: boolean;
  /** Takes it from the tab that holds it. */
  readonly steal: () => Promise<void>;
  /** Fulfilled when the browser has released it: a request before that would find it held. */
  readonly release: () => Promise<void>;
}

export interface LockEvents {
  readonly lost: () => void;
  /** The other tab was closed, so the lock is ours now. */
  readonly gained: () => void;
}

export const MATCH_LOCK = 'fronts-match-';

export type Locks = Pick<LockManager, 'request'>;

/** Counts as held: a match has one owner in the archive, which still keeps two tabs from overwriting each other. */
const UNGUARDED: TabLock = {
  held: true,
  steal: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

/** Pages that are not served securely have no locks, and stay unguarded. */
export async function lockTab(locks: Locks | undefined, name: string, on: LockEvents): Promise<TabLock> {
  return locks ? guard(locks, name, on) : UNGUARDED;
}

async function guard(locks: Locks, name: string, on: LockEvents): Promise<TabLock> {
  /** A stolen or aborted request may end after its successor has begun. */
  let holder: symbol | null = null;
  let released = false;
  let letGo = (): void => undefined;
  let freed: Promise<void> = Promise.resolve();
  let waiting: AbortController | null = null;

  /** Fulfilled with whether it was free, or why no tab can have it. */
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
          // It was stolen; a request that only waited held nothing.
          if (holder !== me) return;
          holder = null;
          if (released) return;
          on.lost();
          wait();
        },
      );
    });
  }

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
