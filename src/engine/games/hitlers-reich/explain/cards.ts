/** Why a conflict card cannot be chosen, given or hit (IL-03, IL-31, IL-35 to IL-37, IL-40, IL-42). Hides the other hand. */
import type { Reason } from '../../../kernel/types.ts';
import { cardOf } from '../cards.ts';
import type { FrameAt } from '../frames.ts';
import { otherSide, type CardId, type Side } from '../ids.ts';
import type { Conflict } from '../state.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';

const SIDE_OF_SUIT: Readonly<Record<string, Side>> = { G: 'axis', I: 'axis', W: 'allies', S: 'allies' };
/** The owner of a card by its suit; a Double Agent may be either side's. */
const sideOfCard = (id: CardId): Side | null => SIDE_OF_SUIT[cardOf(id).suit] ?? null;

export const notInHand = (card: CardId): Reason => no('IL-03', '4.1', 'not-in-hand', { card });

/** §7.3, §6.5.3.4. A card in hand that is not listed breaks the red obligation. */
export function explainChoice({ state, side }: Question, conflict: Conflict, card: CardId): Reason | null {
  if (state.hands[side].includes(card)) return no('IL-31', '6.5.3.4', 'red-card', { card });
  const other = otherSide(side);
  if (sideOfCard(card) !== other) return notInHand(card);
  if (conflict.isNeutralVichy && other === 'axis') return no('IL-35', '8.5.1', 'vichy-deck', { card });
  return conflict.cards[other].length > 0 ? no('IL-37', '7.3', 'card-locked', { card, side: other }) : notInHand(card);
}

/** A discard: the card must be in hand, and a red one where red ones are owed (§6.5.2.1). */
export const explainDiscard = ({ state, side, frame }: Question, card: CardId): Reason | null => {
  if (!state.hands[side].includes(card)) return notInHand(card);
  return frame.at === 'discard' && frame.red ? no('IL-40', '6.5.2.1', 'red-first', { card }) : null;
};

/** §7.6: the card that a Double Agent blocks, or Sabotage hits. */
export function explainHit(
  { cards, side }: FrameAt<'conflict/pick'>,
  conflict: Conflict,
  card: CardId,
  why: 'nothing-to-block' | 'sabotaged-already',
): Reason | null {
  if (cards.includes(card)) return null;
  if (!conflict.cards[otherSide(side)].includes(card)) return no('IL-03', '7.6', 'not-in-conflict-card', { card });
  return no('IL-36', '7.6', why, { card });
}

/** §5.4.4: a card of the new deck. */
export function explainTake({ state }: Question, card: CardId): Reason | null {
  const { isBonus, isSabotage } = cardOf(card);
  if (!isBonus && !isSabotage) return no('IL-42', '5.4.4', 'swap-rank', { card });
  return state.decks.allies.includes(card) ? null : no('IL-42', '5.4.4', 'swap-not-in-deck', { card });
}

/** §5.4.4, R-27: a card of the hand. */
export function explainGive(
  { state }: Question,
  { taken }: FrameAt<'reshuffle/build-up'>,
  card: CardId,
): Reason | null {
  if (taken.includes(card)) return no('IL-42', '5.4.4', 'swap-taken', { card });
  return state.hands.allies.includes(card) ? null : no('IL-42', '5.4.4', 'swap-not-in-hand', { card });
}
