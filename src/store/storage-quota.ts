import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Line } from '../engine/kernel/types.ts';
import type { StorageQuota } from './library-types.ts';
import { withLimit } from './saves/slices.ts';

export type StorageInfo = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

export interface QuotaActions {
  /** Reads how much is used, and whether the browser has promised to keep it. */
  readonly check: () => Promise<void>;
  /** Asks the browser to keep the data. Some decide silently, some ask the player. Returns whether it promised. */
  readonly ask: () => Promise<boolean>;
}
export type QuotaStore = StoreApi<StorageQuota> & QuotaActions;

const lineOf = (kind: StorageQuota['kind'], used: number | null): Line =>
  used === null || kind === 'checking' || kind === 'private' || kind === 'silent'
    ? { key: `app.storage.space.${kind}` }
    : { key: `app.storage.space.${kind}.used`, params: { used } };

const quotaOf = (kind: StorageQuota['kind'], usedBytes: number | null, quotaBytes: number | null): StorageQuota => ({
  kind,
  usedBytes,
  quotaBytes,
  line: lineOf(kind, usedBytes),
});

/** Reports how safe data is: `private` if the tab keeps it, and `silent` while the disk needs more than `silentMs`. */
export function createStorageQuota(
  storage: StorageInfo | undefined,
  keeps: Promise<'disk' | 'tab'>,
  silentMs: number,
): QuotaStore {
  const store = createStore<StorageQuota>(() => quotaOf('checking', null, null));
  void withLimit(keeps, silentMs).then((kept) => {
    if (kept !== 'late') return;
    store.setState(quotaOf('silent', null, null));
    void check();
  });

  async function check(): Promise<void> {
    if ((await keeps) === 'tab') {
      store.setState(quotaOf('private', null, null));
      return;
    }
    const [persisted, estimate] = await Promise.all([
      attempt(() => storage?.persisted?.()),
      attempt(() => storage?.estimate?.()),
    ]);
    // A browser that does not answer has promised nothing.
    store.setState(quotaOf(persisted ? 'persistent' : 'at-risk', estimate?.usage ?? null, estimate?.quota ?? null));
  }

  return {
    ...store,
    check,
    async ask() {
      if ((await keeps) === 'disk') await attempt(() => storage?.persist?.());
      await check();
      return store.getState().kind === 'persistent';
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
