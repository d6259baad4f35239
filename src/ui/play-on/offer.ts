/** A position that somebody may play on from, as a match of its own; what asks for the players is one dialog. */
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { endsWithMatch } from '../../store/match-ends.ts';

export interface Offer {
  readonly game: string;
  /** A save that ends with the position. */
  readonly text: string;
  /** Nobody hides anything in the match that it is taken from. */
  readonly isOpen: boolean;
  /** The seats that a person may take: one alone where the other hand is hidden from it. */
  readonly seats: readonly string[];
  /** The one to move; null where nobody is asked. */
  readonly next: string | null;
}

const offerStore = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));

export const offerPlayOn = (offer: Offer): void => offerStore.setState({ offer });
export const closePlayOn = (): void => offerStore.setState({ offer: null });
export const usePlayOnOffer = (): Offer | null => useStore(offerStore, ({ offer }) => offer);

// Its dialog is not left open over another match.
endsWithMatch(closePlayOn);
