/**
 * One tab plays a match, the others watch. The lock is the browser's own, so it is free again the moment a tab dies.
 */
export interface TabLock {
  readonly held: boolean;
  /** Takes it from the tab that holds it. */
  readonly steal: () => Promise<void>;
  readonly release: () => void;
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

/**
 * Asks for the lock `name`. Without `navigator.locks` (a page not served securely) it counts as held: the archive still
 * keeps two tabs from writing over each other, since a match has one owner.
 */
export async function lockTab(locks: Locks | undefined, name: string, on: LockEvents): Promise<TabLock> {
  if (!locks) return { held: true, steal: () => Promise.resolve(), release: () => undefined };
  /** The request that holds the lock; a stolen or aborted one may end after its successor has begun. */
  let holder: symbol | null = null;
  let released = false;
  let letGo = (): void => undefined;
  let waiting: AbortController | null = null;

  /** Holds the lock until `release`; resolves at once when it was not to be had. */
  function hold(options: LockOptions, granted: (got: boolean) => void): void {
    const me = Symbol(name);
    locks
      ?.request(name, options, (lock) => {
        if (!lock || released) return granted(false);
        holder = me;
        granted(true);
        return new Promise<void>((resolve) => (letGo = resolve));
      })
      .catch(() => {
        // Stolen, or no longer waited for.
        granted(false);
        if (holder !== me) return;
        holder = null;
        if (released) return;
        on.lost();
        wait();
      });
  }

  /** Stands in the queue behind the tab that holds it. */
  function wait(): void {
    waiting = new AbortController();
    hold({ signal: waiting.signal }, (got) => {
      if (got) on.gained();
    });
  }

  await new Promise<void>((resolve) => hold({ ifAvailable: true }, () => resolve()));
  if (holder === null) wait();

  return {
    get held() {
      return holder !== null;
    },
    async steal() {
      waiting?.abort();
      await new Promise<void>((resolve) => hold({ steal: true }, () => resolve()));
    },
    release() {
      released = true;
      holder = null;
      waiting?.abort();
      letGo();
    },
  };
}
