import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { findGame } from '../../games/shelf.ts';
import { reviewedOf } from '../../lab/review/carry-over.ts';
import { startReview, type Reviewer, type ReviewRun, type ReviewState } from '../../lab/review/store.ts';
import { matchStore } from '../../store/app-match.ts';
import { createReviewStorage } from '../../store/review-storage.ts';
import { createReviewer } from './page-reviewer.ts';

const storage = createReviewStorage();

/** How the reviews of a game are computed. */
type OpenReviewer = (game: string) => Reviewer | null;

const inWorker: OpenReviewer = (game) => {
  const open = findGame(game)?.worker;
  return open && typeof Worker !== 'undefined' ? createReviewer(open) : null;
};

let opener: OpenReviewer = inWorker;
/** For tests: without a worker; null for the worker again. */
export const serveReviewsBy = (other: OpenReviewer | null): void => void (opener = other ?? inWorker);

/** Until it has begun, or where it cannot begin. */
const EMPTY = createStore<ReviewState>(() => ({ status: 'working', review: null, secondsLeft: null, fault: null }));
const NO_WORKER = createStore<ReviewState>(() => ({
  ...EMPTY.getState(),
  status: 'failed',
  fault: 'review.no-worker',
}));

/** The review of the open match, under way as long as the screen is shown. */
export function useReview(): {
  readonly state: ReviewState;
  readonly run: ReviewRun | null;
} {
  const [run, setRun] = useState<ReviewRun | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const { id, game, exportText } = matchStore.getState();
    const text = exportText();
    const reviewer = game === null ? null : opener(game);
    setMissing(reviewer === null);
    if (id === null || text === null || !reviewer) return undefined;
    const made = startReview(id, reviewedOf(text), text, { reviewer, storage, now: () => performance.now() });
    setRun(made);
    return made.leave;
  }, []);
  const state = useStore(run ?? (isMissing ? NO_WORKER : EMPTY));
  return { state, run };
}
