import type { Result } from '../../kernel/types.ts';
import type { CardId, Side } from './ids.ts';
import type { HrState } from './state.ts';

/** A side's cards as somebody may see them: named where they may be known, counted where not. */
export interface CardsView {
  /** The hand, for its owner; null for everybody else. */
  readonly hand: readonly CardId[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /** The whole pile for its owner, the top card alone for others (§4.1.5). */
  readonly discards: readonly CardId[];
  readonly discardCount: number;
}

/** Everything a seat may know (INV-22): no deck order, no other hand, no generator, no hidden choice. */
export interface HrView extends Omit<HrState, 'rng' | 'stack' | 'decks' | 'hands' | 'discards'> {
  readonly cards: Readonly<Record<Side, CardsView>>;
  readonly phase: string;
  readonly result: Result<Side> | null;
}
