/** Draws of a rehearsed clean-up: only counted, because the size of a deck is public (§4.1.5). */
import type { Nodes } from '../../../kernel/types.ts';
import type { Side } from '../ids.ts';
import type { HrCtx, HrTypes } from '../types.ts';

/**
 * A deck that runs out is reported as reshuffled; the effects are left to the real reshuffle, except the end of the
 * Pact (RS-3c).
 */
function fill(ctx: HrCtx, side: Side, n: number): void {
  if (n <= 0) return;
  const { decks, hands, discards } = ctx.s;
  hands[side].push(...decks[side].splice(0, n));
  const isShort = hands[side].length < ctx.s.handSize[side] && discards[side].length > 0;
  if (!isShort) return;
  ctx.emit?.({ type: 'reshuffled', side, year: ctx.s.year[side] });
  if (side !== 'axis') return;
  ctx.s.axisReshuffled = true;
  ctx.s.pact = false;
}

export const refillWithoutReshuffle: Pick<Nodes<HrTypes>, 'refill' | 'draw'> = {
  refill: {
    kind: 'auto',
    run(ctx, { sides }) {
      for (const side of sides) fill(ctx, side, ctx.s.handSize[side] - ctx.s.hands[side].length);
      ctx.end();
    },
  },
  draw: {
    kind: 'auto',
    run(ctx, { side, n }) {
      fill(ctx, side, n);
      ctx.end();
    },
  },
};
