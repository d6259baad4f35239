import type { AskFrame, Frame, FrameAt } from './frames.ts';
import type { CardId, Side, UnitId } from './ids.ts';
import type { Score } from './rules/score.ts';
import type { BtmState } from './state.ts';

/** Cards of a side as a seat may know them: null is a hand it cannot see. */
export interface CardsView extends Omit<BtmState['cards'][Side], 'hand'> {
  readonly hand: readonly CardId[] | null;
  readonly handSize: number;
}

/**
 * A frame as a seat may see it. Of a tank action that the other side plans (§12.1) it knows no more than that, whatever is
 * asked of it just now, as that may reveal the card; of a train (§6.3) all but the card that is going to pay for it.
 */
export type SeenFrame =
  | Frame
  | { readonly at: 'breakthrough/path'; readonly side: Side; readonly plan: null }
  | (Omit<FrameAt<'logistics/rail-group'>, 'by'> & { readonly by: null });

/** What a seat may know: everything but the other hand and the generator (§5.2). */
export interface BtmView extends Omit<BtmState, 'rng' | 'cards' | 'stack'> {
  readonly cards: Readonly<Record<Side, CardsView>>;
  /** Pending frames, the last one on top. */
  readonly stack: readonly SeenFrame[];
  readonly side: Side;
  readonly phase: string;
  /** The question with its locals; null for the side that does not decide where it names a hand or a plan with a card. */
  readonly question: AskFrame | null;
  /** Active defenders whose defence is still to be chosen (§11.3.2): open to both, unlike the question. */
  readonly undecided: readonly UnitId[];
  /**
   * The sides that may still play a shift card in the combat, the attacker first (§11.3.4). Open to both: a window
   * opens for any hand that is not empty (§5.1), so passing reveals nothing about the hand.
   */
  readonly shiftsToCome: readonly Side[];
  /** A shift card just played that Hitler Order may still cancel (§7.1): played openly, and not yet in the combat. */
  readonly shiftPending: CardId | null;
  /** What the German side would score now (§4). */
  readonly score: Score;
}
