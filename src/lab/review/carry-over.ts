/** A review of a match that was played on, or taken back and played otherwise: what is known of moves that are the same goes on. */
import { readSave } from '../../engine/kernel/save-file.ts';
import type { Review } from './types.ts';

/** A match by its fingerprint and those of the positions after each of its moves. */
export interface Reviewed {
  readonly digest: string;
  readonly marks: readonly string[];
}

/** Throws `SaveError` where the text is no save. */
export function reviewedOf(text: string): Reviewed {
  const { digest, log } = readSave(text);
  return { digest, marks: log.map(([, , mark]) => mark) };
}

/**
 * What a review knows of a match: all of it where it is a review of that very match, else the moves up to the first that led
 * elsewhere. Null: nothing.
 */
export function carryOver(review: Review, { digest, marks }: Reviewed): Review | null {
  if (review.digest === digest) return review;
  const differs = review.moves.findIndex(({ mark }, at) => mark === undefined || mark !== marks[at]);
  const moves = differs === -1 ? review.moves : review.moves.slice(0, differs);
  return moves.length === 0 ? null : { ...review, digest, total: marks.length, moves };
}
