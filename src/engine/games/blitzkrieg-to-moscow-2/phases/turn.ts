/** Beginning and end of a player-turn (§5). */
import { otherSide, type Side } from '../ids.ts';
import { computeResult, computeScore } from '../rules/score.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { openLogistics } from './logistics.ts';
import type { Tables } from '../rules/field-types.ts';

/** §7.2: unused cards of last turn become open with the used ones, and all six can be taken again. */
function returnCards(ctx: BtmCtx, side: Side): void {
  const cards = [...ctx.s.cards[side].hand];
  ctx.s.cards[side] = { hand: [], discard: [] };
  if (cards.length === 0) return;
  ctx.emit?.({ type: 'cards-discarded', side, cards });
  ctx.reveal();
}

/** §5, §7.2: a player-turn opens with its logistics phase. */
export const begin = (t: Tables): BtmNode<'turn/begin'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    if (side === 'german') ctx.emit?.({ type: 'turn-began', turn: ctx.s.turn });
    beginPhase(t, ctx, side, 'logistics');
    returnCards(ctx, side);
    ctx.s.freeRailUsed = false;
    openLogistics(t, ctx, side);
  },
});

/** §4: the German score decides. */
function endGame(t: Tables, ctx: BtmCtx): void {
  const { total } = computeScore(t, ctx.s);
  const { winner, reasons } = computeResult(t, ctx.s);
  ctx.s.result = { winner, reasons: reasons.map((reason) => ({ ...reason, params: { ...reason.params } })) };
  ctx.end();
  ctx.emit?.({ type: 'game-over', winner, score: total });
}

/** §5: the other side plays, the next turn begins, or the game is over. */
export const end = (t: Tables): BtmNode<'turn/end'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    if (side === 'soviet' && ctx.s.turn >= t.lastTurn) {
      endGame(t, ctx);
      return;
    }
    if (side === 'soviet') ctx.s.turn += 1;
    ctx.goto({ at: 'turn/begin', side: otherSide(side) });
  },
});
