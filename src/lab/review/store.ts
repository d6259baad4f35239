/** A review in progress: results so far, and how to stop and continue. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { carryOver, type MatchMarks } from './carry-over.ts';
import type { Review } from './types.ts';

export type ReviewStatus = 'working' | 'paused' | 'done' | 'failed';

export interface ReviewState {
  readonly status: ReviewStatus;
  readonly review: Review | null;
  /** At the present pace; null while unknown. */
  readonly secondsLeft: number | null;
  readonly fault: string | null;
}

/** Computes a review outside the page's thread. */
export interface Reviewer {
  /** Continues after `known` and reports each stage; resolves at the end or after `stop`, rejects if it fails. */
  readonly run: (text: string, known: Review | null, tell: (review: Review) => void) => Promise<void>;
  readonly stop: () => void;
}

export interface ReviewStorage {
  /** The last one of the match, even if the match has changed since. */
  readonly find: (match: string) => Promise<Review | null>;
  readonly put: (match: string, review: Review) => Promise<void>;
}

export interface ReviewDeps {
  readonly reviewer: Reviewer;
  readonly storage: ReviewStorage;
  readonly now: () => number;
}

export interface ReviewRun extends StoreApi<ReviewState> {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops for good; results are kept. */
  readonly leave: () => void;
}

const isWhole = (review: Review | null): boolean => review !== null && review.moves.length >= review.total;

/** Begins or continues at once. */
export function startReview(match: string, now: MatchMarks, text: string, deps: ReviewDeps): ReviewRun {
  const { reviewer, storage } = deps;
  const api = createStore<ReviewState>(() => ({ status: 'working', review: null, secondsLeft: null, fault: null }));
  let hasLeft = false;

  const keep = () => {
    const { review } = api.getState();
    // A full disk only costs the computing time.
    if (review) void storage.put(match, review).catch(() => undefined);
  };

  async function work(): Promise<void> {
    const begun = deps.now();
    const known = api.getState().review;
    const before = known?.moves.length ?? 0;
    api.setState({ status: 'working', fault: null });
    try {
      await reviewer.run(text, known, (review) => {
        const done = review.moves.length - before;
        const secondsLeft = Math.ceil(
          ((deps.now() - begun) / 1000 / Math.max(1, done)) * (review.total - review.moves.length),
        );
        api.setState({ review, secondsLeft });
      });
      if (isWhole(api.getState().review)) api.setState({ status: 'done', secondsLeft: 0 });
      else if (api.getState().status === 'working' && !hasLeft)
        api.setState({ status: 'failed', fault: 'review.diverged' });
    } catch (error) {
      api.setState({ status: 'failed', fault: error instanceof Error ? error.message : String(error) });
    }
    keep();
  }

  void storage
    .find(match)
    .catch(() => null)
    .then((found) => {
      if (hasLeft) return;
      const review = found && carryOver(found, now);
      if (review) api.setState({ review });
      if (isWhole(review)) api.setState({ status: 'done', secondsLeft: 0 });
      else if (api.getState().status === 'working') void work();
    });

  return {
    ...api,
    pause() {
      if (api.getState().status !== 'working') return;
      api.setState({ status: 'paused' });
      reviewer.stop();
    },
    resume() {
      const { status } = api.getState();
      if (status === 'paused' || status === 'failed') void work();
    },
    leave() {
      hasLeft = true;
      if (api.getState().status === 'working') api.setState({ status: 'paused' });
      reviewer.stop();
    },
  };
}
