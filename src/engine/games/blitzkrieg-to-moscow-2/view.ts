import type { AskFrame, Frame, FrameAt } from './frames.ts';
import type { CardId, Side, UnitId } from './ids.ts';
import type { Score } from './rules/score.ts';
import type { BtmState } from './state.ts';

export interface CardsView extends Omit<BtmState['cards'][Side], 'hand'> {
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
}

/** The other side learns nothing of a planned tank action (§12.1), and all of a train but its card (§6.3). */
export type SeenFrame =
  | Frame
  | { readonly at: 'breakthrough/path'; readonly side: Side; readonly plan: null }
  | (Omit<FrameAt<'logistics/rail-group'>, 'by'> & { readonly by: null });

/** The view of a seat: everything but the other hand and the generator (§5.2). */
export interface BtmView extends Omit<BtmState, 'rng' | 'cards' | 'stack'> {
  readonly cards: Readonly<Record<Side, CardsView>>;
  readonly stack: readonly SeenFrame[];
  readonly side: Side;
  readonly phase: string;
  /** Null for the side that does not decide, where the question names a hand or a plan with a card. */
  readonly question: AskFrame | null;
  /** Active defenders still to choose (§11.3.2): open to both, unlike the question. */
  readonly undecided: readonly UnitId[];
  /** §11.3.4: sides that may still play a shift card, in order. Public, as every hand with cards is asked (§5.1). */
  readonly shiftsToCome: readonly Side[];
  /** A shift card just played that Hitler Order may still cancel (§7.1): open, but not yet in the combat. */
  readonly shiftPending: CardId | null;
  /** The German score as of now (§4). */
  readonly score: Score;
}
