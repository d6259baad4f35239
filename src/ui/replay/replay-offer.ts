/** A match of which a replay is to be made; the dialog is fetched when there first is one. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { endsWithMatch } from '../../store/match-ends.ts';
import type { Film } from '../../store/film.ts';

export interface ReplayOffer {
  readonly film: Film;
  /** The point that was shown. */
  readonly at: number;
}

const replayStore = createStore<{ readonly offer: ReplayOffer | null }>(() => ({ offer: null }));

export const offerReplay = (offer: ReplayOffer): void => replayStore.setState({ offer });
export const closeReplay = (): void => replayStore.setState({ offer: null });
export const useReplay = (): ReplayOffer | null => useStore(replayStore, ({ offer }) => offer);

// Its dialog is not left open over another match.
endsWithMatch(closeReplay);
