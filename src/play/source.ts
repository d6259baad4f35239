/** Whatever can be played on a table: the open match, a lesson, a variation beside either. */
import type { Line, Preview, Reason, TargetRef } from '../engine/kernel/types.ts';
import type { ShownMoment } from '../store/shown-moment.ts';
import type { ActionResult, MatchData, Way } from '../store/types.ts';
import type { Move } from './game.ts';

/** One moment of whatever is played. */
export type PlayPosition = ShownMoment & {
  /**
   * What a lesson may ask besides a move. `place`: whatever is pointed at is the answer. `why`: with a move begun, the
   * player points at what it may not do; no move is made.
   */
  readonly quiz?: 'place' | 'why' | null;
  /** The program that is asked instead of a person; lessons have none. */
  readonly asked?: MatchData['asked'];
};

export interface PlaySource {
  /** The newest position; the same object as long as nothing in it has changed. */
  readonly read: () => PlayPosition;
  /** Called whenever `read` may return something new. */
  readonly subscribe: (heed: () => void) => () => void;
  /** A move is being written: a confirmation now means the question before. */
  readonly isBusy: () => boolean;
  readonly dispatch: (move: Move) => Promise<ActionResult>;
  /** Several moves as one choice, with one undo; absent: each is made by itself. */
  readonly playWay?: (moves: readonly Move[], way?: Way) => Promise<ActionResult>;
  /** Each move is considered and made separately: no ways of several moves, no fast play. */
  readonly isStepwise?: boolean;
  /**
   * Takes what is pointed at as an answer in itself; false where it is a pick or a matter for the rules. `around`: the
   * target and what else is at the same place.
   */
  readonly takes?: (target: TargetRef, around: readonly TargetRef[], picked: readonly TargetRef[]) => boolean;
  /** Back from an earlier moment to now; false where the newest one is already shown. */
  readonly leavePast: () => boolean;

  readonly targets: (move: Move) => readonly TargetRef[];
  readonly label: (move: Move) => Line | null;
  readonly notation: (move: Move) => string;
  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Reason[];
  /** Counts until `until`, by `performance.now()`, and says whether that was all; without it, to the end. */
  readonly preview: (move: Move, until?: number) => Preview | null;
}
