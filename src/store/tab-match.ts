/** The match of this tab, for parts of the shell that load before the match store and its kernel. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchState } from './types.ts';

type MatchStore = StoreApi<MatchState>;

/** Null until a screen has asked for the match store. */
export const tabMatch: StoreApi<{ readonly store: MatchStore | null }> = createStore(() => ({ store: null }));

/** Null where no match store is loaded, so no match either. */
export const readTabMatch = (): MatchState | null => tabMatch.getState().store?.getState() ?? null;
