/** The logistics phase up to the reinforcements: sea, removal, cards, arrivals and rebuilding (§6.1, §6.2, §14, §15.2). */
import type { AreaId, CardId, Side, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { addActivations, hasSpentUnit } from '../rules/activation.ts';
import { arrivalsLeft, cardsLeft, countDraws, isReturn, listArrivals, listDraws } from '../rules/placement.ts';
import { topFrame, unitState } from '../rules/field.ts';
import { listSails, listSeaborne, maySail } from '../rules/rail.ts';
import {
  addHeroes,
  addRebuilds,
  costOf,
  listFurtherRebuilds,
  listRemovals,
  lostUnits,
  mayNameHero,
  mayRebuildFurther,
  mayRemove,
  placesOfCard,
  secondCard,
} from '../rules/rebuilding.ts';
import { doublesAsHero } from '../rules/score.ts';
import type { BtmState } from '../state.ts';
import { known } from '../numbers.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { answerActivation, isActivation, playCard } from './cards.ts';
import { discardCard, putUnit, turnUnit } from './edit.ts';
import { openRail, settleRail, ship } from './rail.ts';
import type { Tables } from '../tables.ts';

const END_SEA: Move = Object.freeze({ type: 'end-sea' });
export const END_REMOVE: Move = Object.freeze({ type: 'end-remove' });
const END_REINFORCE: Move = Object.freeze({ type: 'end-reinforce' });
const END_REBUILD: Move = Object.freeze({ type: 'end-rebuild' });

/** §6: the first step in which a side has a choice. */
export function openLogistics(t: Tables, ctx: BtmCtx, side: Side): void {
  if (side === 'german') {
    openDraw(t, ctx, side);
    return;
  }
  const seaborne = listSeaborne(t, ctx.s);
  if (ctx.s.inOdessa || seaborne.length > 0) ctx.s.inOdessa = [...seaborne];
  if (maySail(t, ctx.s)) ctx.goto({ at: 'logistics/sea', side });
  else openRemoval(t, ctx);
}

/** §15.2: infantry of Odessa goes to Sevastopol. */
export const sea = (t: Tables): BtmNode<'logistics/sea'> => ({
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'btm.ask.sea', rule: '15.2' },
    moves: [...listSails(t, state), END_SEA],
  }),
  answer(ctx, _frame, move) {
    if (move.type === 'sea') {
      ctx.s.freeRailUsed = true;
      ship(t, ctx, move.unit);
      if (listSails(t, ctx.s).length > 0) return;
    }
    openRemoval(t, ctx);
  },
});

function openRemoval(t: Tables, ctx: BtmCtx): void {
  if (mayRemove(t, ctx.s)) ctx.goto({ at: 'logistics/remove', side: 'soviet' });
  else openDraw(t, ctx, 'soviet');
}

/** §6.2.4: own supplied units are removed; a card may bring them back in the same phase (Q14). */
export const remove = (t: Tables): BtmNode<'logistics/remove'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listRemovals(t, state);
    moves.push(END_REMOVE);
    return { seat: side, ask: { key: 'btm.ask.remove', rule: '6.2.4' }, moves };
  },
  answer(ctx, { side }, move) {
    if (move.type === 'remove') {
      const { place: from } = unitState(ctx.s, move.unit);
      putUnit(t, ctx, move.unit, 'eliminated');
      ctx.emit?.({ type: 'removed', unit: move.unit, from, cause: 'own-will' });
      openRemoval(t, ctx);
    } else openDraw(t, ctx, side);
  },
});

function take(ctx: BtmCtx, side: Side, card: CardId): void {
  ctx.s.cards[side].hand.push(card);
  ctx.emit?.({ type: 'drawn', side, card });
}

/** §6.1: a side without a choice takes all cards. */
function openDraw(t: Tables, ctx: BtmCtx, side: Side): void {
  const left = countDraws(t, ctx.s, side);
  const cards = cardsLeft(t, ctx.s, side);
  if (left > 0 && cards.length > left) {
    ctx.goto({ at: 'logistics/draw', side, left });
    return;
  }
  if (left > 0) for (const card of cards) take(ctx, side, card);
  closeDraw(t, ctx, side);
}

function closeDraw(t: Tables, ctx: BtmCtx, side: Side): void {
  ctx.emit?.({ type: 'draw-ended', side, count: ctx.s.cards[side].hand.length });
  openReinforcement(t, ctx, side);
}

/** §6.1: cards are picked freely, one after the other. */
export const draw = (t: Tables): BtmNode<'logistics/draw'> => ({
  kind: 'ask',
  ask: (state, { side, left }) => ({
    seat: side,
    ask: { key: 'btm.ask.draw', params: { left, of: countDraws(t, state, side) }, rule: '6.1' },
    moves: listDraws(t, state, side),
  }),
  answer(ctx, { side, left }, move) {
    if (move.type !== 'draw') return;
    take(ctx, side, move.card);
    if (left > 1) ctx.goto({ at: 'logistics/draw', side, left: left - 1 });
    else closeDraw(t, ctx, side);
  },
});

function arrive(t: Tables, ctx: BtmCtx, unit: UnitId, area: AreaId): void {
  putUnit(t, ctx, unit, area);
  ctx.emit?.({ type: 'arrived', unit, area, isReturn: isReturn(t, ctx.s, t.unitNo(unit)) });
}

/** §6.2: a unit with only one area arrives there at once. */
function openReinforcement(t: Tables, ctx: BtmCtx, side: Side): void {
  for (const unit of arrivalsLeft(t, ctx.s, side)) {
    const areas = t.areasForUnit(unit);
    if (areas.length === 1) arrive(t, ctx, t.unitId(unit), t.areaIdOf(known(areas[0])));
  }
  ctx.goto({ at: 'logistics/reinforce', side });
  settleReinforcement(t, ctx, side);
}

/** True if a side can choose anything. With hidden hands only table and hand size count, so this reveals nothing. */
function mayReinforce(t: Tables, state: BtmState, side: Side): boolean {
  if (arrivalsLeft(t, state, side).length > 0) return true;
  if (state.options.openHands) return hasUses(t, state, side);
  if (state.cards[side].hand.length === 0) return false;
  if (lostUnits(t, state, side).length > 0 || hasSpentUnit(t, state, side)) return true;
  return side === 'soviet' && mayNameHero(t, state);
}

function addUses(t: Tables, state: BtmState, side: Side, moves: Move[]): void {
  addRebuilds(t, state, side, moves);
  if (side === 'soviet') addHeroes(t, state, moves);
  addActivations(t, state, side, moves);
}

function hasUses(t: Tables, state: BtmState, side: Side): boolean {
  const moves: Move[] = [];
  addUses(t, state, side, moves);
  return moves.length > 0;
}

function settleReinforcement(t: Tables, ctx: BtmCtx, side: Side): void {
  if (!mayReinforce(t, ctx.s, side)) openRail(t, ctx, side);
}

/** §6.2, §14: arrivals, rebuilding, the hero city; activation cards work here as well (Q13). */
export const reinforce = (t: Tables): BtmNode<'logistics/reinforce'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listArrivals(t, state, side);
    const waits = moves.length > 0;
    addUses(t, state, side, moves);
    if (!waits) moves.push(END_REINFORCE);
    const ask = { key: waits ? 'btm.ask.arrive' : 'btm.ask.reinforce', rule: waits ? '6.2' : '6.2.1' };
    return { seat: side, ask, moves };
  },
  answer(ctx, { side }, move) {
    if (isActivation(move)) {
      answerActivation(t, ctx, side, move);
      return;
    }
    switch (move.type) {
      case 'arrive':
        arrive(t, ctx, move.unit, move.area);
        settleReinforcement(t, ctx, side);
        return;
      case 'rebuild': {
        const { card, unit, area } = move;
        const isDouble = side === 'german' && costOf(t, ctx.s, t.unitNo(unit)) > placesOfCard(t, card);
        const second = isDouble ? secondCard(t, ctx.s, card) : null;
        playCard(t, ctx, { use: 'reinforce', card, second, unit, area }, side);
        return;
      }
      case 'hero':
        nameHero(t, ctx, move.card, move.hex);
        settleReinforcement(t, ctx, side);
        return;
      default:
        openRail(t, ctx, side);
    }
  },
});

/** §14: once a game; a city that is no supply city is worth more to the Germans from now on. */
function nameHero(t: Tables, ctx: BtmCtx, card: CardId, hex: string): void {
  discardCard(ctx, 'soviet', card, 'heroCity');
  ctx.s.hero = { hex, used: true, doubled: doublesAsHero(t, ctx.s, t.cityAt(t.placeNo(hex))) ? hex : null };
  ctx.emit?.({ type: 'hero-named', hex });
}

/** §6.2.2, §6.2.3: a German unit comes back spent, a Soviet one active. */
function bringBack(t: Tables, ctx: BtmCtx, side: Side, unit: UnitId, area: AreaId): void {
  const from = unitState(ctx.s, unit).place === 'surrendered' ? 'surrendered' : 'eliminated';
  putUnit(t, ctx, unit, area);
  if (side === 'german') turnUnit(t, ctx, unit, true);
  ctx.emit?.({ type: 'rebuilt', unit, area, from });
}

export function applyRebuild(t: Tables, ctx: BtmCtx, side: Side, card: CardId, unit: UnitId, area: AreaId): void {
  const left = placesOfCard(t, card) - costOf(t, ctx.s, t.unitNo(unit));
  bringBack(t, ctx, side, unit, area);
  if (side === 'soviet' && mayRebuildFurther(t, ctx.s, card, left))
    ctx.call({ at: 'logistics/rebuild', side, card, left });
}

/** §6.2.3: up to four infantry units on one card. */
export const rebuild = (t: Tables): BtmNode<'logistics/rebuild'> => ({
  kind: 'ask',
  ask(state, { side, card, left }) {
    const moves = listFurtherRebuilds(t, state, card, left);
    moves.push(END_REBUILD);
    return { seat: side, ask: { key: 'btm.ask.rebuild', params: { card, left }, rule: '6.2.3' }, moves };
  },
  answer(ctx, { side, card, left }, move) {
    if (move.type === 'rebuild') {
      const rest = left - costOf(t, ctx.s, t.unitNo(move.unit));
      bringBack(t, ctx, side, move.unit, move.area);
      if (mayRebuildFurther(t, ctx.s, card, rest)) {
        ctx.goto({ at: 'logistics/rebuild', side, card, left: rest });
        return;
      }
    }
    ctx.end();
    resumeLogistics(t, ctx);
  },
});

export function resumeLogistics(t: Tables, ctx: BtmCtx): void {
  const frame = topFrame(ctx.s);
  if (frame?.at === 'logistics/reinforce') settleReinforcement(t, ctx, frame.side);
  else if (frame?.at === 'logistics/rail') settleRail(t, ctx, frame.side);
}
