/**
 * The app without a network. A service worker keeps every file of a build; a newer build waits until the players say so on
 * the start screen, and never while any tab has a match on the table: the old page still fetches parts of the old build.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';

export interface OfflineData {
  /** Everything needed without a network is stored. */
  readonly ready: boolean;
  /** A newer build is stored and waits. */
  readonly update: boolean;
  /** A newer build has taken over from another tab; this page goes on with the old one until it is loaded again. */
  readonly outdated: boolean;
  /** The service worker could not be set up: the app works, but only with a network. */
  readonly failed: boolean;
}

export interface OfflineActions {
  /** Changes to the waiting build and loads the page anew. False where a match is on the table, here or in another tab. */
  readonly applyUpdate: () => Promise<boolean>;
}
export type OfflineState = OfflineData & OfflineActions;

export interface OfflineDeps {
  /** `registerSW` of `virtual:pwa-register`; gives the function that wakes the waiting worker. */
  readonly register: (options: RegisterSWOptions) => (reload?: boolean) => Promise<void>;
  /** Whether a match is on the table in this tab. */
  readonly isPlaying: () => boolean;
  /** Whether a match is on the table in any tab. */
  readonly isPlayingAnywhere: () => Promise<boolean>;
  readonly reload: () => void;
}

export function createOfflineStore(): StoreApi<OfflineState> {
  return createStore<OfflineState>()(() => ({
    ready: false,
    update: false,
    outdated: false,
    failed: false,
    applyUpdate: () => Promise.resolve(false),
  }));
}

/** Registers the service worker and keeps `store` true to it. */
export function startOffline(store: StoreApi<OfflineState>, deps: OfflineDeps): void {
  const wake = deps.register({
    immediate: true,
    onOfflineReady: () => store.setState({ ready: true }),
    onRegisteredSW(_url, registration) {
      // Stored on an earlier visit: there is no second "ready".
      if (registration?.active) store.setState({ ready: true });
    },
    onNeedRefresh: () => store.setState({ update: true, ready: true }),
    onNeedReload() {
      // The other build is in charge now, woken here or in another tab. A running game is never reloaded.
      store.setState({ update: false, outdated: true });
      if (!deps.isPlaying()) deps.reload();
    },
    onRegisterError: () => store.setState({ failed: true }),
  });
  store.setState({
    async applyUpdate() {
      if (!store.getState().update || deps.isPlaying() || (await deps.isPlayingAnywhere())) return false;
      await wake();
      return true;
    },
  });
}
