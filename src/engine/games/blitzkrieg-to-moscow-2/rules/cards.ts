/** Uses of logistics cards, and what the other side may know of them (§7). */
import type { Reason } from '../../../kernel/types.ts';
import type { CardId, CardUse, HexId, Side } from '../ids.ts';
import type { BtmState } from '../state.ts';
import { refusal } from './reason.ts';
import { shiftSlot } from './reckon.ts';
import type { Tables } from '../tables.ts';

const NO_CARDS: readonly CardId[] = [];

/** Returns true if a card shifts a combat for a hex; Street Fighting shifts only one for a city (§7.1). */
export const shiftsAt = (t: Tables, card: CardId, target: HexId): boolean =>
  t.hasUse(card, 'combatShift') && (!t.cityOnlyCards.has(card) || t.isCity(t.placeNo(target)));

/** §7.1: a card that would shift a combat, but not this one. */
const isOutOfPlace = (t: Tables, target: HexId, card: CardId, use: CardUse): boolean =>
  use === 'combatShift' && t.hasUse(card, use) && !shiftsAt(t, card, target);

/** §7.1: both re-roll cards are for a die that a German attacker has rolled. */
const isWrongDie = (state: BtmState, use: CardUse): boolean => use === 'reroll' && state.combat?.side !== 'german';

/** Cards in a side's hand that fit a use now, in the order in which they were taken (§7). */
export function cardsFor(t: Tables, state: BtmState, side: Side, use: CardUse): readonly CardId[] {
  const { hand } = state.cards[side];
  if (hand.length === 0 || isWrongDie(state, use)) return NO_CARDS;
  return hand.filter((card) => t.hasUse(card, use) && !isOutOfPlace(t, targetOf(state), card, use));
}

export function explainHeld(t: Tables, state: BtmState, side: Side, card: CardId): Reason | null {
  const { hand, discard } = state.cards[side];
  if (t.sideOfCard(card) !== side) return refusal('CARD_NOT_IN_HAND.other-side', '7', { card, side });
  if (hand.includes(card)) return null;
  return refusal(`CARD_NOT_IN_HAND.${discard.includes(card) ? 'used' : 'not-drawn'}`, '7', { card });
}

export function explainCard(t: Tables, state: BtmState, side: Side, card: CardId, use: CardUse): Reason | null {
  const absent = explainHeld(t, state, side, card);
  if (absent) return absent;
  if (!t.hasUse(card, use)) return refusal('CARD_USE.no-such-use', '7', { card, use });
  if (isOutOfPlace(t, targetOf(state), card, use))
    return refusal('CARD_USE.no-city', '7.1', { card, hex: targetOf(state) });
  return isWrongDie(state, use) ? refusal('CARD_USE.other-die', '7.1', { card }) : null;
}

const targetOf = (state: BtmState): HexId => state.combat?.target ?? '';

/** §5.1: a hidden hand is asked unless it is empty, so that a question reveals nothing; an open one if a card fits. */
export const asksForCard = (t: Tables, state: BtmState, side: Side, use: CardUse): boolean =>
  state.options.openHands ? cardsFor(t, state, side, use).length > 0 : state.cards[side].hand.length > 0;

/** Both players know the size of a hand (§5.2) and the cards that became open when they were used (§7). */
export interface HandKnown {
  readonly handSize: number;
  readonly discard: readonly CardId[];
  /** Set where the players agreed on open hands: its cards. */
  readonly open?: readonly CardId[] | null;
}

export const mayHold = ({ handSize, discard, open }: HandKnown, card: CardId): boolean =>
  open ? open.includes(card) : handSize > 0 && !discard.includes(card);

/** Returns true if a hand could hold a card for a use in a combat for a hex, as far as both players know. */
export const couldHold = (t: Tables, known: HandKnown, side: Side, use: CardUse, target: HexId): boolean =>
  t.cardIds[side].some((card) => t.hasUse(card, use) && mayHold(known, card) && !isOutOfPlace(t, target, card, use));

export function couldPlay(t: Tables, state: BtmState, side: Side, use: CardUse): boolean {
  const { hand, discard } = state.cards[side];
  const open = state.options.openHands ? hand : null;
  return !isWrongDie(state, use) && couldHold(t, { handSize: hand.length, discard, open }, side, use, targetOf(state));
}

/** §7.1: the card that cancels a German card, or null without one in the Soviet hand. */
export const findHitlerOrder = (t: Tables, state: BtmState): CardId | null =>
  cardsFor(t, state, 'soviet', 'cancel')[0] ?? null;

export function explainCancel(t: Tables, state: BtmState): Reason | null {
  const reasons = t.cancelCards.map((card) => explainCard(t, state, 'soviet', card, 'cancel'));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** §11.3.4: one shift card of each side in a combat, even a cancelled one. */
export function explainShiftLimit(t: Tables, { combat }: BtmState, card: CardId): Reason | null {
  if (!combat) return null;
  const made = combat[shiftSlot(combat, t.sideOfCard(card))];
  return made === null ? null : refusal('SHIFT_LIMIT', '11.3.4', { card, played: made.card });
}
