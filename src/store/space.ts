import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Line } from '../engine/kernel/types.ts';
import type { StorageSpace } from './library-types.ts';

/** The part of `navigator.storage` that is used. */
export type StorageInfo = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

export interface SpaceActions {
  /** Looks again: how much is used, and whether the browser has promised to keep it. */
  readonly check: () => Promise<void>;
  /** Asks the browser to keep the data. Some decide silently, some ask the player. */
  readonly ask: () => Promise<void>;
}
export type SpaceStore = StoreApi<StorageSpace> & SpaceActions;

const lineOf = (kind: StorageSpace['kind'], used: number | null): Line =>
  used === null || kind === 'checking' || kind === 'private'
    ? { key: `app.storage.space.${kind}` }
    : { key: `app.storage.space.${kind}.used`, params: { used } };

const spaceOf = (kind: StorageSpace['kind'], usedBytes: number | null, quotaBytes: number | null): StorageSpace => ({
  kind,
  usedBytes,
  quotaBytes,
  line: lineOf(kind, usedBytes),
});

/** How safe data is in this browser. `keeps` is the vault's: a tab's vault is private whatever the browser says. */
export function createSpace(storage: StorageInfo | undefined, keeps: Promise<'disk' | 'tab'>): SpaceStore {
  const store = createStore<StorageSpace>(() => spaceOf('checking', null, null));

  async function check(): Promise<void> {
    if ((await keeps) === 'tab') {
      store.setState(spaceOf('private', null, null));
      return;
    }
    const [persisted, estimate] = await Promise.all([
      attempt(() => storage?.persisted?.()),
      attempt(() => storage?.estimate?.()),
    ]);
    // A browser that does not answer has promised nothing.
    store.setState(spaceOf(persisted ? 'persistent' : 'at-risk', estimate?.usage ?? null, estimate?.quota ?? null));
  }

  return {
    ...store,
    check,
    async ask() {
      if ((await keeps) === 'disk') await attempt(() => storage?.persist?.());
      await check();
    },
  };
}

async function attempt<X>(ask: () => Promise<X> | undefined): Promise<X | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
