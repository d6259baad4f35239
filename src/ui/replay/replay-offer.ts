/** A match to make a replay of. The dialog is loaded with the first offer. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { endsWithMatch } from '../../store/match-ends.ts';
import type { Film } from '../../store/film.ts';

export interface ReplayOffer {
  readonly film: Film;
  readonly at: number;
}

const replayStore = createStore<{ readonly offer: ReplayOffer | null }>(() => ({ offer: null }));

export const offerReplay = (offer: ReplayOffer): void => replayStore.setState({ offer });
export const closeReplay = (): void => replayStore.setState({ offer: null });
export const useReplay = (): ReplayOffer | null => useStore(replayStore, ({ offer }) => offer);

// The dialog closes with the match.
endsWithMatch(closeReplay);
