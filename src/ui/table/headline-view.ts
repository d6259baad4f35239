import type { TargetRef } from '../../engine/kernel/types.ts';

/** The cover marks on its map what a turn has changed. */
export type TurnMark =
  | { readonly kind: 'taken'; readonly place: string; readonly to: string }
  | { readonly kind: 'cut-off'; readonly place: string }
  /** `n` pieces were eliminated there. */
  | { readonly kind: 'lost'; readonly place: string; readonly n: number };

/** One of three things that matter most of the other side's turn. */
export interface Headline {
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
  readonly detail: string | null;
  /** A figure that has changed, in large. */
  readonly change: { readonly from: number; readonly to: number } | null;
  /** Units that were lost or are cut off: the cover draws them with that sign. */
  readonly pieces: readonly TargetRef[];
  readonly sign: 'lost' | 'cut-off' | null;
  readonly marks: readonly TurnMark[];
  /** False where nothing of its kind has happened. */
  readonly isNews: boolean;
}
