/** §10.2.2.3: WOLFPACK, WAR PRODUCTION and CONVOY, if drawn at the start, act before the first preparation. */
import { eventOf } from '../event-cards.ts';
import type { Auto } from '../types.ts';
import { applyOp } from './event-results.ts';

export const initialEvents: Auto<'setup/events'> = {
  kind: 'auto',
  run(ctx, { left }) {
    const [next, ...rest] = left;
    if (!next) return ctx.end();
    ctx.goto({ at: 'setup/events', left: rest });
    ctx.emit({ type: 'event-moved', event: next.title, to: 'lid' });
    for (const op of eventOf(next.title).effect) applyOp(ctx, next.side, op);
  },
};
