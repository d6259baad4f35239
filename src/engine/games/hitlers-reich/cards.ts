/** The conflict cards, 54 as printed (§4.1, §4.1.3): Sabotage, Double Agent and bonus cards have abilities. */
import type { CardId, Side } from './ids.ts';

/** `D`: Double Agent, of no suit. */
export type Suit = 'G' | 'I' | 'W' | 'S' | 'D';

export interface ConflictCard {
  readonly id: CardId;
  readonly suit: Suit;
  /** 1 (Sabotage) to 13; the Double Agent counts 10. */
  readonly value: number;
  /** Own dice it may re-roll (§7.6). */
  readonly rerolls: number;
  readonly isSabotage: boolean;
  readonly isAgent: boolean;
  /** Lieutenant General, Field Marshal, Supreme Commander (§6.3.2). */
  readonly isBonus: boolean;
  /** Ends ties (§4.1.2, R-05). */
  readonly strength: number;
  /** May be played where red cards are compulsory (§6.5.3.4). */
  readonly isRed: boolean;
}

const STRENGTH: Readonly<Record<Suit, number>> = { G: 3, S: 2, W: 2, I: 1, D: 0 };
const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);
const FIRST_BONUS = 11;
const AGENT_VALUE = 10;

function suitCard(suit: OwnSuit, value: number): ConflictCard {
  return {
    id: `${suit}${value}`,
    suit,
    value,
    rerolls: Math.max(0, value - FIRST_BONUS + 1),
    isSabotage: value === 1,
    isAgent: false,
    isBonus: value >= FIRST_BONUS,
    strength: STRENGTH[suit],
    isRed: suit === 'S',
  };
}

const agent = (id: CardId): ConflictCard => ({
  id,
  suit: 'D',
  value: AGENT_VALUE,
  rerolls: 0,
  isSabotage: false,
  isAgent: true,
  isBonus: false,
  strength: STRENGTH.D,
  isRed: true,
});

type OwnSuit = Exclude<Suit, 'D'>;

/** Suits by side (§4.1). */
export const SUITS = { axis: ['G', 'I'], allies: ['W', 'S'] } as const satisfies Record<Side, readonly OwnSuit[]>;
export const MOST_OF_A_CARD = 3;
/** Copies of a suit card, by the id of the first; one if not named. */
export type CardCounts = Readonly<Record<CardId, number>>;

/** The first has the plain id, `G7`; the others are `G7-2` and `G7-3`. */
const copyId = (id: CardId, no: number): CardId => (no === 1 ? id : `${id}-${no}`);

const copiesOf = (card: ConflictCard, n: number): readonly ConflictCard[] =>
  Array.from({ length: n }, (_, i) => (i === 0 ? card : { ...card, id: copyId(card.id, i + 1) }));

const suitsOf = (side: Side, counts: CardCounts): readonly ConflictCard[] =>
  SUITS[side].flatMap((suit) =>
    RANKS.flatMap((rank) => {
      const card = suitCard(suit, rank);
      return copiesOf(card, counts[card.id] ?? 1);
    }),
  );

export type Decks = Readonly<Record<Side, readonly ConflictCard[]>>;

export const decksOf = (counts: CardCounts = {}): Decks => ({
  axis: [...suitsOf('axis', counts), agent('DA-X')],
  allies: [...suitsOf('allies', counts), agent('DA-A')],
});

export const DECKS = decksOf();
export const CARDS: readonly ConflictCard[] = [...DECKS.axis, ...DECKS.allies];

/** Every card of any pack: an id has the same meaning in all of them. */
const ALL = decksOf(Object.fromEntries(CARDS.map(({ id }) => [id, MOST_OF_A_CARD])));
export const POSSIBLE: readonly ConflictCard[] = [...ALL.axis, ...ALL.allies];
const cardById = new Map(POSSIBLE.map((card) => [card.id, card]));

export const isCardId = (id: string): boolean => cardById.has(id);

/** Throws for an id that is no conflict card. */
export function cardOf(id: CardId): ConflictCard {
  const card = cardById.get(id);
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}
