/** Beginning and end of a side's half of the turn (§4). */
import type { AutoNode } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import { otherSide, type Faction, type Side } from '../ids.ts';
import { explainVolkssturm } from '../rules/placement.ts';
import { computeResult, computeScores } from '../rules/score.ts';
import { factionsOf } from '../numbers.ts';
import type { Tables } from '../tables.ts';
import { unitState } from '../rules/field.ts';
import type { HlbCtx, HlbTypes } from '../types.ts';
import { editUnit, tallyUp } from './edit.ts';
import { openReplacements } from './strategic.ts';

/** §5.1, §6.1: receipts at the start of a strategic phase. */
function receive(t: Tables, ctx: HlbCtx, side: Side): void {
  const replacementsLeft: Record<Faction, number> = { G: 0, W: 0, S: 0 };
  for (const faction of factionsOf(side)) replacementsLeft[faction] = t.replacementsPerTurn(faction);
  const markersLeft = t.markersReceived(side, ctx.s.turn);
  ctx.s.strategic = { volkssturm: false, replacementsLeft, markersLeft };
}

/** Opens the strategic phase: the Volkssturm is asked first, where it may be called (§5.1). */
export const beginStrategic = (t: Tables): AutoNode<HlbTypes, FrameAt<'turn/strategic'>> => ({
  kind: 'auto',
  run(ctx, { side }) {
    const { turn } = ctx.s;
    if (side === 'german') ctx.emit?.({ type: 'turn-began', turn });
    ctx.emit?.({ type: 'phase-began', turn, side, phase: 'strategic' });
    receive(t, ctx, side);
    if (side === 'german' && explainVolkssturm(t, ctx.s) === null) ctx.goto({ at: 'strategic/volkssturm', side });
    else openReplacements(t, ctx, side);
  },
});

/** §8.8: all markers of the side come off. */
function takeMarkersOff(t: Tables, ctx: HlbCtx, side: Side): void {
  let count = 0;
  for (const marker of t.markerIds) {
    if (ctx.s.markers[marker] === null) continue;
    ctx.s.markers[marker] = null;
    count++;
  }
  if (count > 0) ctx.emit?.({ type: 'markers-off', side, count });
}

/** Flags hold for one phase, on both sides. */
function clearFlags(t: Tables, ctx: HlbCtx): void {
  for (const id of t.unitIds) {
    const { moved, fought, supported } = unitState(ctx.s, id);
    if (moved || fought || supported) editUnit(t, ctx, id, { moved: false, fought: false, supported: false });
  }
}

/** §4: the game ends after the last Allied combat phase; otherwise the other side plays. */
export const endTurn = (t: Tables): AutoNode<HlbTypes, FrameAt<'turn/end'>> => ({
  kind: 'auto',
  run(ctx, { side }) {
    takeMarkersOff(t, ctx, side);
    clearFlags(t, ctx);
    if (side === 'german') {
      ctx.goto({ at: 'turn/strategic', side: otherSide(side) });
    } else if (ctx.s.turn < t.lastTurn) {
      ctx.s.turn += 1;
      // Q26: a new turn.
      if (ctx.s.tally) tallyUp(ctx, { attacked: [] });
      ctx.goto({ at: 'turn/strategic', side: otherSide(side) });
    } else {
      endGame(t, ctx);
    }
  },
});

/** §9: the game is decided. */
function endGame(t: Tables, ctx: HlbCtx): void {
  const { german, allied } = computeScores(t, ctx.s);
  const { winner, reasons } = computeResult(t, ctx.s);
  ctx.s.result = { winner, reasons: reasons.map((reason) => ({ ...reason, params: { ...reason.params } })) };
  ctx.end();
  ctx.emit?.({ type: 'game-over', winner, german: german.total, allied: allied.total });
}
