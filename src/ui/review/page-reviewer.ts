/** The worker of a game that computes reviews, as the page uses it. */
import { proxy, wrap } from 'comlink';
import { watchLife } from '../../opponent/life.ts';
import type { Watched } from '../../opponent/types.ts';
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
        const remote = wrap<ReviewService & Watched>(worker);
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
        // What is told on the way comes through another port, and may come later than the end.
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
