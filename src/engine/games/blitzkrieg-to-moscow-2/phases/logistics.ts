/** The logistics phase up to the reinforcements: sea, removal, cards, arrivals and rebuilding (§6.1, §6.2, §14, §15.2). */
import type { AreaId, CardId, Side, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { listActivations, spentUnits } from '../rules/activation.ts';
import {
  areasForUnit,
  arrivalsLeft,
  cardsLeft,
  countDraws,
  isReturn,
  listArrivals,
  listDraws,
} from '../rules/arrivals.ts';
import { topFrame, unitState } from '../rules/field.ts';
import { listSails, listSeaborne, maySail } from '../rules/rail.ts';
import {
  costOf,
  listFurtherRebuilds,
  listHeroes,
  listRebuilds,
  listRemovals,
  lostUnits,
  mayNameHero,
  mayRemove,
  placesOfCard,
  secondCard,
} from '../rules/rebuilding.ts';
import { doublesAsHero } from '../rules/score.ts';
import type { BtmState } from '../state.ts';
import { areaIdOf, cityAt, known, placeNo, unitId, unitNo } from '../tables.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { answerActivate, playCard } from './cards.ts';
import { discardCard, putUnit, turnUnit } from './edit.ts';
import { openRail, settleRail, ship } from './rail.ts';

const END_SEA: Move = Object.freeze({ type: 'end-sea' });
const END_REMOVE: Move = Object.freeze({ type: 'end-remove' });
const END_REINFORCE: Move = Object.freeze({ type: 'end-reinforce' });
const END_REBUILD: Move = Object.freeze({ type: 'end-rebuild' });

/** §6: the first step in which a side has a choice. */
export function openLogistics(ctx: BtmCtx, side: Side): void {
  if (side === 'german') {
    openDraw(ctx, side);
    return;
  }
  const seaborne = listSeaborne(ctx.s);
  if (ctx.s.inOdessa || seaborne.length > 0) ctx.s.inOdessa = [...seaborne];
  if (maySail(ctx.s)) ctx.goto({ at: 'logistics/sea', side });
  else openRemoval(ctx);
}

/** §15.2: infantry of Odessa goes to Sevastopol. */
export const sea: BtmNode<'logistics/sea'> = {
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'btm.ask.sea', rule: '15.2' },
    moves: [...listSails(state), END_SEA],
  }),
  answer(ctx, _frame, move) {
    if (move.type === 'sea') {
      ctx.s.freeRailUsed = true;
      ship(ctx, move.unit);
      if (listSails(ctx.s).length > 0) return;
    }
    openRemoval(ctx);
  },
};

function openRemoval(ctx: BtmCtx): void {
  if (mayRemove(ctx.s)) ctx.goto({ at: 'logistics/remove', side: 'soviet' });
  else openDraw(ctx, 'soviet');
}

/** §6.2.4: own supplied units are taken off; a card may bring them back in the same phase (Q14). */
export const remove: BtmNode<'logistics/remove'> = {
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'btm.ask.remove', rule: '6.2.4' },
    moves: [...listRemovals(state), END_REMOVE],
  }),
  answer(ctx, { side }, move) {
    if (move.type === 'remove') {
      const { place: from } = unitState(ctx.s, move.unit);
      putUnit(ctx, move.unit, 'eliminated');
      ctx.emit({ type: 'removed', unit: move.unit, from, cause: 'own-will' });
      openRemoval(ctx);
    } else openDraw(ctx, side);
  },
};

function take(ctx: BtmCtx, side: Side, card: CardId): void {
  ctx.s.cards[side].hand.push(card);
  ctx.emit({ type: 'drawn', side, card });
}

/** §6.1: where all cards are taken there is nothing to choose. */
function openDraw(ctx: BtmCtx, side: Side): void {
  const left = countDraws(ctx.s, side);
  const cards = cardsLeft(ctx.s, side);
  if (left > 0 && cards.length > left) {
    ctx.goto({ at: 'logistics/draw', side, left });
    return;
  }
  if (left > 0) for (const card of cards) take(ctx, side, card);
  closeDraw(ctx, side);
}

function closeDraw(ctx: BtmCtx, side: Side): void {
  ctx.emit({ type: 'draw-ended', side, count: ctx.s.cards[side].hand.length });
  openReinforcement(ctx, side);
}

/** §6.1: cards are picked freely, one after the other. */
export const draw: BtmNode<'logistics/draw'> = {
  kind: 'ask',
  ask: (state, { side, left }) => ({
    seat: side,
    ask: { key: 'btm.ask.draw', params: { left, of: countDraws(state, side) }, rule: '6.1' },
    moves: listDraws(state, side),
  }),
  answer(ctx, { side, left }, move) {
    if (move.type !== 'draw') return;
    take(ctx, side, move.card);
    if (left > 1) ctx.goto({ at: 'logistics/draw', side, left: left - 1 });
    else closeDraw(ctx, side);
  },
};

function arrive(ctx: BtmCtx, unit: UnitId, area: AreaId): void {
  putUnit(ctx, unit, area);
  ctx.emit({ type: 'arrived', unit, area, isReturn: isReturn(ctx.s, unitNo(unit)) });
}

/** §6.2: who has only one area arrives there at once. */
function openReinforcement(ctx: BtmCtx, side: Side): void {
  for (const unit of arrivalsLeft(ctx.s, side)) {
    const areas = areasForUnit(unit);
    if (areas.length === 1) arrive(ctx, unitId(unit), areaIdOf(known(areas[0])));
  }
  ctx.goto({ at: 'logistics/reinforce', side });
  settleReinforcement(ctx, side);
}

/**
 * Whether a side has anything to choose among its reinforcements. With hidden hands that hangs on what the table shows,
 * and on whether it has a card at all, so that a step left out tells nothing.
 */
function mayReinforce(state: BtmState, side: Side): boolean {
  if (arrivalsLeft(state, side).length > 0) return true;
  if (state.options.openHands) return listUses(state, side).length > 0;
  if (state.cards[side].hand.length === 0) return false;
  if (lostUnits(state, side).length > 0 || spentUnits(state, side).length > 0) return true;
  return side === 'soviet' && mayNameHero(state);
}

/** What the hand can do in this step. */
const listUses = (state: BtmState, side: Side): readonly Move[] => [
  ...listRebuilds(state, side),
  ...(side === 'soviet' ? listHeroes(state) : []),
  ...listActivations(state, side),
];

function settleReinforcement(ctx: BtmCtx, side: Side): void {
  if (!mayReinforce(ctx.s, side)) openRail(ctx, side);
}

/** §6.2, §14: arrivals, rebuilding, the hero city; activation cards work here as well (Q13). */
export const reinforce: BtmNode<'logistics/reinforce'> = {
  kind: 'ask',
  ask(state, { side }) {
    const arrivals = listArrivals(state, side);
    const waits = arrivals.length > 0;
    return {
      seat: side,
      ask: { key: waits ? 'btm.ask.arrive' : 'btm.ask.reinforce', rule: waits ? '6.2' : '6.2.1' },
      moves: [...arrivals, ...listUses(state, side), ...(waits ? [] : [END_REINFORCE])],
    };
  },
  answer(ctx, { side }, move) {
    switch (move.type) {
      case 'arrive':
        arrive(ctx, move.unit, move.area);
        settleReinforcement(ctx, side);
        return;
      case 'rebuild': {
        const { card, unit, area } = move;
        const isDouble = side === 'german' && costOf(ctx.s, unit) > placesOfCard(card);
        const second = isDouble ? secondCard(ctx.s, card) : null;
        playCard(ctx, { use: 'reinforce', card, second, unit, area }, side);
        return;
      }
      case 'hero':
        nameHero(ctx, move.card, move.hex);
        settleReinforcement(ctx, side);
        return;
      case 'activate':
        answerActivate(ctx, side, move);
        return;
      default:
        openRail(ctx, side);
    }
  },
};

/** §14: once in the game; a city that is no supply city is worth more to the Germans from now on. */
function nameHero(ctx: BtmCtx, card: CardId, hex: string): void {
  discardCard(ctx, 'soviet', card, 'heroCity');
  ctx.s.hero = { hex, used: true, doubled: doublesAsHero(ctx.s, cityAt(placeNo(hex))) ? hex : null };
  ctx.emit({ type: 'hero-named', hex });
}

/** §6.2.2, §6.2.3: a German unit comes back spent, a Soviet one active. */
function bringBack(ctx: BtmCtx, side: Side, unit: UnitId, area: AreaId): void {
  const from = unitState(ctx.s, unit).place === 'surrendered' ? 'surrendered' : 'eliminated';
  putUnit(ctx, unit, area);
  if (side === 'german') turnUnit(ctx, unit, true);
  ctx.emit({ type: 'rebuilt', unit, area, from });
}

/** The card brings back its first unit; a Soviet card may have places left for others. */
export function applyRebuild(ctx: BtmCtx, side: Side, card: CardId, unit: UnitId, area: AreaId): void {
  const left = placesOfCard(card) - costOf(ctx.s, unit);
  bringBack(ctx, side, unit, area);
  if (side === 'soviet' && listFurtherRebuilds(ctx.s, card, left).length > 0)
    ctx.call({ at: 'logistics/rebuild', side, card, left });
}

/** §6.2.3: up to four infantry units on one card. */
export const rebuild: BtmNode<'logistics/rebuild'> = {
  kind: 'ask',
  ask: (state, { side, card, left }) => ({
    seat: side,
    ask: { key: 'btm.ask.rebuild', params: { card, left }, rule: '6.2.3' },
    moves: [...listFurtherRebuilds(state, card, left), END_REBUILD],
  }),
  answer(ctx, { side, card, left }, move) {
    if (move.type === 'rebuild') {
      const rest = left - costOf(ctx.s, move.unit);
      bringBack(ctx, side, move.unit, move.area);
      if (listFurtherRebuilds(ctx.s, card, rest).length > 0) {
        ctx.goto({ at: 'logistics/rebuild', side, card, left: rest });
        return;
      }
    }
    ctx.end();
    resumeLogistics(ctx);
  },
};

/** After a card: the step goes on while there is something left to choose. */
export function resumeLogistics(ctx: BtmCtx): void {
  const frame = topFrame(ctx.s);
  if (frame?.at === 'logistics/reinforce') settleReinforcement(ctx, frame.side);
  else if (frame?.at === 'logistics/rail') settleRail(ctx, frame.side);
}
