/** Rail moves (§6.3), the last step of logistics. */
import type { RailPayment, Side, Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { asksForCard } from '../rules/cards.ts';
import { unitState } from '../rules/field.ts';
import { goesBySea, hasFreeRail, listAboard, listRails, mayAnyoneRide, readRailNet } from '../rules/rail.ts';
import { rulingsOf } from '../rulings.ts';
import { isAreaId, known } from '../numbers.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { playCard } from './cards.ts';
import { discardCard, putUnit, spend } from './edit.ts';
import { sendToTrack } from './move-unit.ts';
import { openMovement } from './movement.ts';
import type { Tables } from '../tables.ts';

const END_RAIL: Move = Object.freeze({ type: 'end-rail' });
const DEPART: Move = Object.freeze({ type: 'depart' });

/** §6.3: rail moves while a unit can ride and the side can pay. */
export function openRail(t: Tables, ctx: BtmCtx, side: Side): void {
  ctx.goto({ at: 'logistics/rail', side });
  settleRail(t, ctx, side);
}

export function settleRail(t: Tables, ctx: BtmCtx, side: Side): void {
  const isPaid = hasFreeRail(ctx.s, side) || asksForCard(t, ctx.s, side, 'rail');
  if (!isPaid || !mayAnyoneRide(readRailNet(t, ctx.s, side))) openMovement(t, ctx, side);
}

/** §6.3: units of one place go together; to their own rear area only to come back later (Q29). */
export function ride(t: Tables, ctx: BtmCtx, units: readonly UnitId[], to: Spot): void {
  const { place: from } = unitState(ctx.s, known(units[0]));
  for (const unit of units) putUnit(t, ctx, unit, to);
  ctx.emit?.({ type: 'railed', units: [...units], from, to });
  if (!isAreaId(to) || rulingsOf(ctx.s)['rail-to-rear'] === 'area') return;
  for (const unit of units) sendToTrack(t, ctx, unit);
}

/** §15.2.2: a unit that goes by sea, from Odessa to Sevastopol, becomes spent. */
export function ship(t: Tables, ctx: BtmCtx, unit: UnitId): void {
  const { place: from } = unitState(ctx.s, unit);
  putUnit(t, ctx, unit, t.sevastopol);
  ctx.emit?.({ type: 'shipped', unit, from, to: t.sevastopol });
  spend(t, ctx, [unit]);
}

/** §6.3: the Soviet side pays when the train leaves. */
function depart(t: Tables, ctx: BtmCtx, by: RailPayment, units: readonly UnitId[], to: Spot): void {
  const isVoyage = goesBySea(t, ctx.s, known(units[0]), to);
  if (by === 'free') ctx.s.freeRailUsed = true;
  else discardCard(ctx, 'soviet', by, 'rail');
  if (isVoyage) for (const unit of units) ship(t, ctx, unit);
  else ride(t, ctx, units, to);
  settleRail(t, ctx, 'soviet');
}

/** §6.3: rail moves while a use is left. */
export const rail = (t: Tables): BtmNode<'logistics/rail'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listRails(state, readRailNet(t, state, side));
    moves.push(END_RAIL);
    return {
      seat: side,
      ask: { key: hasFreeRail(state, side) ? 'btm.ask.rail-free' : 'btm.ask.rail', rule: '6.3' },
      moves,
    };
  },
  answer(ctx, { side }, move) {
    if (move.type !== 'rail') {
      openMovement(t, ctx, side);
      return;
    }
    const { by, unit, to } = move;
    if (side === 'german') playCard(t, ctx, { use: 'rail', card: by, unit, to }, side);
    else if (listAboard(t, ctx.s, [unit], to).length === 0) depart(t, ctx, by, [unit], to);
    else ctx.call({ at: 'logistics/rail-group', side, by, aboard: [unit], to });
  },
});

/** §6.3.2: others of the same place may ride along, within the stack limit. */
export const railGroup = (t: Tables): BtmNode<'logistics/rail-group'> => ({
  kind: 'ask',
  ask: (state, { side, aboard, to }) => ({
    seat: side,
    ask: { key: 'btm.ask.rail-group', params: { units: aboard.join(','), place: to }, rule: '6.3.2' },
    moves: [...listAboard(t, state, aboard, to), DEPART],
  }),
  answer(ctx, { side, by, aboard, to }, move) {
    const units = move.type === 'aboard' ? [...aboard, move.unit] : [...aboard];
    if (move.type === 'aboard' && listAboard(t, ctx.s, units, to).length > 0) {
      ctx.goto({ at: 'logistics/rail-group', side, by, aboard: units, to });
      return;
    }
    ctx.end();
    depart(t, ctx, by, units, to);
  },
});
