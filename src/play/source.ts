/** A source lets a table play the open match, a lesson, or a variation. */
import type { Line, Preview, Reason, TargetRef } from '../engine/kernel/types.ts';
import type { ShownMoment } from '../store/shown-moment.ts';
import type { ActionResult, MatchData, ComboOptions } from '../store/types.ts';
import type { Move, PlayScene } from './game.ts';

export type PlayPosition = ShownMoment & {
  /** A lesson may ask for more than a move: `place`, a target; `why`, a forbidden target after a begun move. */
  readonly quiz?: 'place' | 'why' | null;
  readonly asked?: MatchData['asked'];
  /** The hand of the seat that decides is face down, so that moves with its cards are not among the legal ones yet. */
  readonly isFaceDown?: MatchData['isFaceDown'];
  readonly hasSittings?: MatchData['hasSittings'];
};

export interface PlaySource {
  /** The same object as long as nothing in it has changed. */
  readonly read: () => PlayPosition;
  readonly subscribe: (heed: () => void) => () => void;
  /** A move is being written: a confirmation now means the previous question. */
  readonly isBusy: () => boolean;
  readonly dispatch: (move: Move) => Promise<ActionResult>;
  /** Several moves as one choice, with one undo; absent: each is made separately. */
  readonly playCombo?: (moves: readonly Move[], way?: ComboOptions) => Promise<ActionResult>;
  /** Each move is considered and made separately: no combos, no fast play. */
  readonly isStepwise?: boolean;
  /** Takes a target as an answer; false if it is a pick. `around`: the target, and all else in its place. */
  readonly takes?: (target: TargetRef, around: readonly TargetRef[], picked: readonly TargetRef[]) => boolean;
  /** False where the newest moment is already shown. */
  readonly leavePast: () => boolean;

  readonly targets: (move: Move) => readonly TargetRef[];
  readonly label: (move: Move) => Line | null;
  readonly notation: (move: Move) => string;
  readonly explain: (picked: readonly TargetRef[], target: TargetRef) => readonly Reason[];
  readonly preview: (move: Move, until?: number, made?: readonly Move[]) => Preview | null;
}

/** Null where nothing is shown. */
export const sceneAt = ({
  facts,
  queries,
  view,
}: Pick<PlayPosition, 'facts' | 'queries' | 'view'>): PlayScene | null =>
  facts && queries && view ? { facts, queries, view } : null;

type LogPosition = Pick<PlayPosition, 'timeline' | 'at'>;
type PastLines = readonly LogPosition['timeline']['points'][number]['lines'][number][];
const PASTS = new WeakMap<LogPosition['timeline'], ReadonlyMap<number, PastLines>>();

/** The log up to a position: the same list for the same position, also if another is asked for in between. */
export function pastOf({ timeline, at }: LogPosition): PastLines {
  const known = PASTS.get(timeline);
  const past = known?.get(at) ?? timeline.points.slice(0, at + 1).flatMap(({ lines }) => lines);
  if (!known?.has(at)) PASTS.set(timeline, new Map(known).set(at, past));
  return past;
}
