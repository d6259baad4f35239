/** The stores as React hooks. Select as little as you draw: a component renders again when its selection changes. */
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { libraryStore, offlineStore, prefsStore, unwrittenStore } from './app-stores.ts';
import type { LibraryState } from './library-types.ts';
import type { OfflineState } from './offline.ts';
import { tabMatch } from './tab-match.ts';
import type { MatchState, PrefsState } from './types.ts';
import type { Unwritten } from './vault/unwritten-archive.ts';

export const usePrefs = <X>(select: (state: PrefsState) => X): X => useStore(prefsStore, select);
export const useLibrary = <X>(select: (state: LibraryState) => X): X => useStore(libraryStore, select);
export const useUnwritten = <X>(select: (list: readonly Unwritten[]) => X): X => useStore(unwrittenStore, select);
export const useOffline = <X>(select: (state: OfflineState) => X): X => useStore(offlineStore, select);

const NEVER = () => () => {};

/** `none` is the answer while no screen has needed a match. */
export function useTabMatch<X>(select: (state: MatchState) => X, none: X): X {
  const store = useStore(tabMatch, (tab) => tab.store);
  return useSyncExternalStore(store?.subscribe ?? NEVER, () => (store ? select(store.getState()) : none));
}
