import { decksOf, type ConflictCard, type Suit } from '../cards.ts';
import { SIDES, type CardId, type Side } from '../ids.ts';
import type { Pack } from '../pack.ts';

interface CardFacts {
  readonly no: number;
  /** Null for a Double Agent. */
  readonly home: Side | null;
}

const SIDE_OF_SUIT: Readonly<Record<Suit, Side | null>> = {
  G: 'axis',
  I: 'axis',
  W: 'allies',
  S: 'allies',
  D: null,
};

export function makeDecks({ conflictCards }: Pack) {
  const decks = decksOf(conflictCards);
  const cards: readonly ConflictCard[] = SIDES.flatMap((side) => decks[side]);
  const suitCards = (side: Side): number => decks[side].filter(({ isAgent }) => !isAgent).length;
  return {
    decks,
    cards,
    cardFacts: new Map<CardId, CardFacts>(cards.map(({ id, suit }, no) => [id, { no, home: SIDE_OF_SUIT[suit] }])),
    /** Cards that a side never loses: all but Double Agents. */
    suitCards: { axis: suitCards('axis'), allies: suitCards('allies') } satisfies Record<Side, number>,
  };
}
