/** A position to play on from as a new match, or a text of one; one dialog each. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { endsWithMatch } from '../../store/match-ends.ts';

export interface Offer {
  readonly game: string;
  /** A save that ends with the position. */
  readonly text: string;
  /** No player of the match hides anything. */
  readonly isOpen: boolean;
  /** Seats a person may take: only one if the other hand is hidden from it. */
  readonly seats: readonly string[];
  /** Null if no question is open. */
  readonly next: string | null;
}

const offerStore = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

export const offerPlayOn = (offer: Offer): void => offerStore.setState({ offer });
export const closePlayOn = (): void => offerStore.setState({ offer: null });
export const usePlayOnOffer = (): Offer | null => useStore(offerStore, ({ offer }) => offer);

// The dialog closes with the match.
endsWithMatch(closePlayOn);

const pasteStore = createStore<{ readonly text: string | null }>(() => ({ text: null }));

export const openPaste = (text = ''): void => pasteStore.setState({ text });
export const closePaste = (): void => pasteStore.setState({ text: null });
export const usePasted = (): string | null => useStore(pasteStore, ({ text }) => text);
