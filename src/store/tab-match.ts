/**
 * The match of this tab, for parts of the shell that are shown without one. The store itself comes with the first
 * screen that needs it: it brings the log, the checks of saves and the engine's kernel.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MatchState } from './types.ts';

type MatchStore = StoreApi<MatchState>;

/** Null until a screen has asked for the match store. */
export const tabMatch: StoreApi<{ readonly store: MatchStore | null }> = createStore(() => ({ store: null }));

/** What the match store says now; null where there is none yet, so no match either. */
export const readTabMatch = (): MatchState | null => tabMatch.getState().store?.getState() ?? null;
