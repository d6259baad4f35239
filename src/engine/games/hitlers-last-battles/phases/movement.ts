/** Movement phase (§7). */
import type { AskNode } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import type { Side } from '../ids.ts';
import { halfwayOf, hasMoved, isOnMap, readField } from '../rules/field.ts';
import { canMove, listMovement } from '../rules/movement.ts';
import type { Field, Tables } from '../tables.ts';
import type { HlbCtx, HlbTypes } from '../types.ts';
import { applyMove } from '../verbs/verbs.ts';
import { openCombat } from './combat.ts';
import { tallyUp } from './edit.ts';

export function openMovement(t: Tables, ctx: HlbCtx, side: Side): void {
  ctx.emit?.({ type: 'phase-began', turn: ctx.s.turn, side, phase: 'movement' });
  if (canMove(readField(t, ctx.s), side)) ctx.goto({ at: 'movement/move', side });
  else closeMovement(t, ctx, side);
}

function closeMovement(t: Tables, ctx: HlbCtx, side: Side): void {
  ctx.emit?.({ type: 'movement-ended', side });
  if (ctx.s.tally) tallyUp(ctx, { halfway: [] });
  openCombat(t, ctx, side);
}

function countUnmoved(field: Field, side: Side): number {
  const { tables: t } = field;
  let count = 0;
  for (const unit of t.unitsOf(side)) if (isOnMap(field, unit) && !hasMoved(field, unit)) count++;
  return count;
}

/** §7: units move one by one, in any order, until the player finishes. */
export const move = (t: Tables): AskNode<HlbTypes, FrameAt<'movement/move'>> => ({
  kind: 'ask',
  ask(state, { side }) {
    const field = readField(t, state);
    const moves = listMovement(field, side, halfwayOf(state).map(t.unitNo));
    const ask =
      moves.length > 0
        ? { key: 'hlb.ask.move', params: { left: countUnmoved(field, side) }, rule: '7' }
        : { key: 'hlb.ask.move-none', rule: '7' };
    moves.push(t.moves.endMove());
    return { seat: side, ask, moves };
  },
  answer(ctx, { side }, chosen) {
    if (!applyMove(t, ctx, chosen)) closeMovement(t, ctx, side);
  },
});
