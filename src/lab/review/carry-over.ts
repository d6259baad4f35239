/** Keeps the review of a match that has changed, as far as its moves are the same. */
import { readSave } from '../../engine/kernel/save-file.ts';
import type { Review } from './types.ts';

/** Fingerprints of a match and of the position after each move. */
export interface MatchMarks {
  readonly digest: string;
  readonly marks: readonly string[];
}

export function reviewedOf(text: string): MatchMarks {
  const { digest, log } = readSave(text);
  return { digest, marks: log.map(([, , mark]) => mark) };
}

/** All of a review of this very match, else its moves up to the first that differs. Null: nothing. */
export function carryOver(review: Review, { digest, marks }: MatchMarks): Review | null {
  if (review.digest === digest) return review;
  const differs = review.moves.findIndex(({ mark }, at) => mark === undefined || mark !== marks[at]);
  const moves = differs === -1 ? review.moves : review.moves.slice(0, differs);
  return moves.length === 0 ? null : { ...review, digest, total: marks.length, moves };
}
