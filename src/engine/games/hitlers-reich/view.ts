import type { Result } from '../../kernel/types.ts';
import type { FrameAt } from './frames.ts';
import type { CardId, Side, SpaceId } from './ids.ts';
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

/** Open questions that say more than their name, and hold nothing that only one seat may know. */
export const OPEN_QUESTIONS = [
  'plan/reroll',
  'pay/card',
  'pay/lift',
  'bonus/centre',
  'bonus/blitz',
  'overlord/blitz',
  'push/events',
  'push/attacks',
  'reorganise/discard',
  'conflict/reroll',
] as const;
export type OpenQuestion = FrameAt<(typeof OPEN_QUESTIONS)[number]>;

/** An operation of several attacks that is under way. */
export interface OperationView {
  readonly is: 'barbarossa' | 'bagration';
  readonly made: number;
  /** Areas that still bear a cube of Barbarossa (§6.7.2); Bagration marks none. */
  readonly cubes: readonly SpaceId[];
}

/** Everything a seat may know (INV-22): no deck order, no other hand, no generator, no hidden choice. */
export interface HrView extends Omit<HrState, 'rng' | 'stack' | 'decks' | 'hands' | 'discards'> {
  readonly cards: Readonly<Record<Side, CardsView>>;
  readonly phase: string;
  /** What the open question is about: dice thrown for a Big Push, what a card pays for, where a blitz starts. */
  readonly question: OpenQuestion | null;
  readonly operation: OperationView | null;
  readonly result: Result<Side> | null;
}
