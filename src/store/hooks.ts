/** The stores as React hooks. Select as little as you draw: a component renders again when its selection changes. */
import { useStore } from 'zustand';
import { libraryStore, matchStore, offlineStore, prefsStore, unwrittenStore } from './app-stores.ts';
import type { LibraryState } from './library-types.ts';
import type { OfflineState } from './offline.ts';
import type { MatchActions, MatchState, PrefsState } from './types.ts';
import type { Unwritten } from './vault/unwritten-archive.ts';

export const useMatch = <X>(select: (state: MatchState) => X): X => useStore(matchStore, select);
export const usePrefs = <X>(select: (state: PrefsState) => X): X => useStore(prefsStore, select);
export const useLibrary = <X>(select: (state: LibraryState) => X): X => useStore(libraryStore, select);
export const useUnwritten = <X>(select: (list: readonly Unwritten[]) => X): X => useStore(unwrittenStore, select);
export const useOffline = <X>(select: (state: OfflineState) => X): X => useStore(offlineStore, select);

/** What can be done with the open match. It never changes: no component has to render again for it. */
export const matchActions: MatchActions = matchStore.getState();
