/** Beginning and end of a player-turn (§5). */
import { type Side, otherSide } from '../ids.ts';
import { sideNo } from '../numbers.ts';
import { listPlacements } from '../rules/placement.ts';
import type { Tables } from '../tables.ts';
import { placeOf, readField } from '../rules/field.ts';
import { computeResult, computeScore } from '../rules/score.ts';
import { listRecoveries, listSurrenders } from '../rules/supply.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { putUnit, turnUnit } from './edit.ts';
import { openLogistics } from './logistics.ts';

// Supply phase (§13): it has no decisions.

/** §13.1, then §13.3: isolated units of the phasing side surrender, those near a source recover. */
export const supply = (t: Tables): BtmNode<'turn/supply'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    beginPhase(t, ctx, side, 'supply');
    for (const lost of listSurrenders(ctx.s, readField(t, ctx.s), sideNo(side))) {
      const unit = t.unitId(lost);
      const hex = t.placeId(placeOf(readField(t, ctx.s), lost));
      putUnit(t, ctx, unit, 'surrendered');
      ctx.emit?.({ type: 'surrendered', unit, hex });
    }
    const units = listRecoveries(readField(t, ctx.s), sideNo(side)).map(t.unitId);
    for (const unit of units) turnUnit(t, ctx, unit, false);
    if (units.length > 0) ctx.emit?.({ type: 'recovered', units });
    ctx.goto({ at: 'turn/end', side });
  },
});

// Free set-up of the Soviet armies in cities (§15.1).

export const place = (t: Tables): BtmNode<'setup/place'> => ({
  kind: 'ask',
  ask: (state, { left }) => ({
    seat: 'soviet',
    ask: { key: 'btm.ask.place', params: { left: left.length }, rule: '15.1' },
    moves: listPlacements(t, state, left),
  }),
  answer(ctx, { left }, move) {
    if (move.type !== 'place') return;
    putUnit(t, ctx, move.unit, move.hex);
    ctx.emit?.({ type: 'placed', unit: move.unit, hex: move.hex });
    const others = left.filter((unit) => unit !== move.unit);
    ctx.goto(others.length > 0 ? { at: 'setup/place', left: others } : { at: 'turn/begin', side: 'german' });
  },
});

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
