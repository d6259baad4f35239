/** The 54 conflict cards (§4.1, §4.1.3): Sabotage, Double Agent and bonus cards have abilities. */
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

function suitCard(suit: Exclude<Suit, 'D'>, value: number): ConflictCard {
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

const suitsOf = (...suits: Exclude<Suit, 'D'>[]) => suits.flatMap((suit) => RANKS.map((rank) => suitCard(suit, rank)));

/** The two decks as they are at the start; only Double Agents ever change sides. */
export const DECKS: Readonly<Record<Side, readonly ConflictCard[]>> = {
  axis: [...suitsOf('G', 'I'), agent('DA-X')],
  allies: [...suitsOf('W', 'S'), agent('DA-A')],
};
export const CARDS: readonly ConflictCard[] = [...DECKS.axis, ...DECKS.allies];
const cardById = new Map(CARDS.map((card) => [card.id, card]));

export const isCardId = (id: string): boolean => cardById.has(id);

/** Throws for an id that is no conflict card. */
export function cardOf(id: CardId): ConflictCard {
  const card = cardById.get(id);
  if (!card) throw new RangeError(`no card ${id}`);
  return card;
}
