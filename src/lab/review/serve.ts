/** The part of a review that runs in the worker of a game. */
import type { Types } from '../../engine/kernel/types.ts';
import { review as reviewStages, type ReviewedGame } from './run.ts';
import type { Review } from './types.ts';

export interface ReviewService {
  /** As `Reviewer.run`, and returns the last stage; ending the worker stops it. */
  review(text: string, known: Review | null, tell: (review: Review) => void): Promise<Review | null>;
}

/** Time for all moves of an ordinary match, in ms. */
const PACE_MS = 90_000;

/** A stage holds all moves so far, so a reader misses nothing between two of them. */
const TELL_MS = 250;

export function createReviewService<T extends Types>(game: ReviewedGame<T>): ReviewService {
  return {
    review(text, known, tell) {
      let last: Review | null = null;
      let toldAt = 0;
      for (const stage of reviewStages(game, text, { ms: PACE_MS, now: () => performance.now() }, known)) {
        last = stage;
        if (performance.now() - toldAt < TELL_MS) continue;
        toldAt = performance.now();
        tell(stage);
      }
      return Promise.resolve(last);
    },
  };
}
