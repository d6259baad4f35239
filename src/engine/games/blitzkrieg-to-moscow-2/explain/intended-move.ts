/** What a player may have meant, and the ways to refuse it. */
import type { Reason } from '../../../kernel/types.ts';
import type { CardId, CardUse, Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import { refuse } from '../refuse.ts';
import { cardsFor } from '../rules/cards.ts';
import { refusal } from '../rules/reason.ts';
import type { BtmState } from '../state.ts';
import type { Tables } from '../rules/field-types.ts';

/** Ids that are picked or pointed at; the kind that is pointed at last. */
export interface IntendedMove {
  readonly unit: string | null;
  readonly space: string | null;
  readonly card: string | null;
  readonly pointed: 'unit' | 'space' | 'card' | 'marker' | 'button';
}

export const refusals = (t: Tables, state: BtmState, moves: readonly Move[]): readonly Reason[] =>
  moves.map((move) => refuse(t, state, move)).filter((reason) => reason !== null);

/** Cards that could be meant for a use: the picked one, else those of the hand. */
const cardPool = (t: Tables, state: BtmState, side: Side, use: CardUse, card: CardId | null): readonly CardId[] =>
  card === null ? cardsFor(t, state, side, use) : [card];

/** Refusals of a use with each card that could be meant; that there is none is a reason as well. */
export function withCards(
  t: Tables,
  state: BtmState,
  side: Side,
  use: CardUse,
  card: CardId | null,
  explainWith: (card: CardId) => readonly Reason[],
): readonly Reason[] {
  const cards = cardPool(t, state, side, use, card);
  if (cards.length === 0) return [refusal('CARD_USE.none', '7.1', { use, side })];
  return cards.flatMap(explainWith);
}
