/** Conflict cards in hand (§4.1, §6.5.3.4, §6.5.2.1). */
import { cardOf } from '../cards.ts';
import type { CardId } from '../ids.ts';

/** §4.1.4 */
export const MAX_HAND = 12;

const isRed = (id: CardId): boolean => cardOf(id).isRed;

/** Cards that may be given: red ones where they are owed, any if the hand has none (§6.5.3.4). */
export function redFirst(hand: readonly CardId[], red: boolean): readonly CardId[] {
  if (!red) return hand;
  const reds = hand.filter(isRed);
  return reds.length > 0 ? reds : hand;
}
