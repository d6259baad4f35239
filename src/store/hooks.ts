/** The stores as React hooks. Select as little as you draw: a component renders again when its selection changes. */
import { useStore } from 'zustand';
import type { Types } from '../engine/kernel/types.ts';
import { libraryStore, matchStore, offlineStore, prefsStore, uiStore, unwrittenStore } from './app-stores.ts';
import type { LibraryState } from './library-types.ts';
import type { OfflineState } from './offline.ts';
import type { MatchState, PrefsState, UiState } from './types.ts';
import type { Unwritten } from './vault/unwritten-archive.ts';

export const useMatch = <X>(select: (state: MatchState) => X): X => useStore(matchStore, select);
export const useUi = <X>(select: (state: UiState) => X): X => useStore(uiStore, select);
export const usePrefs = <X>(select: (state: PrefsState) => X): X => useStore(prefsStore, select);
export const useLibrary = <X>(select: (state: LibraryState) => X): X => useStore(libraryStore, select);
export const useUnwritten = <X>(select: (list: readonly Unwritten[]) => X): X => useStore(unwrittenStore, select);
export const useOffline = <X>(select: (state: OfflineState) => X): X => useStore(offlineStore, select);

/**
 * `useMatch` for components of one game, with its views, moves and events: `const useHlb = matchHook<HlbTypes>()`.
 * Only for components that are drawn while that game is open (`state.game` tells).
 */
export const matchHook =
  <T extends Types>() =>
  <X>(select: (state: MatchState<T>) => X): X =>
    useStore(matchStore, select as unknown as (state: MatchState) => X);
