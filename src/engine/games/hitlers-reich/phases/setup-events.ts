/** §10.2.2.3: WOLFPACK, WAR PRODUCTION and CONVOY, if drawn at the start, act before the first preparation. */
import type { Auto } from '../types.ts';
import { applyResults } from './event-results.ts';
import type { Tables } from '../tables.ts';

export const initialEvents = (t: Tables): Auto<'setup/events'> => ({
  kind: 'auto',
  run(ctx, { left }) {
    const [next, ...rest] = left;
    if (!next) return ctx.end();
    ctx.goto({ at: 'setup/events', left: rest });
    ctx.emit?.({ type: 'event-moved', event: next.title, to: 'lid' });
    applyResults(t, ctx, next.side, next.title);
  },
});
