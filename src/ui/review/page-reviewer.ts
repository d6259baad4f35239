/** The worker of a game that computes reviews, as the page uses it. */
import { proxy, wrap } from 'comlink';
import type { ReviewService } from '../../lab/review/serve.ts';
import type { Reviewer } from '../../lab/review/store.ts';
import type { Review } from '../../lab/review/types.ts';

/** `open` starts the worker; it is started anew after it died, and ended by `stop`. */
export function createReviewer(open: () => Worker): Reviewer {
  let current: { readonly worker: Worker; readonly end: () => void } | null = null;
  return {
    run(text, known, tell) {
      current?.end();
      return new Promise<void>((resolve, reject) => {
        const worker = open();
        const end = () => {
          worker.terminate();
          if (current?.worker === worker) current = null;
          resolve();
        };
        current = { worker, end };
        worker.onerror = (event) => {
          reject(new Error(event.message));
          end();
        };
        const done = (last: Review | null) => {
          if (last && current?.worker === worker) tell(last);
          end();
        };
        // What is told on the way comes through another port, and may come later than the end.
        const heed = (review: Review) => {
          if (current?.worker === worker) tell(review);
        };
        wrap<ReviewService>(worker)
          .review(text, known, proxy(heed))
          .then(done, (reason: unknown) => {
            reject(reason instanceof Error ? reason : new Error(String(reason)));
            end();
          });
      });
    },
    stop: () => current?.end(),
  };
}
