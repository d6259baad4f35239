/**
 * The match of this tab, for parts of the shell that appear without one. The match store itself loads with the first
 * screen that needs it, since it brings the log, the checks of saves and the kernel.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchState } from './types.ts';

type MatchStore = StoreApi<MatchState>;

/** Null until a screen has asked for the match store. */
export const tabMatch: StoreApi<{ readonly store: MatchStore | null }> = createStore(() => ({ store: null }));

/** Null where no match store is loaded, so no match either. */
export const readTabMatch = (): MatchState | null => tabMatch.getState().store?.getState() ?? null;
