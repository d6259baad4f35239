import type { ConflictCard } from '../../../engine/games/hitlers-reich/cards.ts';
import type { CardId, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { findCard, SIDES, type HrScene, type HrWords } from './lookup.ts';

/** Conflict cards: their faces, and where the viewer knows one to be. */

/** The ability of a card besides its value (§7.6). */
type Ability = 'agent' | 'sabotage' | 'rerolls' | 'none';

export function abilityOf({ isAgent, isSabotage, rerolls }: ConflictCard): Ability {
  if (isAgent) return 'agent';
  if (isSabotage) return 'sabotage';
  return rerolls > 0 ? 'rerolls' : 'none';
}

export const wordFace = ({ i18n: { t } }: Pick<HrWords, 'i18n'>, card: ConflictCard): string =>
  t(`table.hr.card.${abilityOf(card)}`, { value: card.value, n: card.rerolls });

interface Sighting {
  readonly side: Side;
  readonly place: 'hand' | 'conflict' | 'top' | 'pile';
}

/** Null for a card that the view does not show: nothing may tell where it is or that it was played. */
export function sightingOf({ cards, conflict }: HrView, id: CardId): Sighting | null {
  for (const side of SIDES) {
    const { hand, discards } = cards[side];
    if (hand?.includes(id) === true) return { side, place: 'hand' };
    if (conflict?.cards[side].includes(id) === true) return { side, place: 'conflict' };
    if (discards.at(-1) === id) return { side, place: 'top' };
    if (discards.includes(id)) return { side, place: 'pile' };
  }
  return null;
}

/** The viewer's hand by suit, in the order of the decks, highest card first. */
export function listHand({ facts, view }: HrScene): readonly CardId[] {
  const hand = SIDES.flatMap((side) => view.cards[side].hand ?? []);
  const suits = [...new Set(facts.cards.map(({ suit }) => suit))];
  const order = (id: CardId) => {
    const card = findCard(facts, id);
    return card ? [suits.indexOf(card.suit), -card.value] : [0, 0];
  };
  return [...hand].sort((a, b) => {
    const [[suit = 0, value = 0], [otherSuit = 0, otherValue = 0]] = [order(a), order(b)];
    return suit - otherSuit || value - otherValue;
  });
}
