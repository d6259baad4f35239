import type { TargetRef } from '../../engine/kernel/types.ts';

/** What has been decided or turned over, as both players are shown it before anything else is asked. */
export interface BeatView {
  /** What was fought, in a few words. */
  readonly kicker: string;
  /** What came of it, in large type. */
  readonly title: string;
  /** Whose it is; null where nobody has won anything. */
  readonly seat: string | null;
  /** The winner's number before the loser's, where two were compared. */
  readonly score: { readonly winner: number; readonly loser: number } | null;
  /** One sentence: who wins by what rule. */
  readonly why: string;
  readonly rule: string | null;
  /** Where on the board it was fought: what tells of it keeps away from there. */
  readonly place?: TargetRef;
  /**
   * The game tells all of it, and nothing comes to lie over the map: in the column, where the head says what was fought, or in a
   * strip under the map, where the head says what came of it.
   */
  readonly told?: 'column' | 'strip';
  /** What is heard before the dice, where the dice alone do not say it. */
  readonly heard?: string;
  /** What the button says that goes on from it; by default no more than that. */
  readonly onward?: string;
}
