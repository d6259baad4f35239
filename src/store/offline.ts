/**
 * The app without a network. A service worker keeps every file of a build; a newer build waits until the players accept
 * it, on any screen. The page then reloads between two moves, with the match on the disk, and never while another tab
 * has a match on the table: that page still fetches parts of the old build.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';

export interface OfflineData {
  readonly ready: boolean;
  readonly update: boolean;
  /** A newer build has taken over from another tab; this page keeps running the old one until it is reloaded. */
  readonly outdated: boolean;
  /** The service worker could not be set up: the app works, but only with a network. */
  readonly failed: boolean;
}

/**
 * The result of a request to update: `begun`, the page is about to be reloaded; `elsewhere`, another tab has a match on
 * its table; `unsaved`, moves of this tab are not on the disk; `none`, there is no other build.
 */
export type UpdateOutcome = 'begun' | 'elsewhere' | 'unsaved' | 'none';

export interface OfflineActions {
  /** Changes to the newer build and reloads the page, once no move is being written and all of them are on the disk. */
  readonly applyUpdate: () => Promise<UpdateOutcome>;
}
export type OfflineState = OfflineData & OfflineActions;

export interface OfflineDeps {
  /** `registerSW` of `virtual:pwa-register`; returns the function that wakes the waiting worker. */
  readonly register: (options: RegisterSWOptions) => (reload?: boolean) => Promise<void>;
  readonly isPlaying: () => boolean;
  readonly isPlayingElsewhere: () => Promise<boolean>;
  /** Waits for the move that is being written; true where nothing would be lost with this page. */
  readonly isSafe: () => Promise<boolean>;
  readonly reload: () => void;
}

/** A page without a controlling worker is never notified that another one has taken over. */
const PATIENCE_MS = 4000;

export function createOfflineStore(): StoreApi<OfflineState> {
  return createStore<OfflineState>()(() => ({
    ready: false,
    update: false,
    outdated: false,
    failed: false,
    applyUpdate: () => Promise.resolve('none'),
  }));
}

export function startOffline(store: StoreApi<OfflineState>, deps: OfflineDeps): void {
  let isAsked = false;
  let isLeaving = false;

  /** Between two moves: a player may have made one since the button was pressed. */
  async function leave(): Promise<UpdateOutcome> {
    if (!(await deps.isSafe())) return 'unsaved';
    if (!isLeaving) deps.reload();
    isLeaving = true;
    return 'begun';
  }

  const wake = deps.register({
    immediate: true,
    onOfflineReady: () => store.setState({ ready: true }),
    onRegisteredSW(_url, registration) {
      // Stored on an earlier visit: there is no second "ready".
      if (registration?.active) store.setState({ ready: true });
    },
    onNeedRefresh: () => store.setState({ update: true, ready: true }),
    onNeedReload() {
      // The other build is in control now, woken here or in another tab. A game is reloaded only where that was asked for.
      store.setState({ update: false, outdated: true });
      if (isAsked || !deps.isPlaying()) void leave();
    },
    onRegisterError: () => store.setState({ failed: true }),
  });
  store.setState({
    async applyUpdate() {
      const { update, outdated } = store.getState();
      if (outdated) return leave();
      if (!update) return 'none';
      if (await deps.isPlayingElsewhere()) return 'elsewhere';
      if (!(await deps.isSafe())) return 'unsaved';
      isAsked = true;
      await wake();
      setTimeout(() => void leave(), PATIENCE_MS);
      return 'begun';
    },
  });
}
