import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { findGame } from '../../games/shelf.ts';
import { reviewedOf } from '../../lab/review/carry-over.ts';
import { startReview, type Reviewer, type ReviewRun, type ReviewState } from '../../lab/review/store.ts';
import { matchStore } from '../../store/app-match.ts';
import { createReviewStorage } from '../../store/review-storage.ts';
import { useOpened } from '../parts/use-opened.ts';
import { proxy, wrap } from 'comlink';
import { watchLife } from '../../opponent/life.ts';
import type { LockHolder } from '../../opponent/types.ts';
import type { ReviewService } from '../../lab/review/serve.ts';
import type { Review } from '../../lab/review/types.ts';

const storage = createReviewStorage();

type OpenReviewer = (game: string) => Reviewer | null;

const inWorker: OpenReviewer = (game) => {
  const open = findGame(game)?.worker;
  return open && typeof Worker !== 'undefined' ? createReviewer(open) : null;
};

let opener: OpenReviewer = inWorker;
/** For tests: another reviewer; null for the worker again. */
export const serveReviewsBy = (other: OpenReviewer | null): void => void (opener = other ?? inWorker);

const EMPTY = createStore<ReviewState>(() => ({ status: 'working', review: null, secondsLeft: null, fault: null }));
const NO_WORKER = createStore<ReviewState>(() => ({
  ...EMPTY.getState(),
  status: 'failed',
  fault: 'review.no-worker',
}));

/** Reviews the open match while the screen is open. */
export function useReview(): {
  readonly state: ReviewState;
  readonly run: ReviewRun | null;
} {
  const opened = useOpened(openReview);
  const run = opened === 'missing' ? null : opened;
  const state = useStore(run ?? (opened === 'missing' ? NO_WORKER : EMPTY));
  return { state, run };
}

/** `missing` where nothing can review the match. */
function openReview(): { readonly made: ReviewRun | 'missing'; readonly close: () => void } | null {
  const { id, game, exportText } = matchStore.getState();
  const text = exportText();
  const reviewer = game === null ? null : opener(game);
  if (!reviewer) return { made: 'missing', close: () => undefined };
  if (id === null || text === null) return null;
  const made = startReview(id, reviewedOf(text), text, { reviewer, storage, now: () => performance.now() });
  return { made, close: made.leave };
}

/** `open` starts the worker, also after it died; `stop` ends it. */
function createReviewer(open: () => Worker): Reviewer {
  let current: { readonly worker: Worker; readonly end: () => void } | null = null;
  return {
    run(text, known, tell) {
      current?.end();
      return new Promise<void>((resolve, reject) => {
        const worker = open();
        const remote = wrap<ReviewService & LockHolder>(worker);
        const life = watchLife(worker, remote);
        const end = () => {
          life.stop();
          worker.terminate();
          if (current?.worker === worker) current = null;
          resolve();
        };
        current = { worker, end };
        void life.died.then((why) => {
          reject(why);
          end();
        });
        const done = (last: Review | null) => {
          if (last && current?.worker === worker) tell(last);
          end();
        };
        // Progress comes through another port and may arrive after the end.
        const heed = (review: Review) => {
          if (current?.worker === worker) tell(review);
        };
        life.ready
          .then(() => remote.review(text, known, proxy(heed)))
          .then(done, (reason: unknown) => {
            reject(reason instanceof Error ? reason : new Error(String(reason)));
            end();
          });
      });
    },
    stop: () => current?.end(),
  };
}
