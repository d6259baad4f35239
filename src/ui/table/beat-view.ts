import type { TargetRef, Types } from '../../engine/kernel/types.ts';

/** A result that both players see before the next question. */
export interface BeatView {
  /** Names the fight in a few words. */
  readonly kicker: string;
  /** The outcome, in large type. */
  readonly title: string;
  /** The winner; null if nobody has won anything. */
  readonly seat: string | null;
  /** The winner's number first, if two were compared. */
  readonly score: { readonly winner: number; readonly loser: number } | null;
  /** One sentence: who wins, and by which rule. */
  readonly why: string;
  readonly rule: string | null;
  /** The place of the fight, which the banner must not cover. */
  readonly place?: TargetRef;
  /** Set if the game tells the whole result itself, so that nothing covers the map. */
  readonly isTold?: boolean;
  /** The question in the head of the column while the result is shown; without it, the sentence of `why`. */
  readonly head?: string;
  /** Announced before the dice, if the dice alone do not say it. */
  readonly heard?: string;
  readonly onward?: string;
  /** Names whose phase it is, with a line under the head; without it the head names both players. */
  readonly by?: { readonly seat: string; readonly who: string; readonly note: string };
  /** Shows the parts one after another, with a button for all of them. */
  readonly parts?: number;
  /** Events of a further result of the same move. */
  readonly rest?: readonly Types['event'][];
}
