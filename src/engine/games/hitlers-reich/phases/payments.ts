/** The actions that cost a conflict card: Reorganise, Fortify, Fleet, Big Push attempt (§6.1 to §6.3). */
import { cardOf } from '../cards.ts';
import { otherSide, type CardId, type Side, type SpaceId } from '../ids.ts';
import { FACES } from '../rules/dice.ts';
import { listDiceSets } from '../rules/dice-sets.ts';
import { FLEETS, FORTRESSES } from '../rules/pieces.ts';
import type { Ask, HrCtx } from '../types.ts';
import { changeHandSize, discardCard, removeFrom } from './edit.ts';
import type { Tables } from '../tables.ts';

/** D-02, §6.1, R-47. The star goes down before any draw: a year end caused by it brings it up again (G-08). */
export function beginReorganise(t: Tables, ctx: HrCtx, side: Side, option: 'a' | 'b'): void {
  ctx.s.star[side] = false;
  ctx.goto({ at: 'reorganise/discard', side, least: option === 'a' ? 2 : 1, made: 0 });
  if (option === 'a') changeHandSize(t, ctx, side, -1, '6.1');
  else changeHandSize(t, ctx, otherSide(side), 1, '6.1');
}

/** Cards one by one, at least `least`, up to all. */
export const reorganise: Ask<'reorganise/discard'> = {
  kind: 'ask',
  ask: (state, { side, least, made }) => ({
    seat: side,
    ask: { key: 'hr.ask.reorganise', params: { made, least }, rule: '6.1' },
    moves: [
      ...state.hands[side].map((card) => ({ type: 'discard', card }) as const),
      ...(made >= least ? [{ type: 'done' } as const] : []),
    ],
  }),
  answer(ctx, frame, move) {
    const { side, made } = frame;
    if (move.type === 'discard') {
      discardCard(ctx, side, move.card);
      ctx.goto({ ...frame, made: made + 1 });
      if (ctx.s.hands[side].length > 0) return;
    }
    const count = move.type === 'discard' ? made + 1 : made;
    ctx.emit({ type: 'discarded', side, n: count });
    ctx.goto({ at: 'turn/end', side });
    ctx.call({ at: 'refill', sides: [side] });
  },
};

type Paid = 'fortify' | 'fleet' | 'plan';

export function beginPayment(ctx: HrCtx, side: Side, what: Paid, space: SpaceId): void {
  ctx.goto({ at: 'pay/card', side, for: what, space });
}

/** D-03, D-04, D-05: a conflict card pays for the action. */
export const payCard = (t: Tables): Ask<'pay/card'> => ({
  kind: 'ask',
  ask: (state, { side, for: what, space }) => ({
    seat: side,
    ask: { key: `hr.ask.pay.${what}`, params: { space }, rule: what === 'fortify' ? '6.2' : '6.3' },
    moves: state.hands[side].map((card) => ({ type: 'discard', card })),
  }),
  fits(_state, { for: what, space }) {
    if (what === 'plan' || space === '') return (what === 'plan') === (space === '');
    return t.spaceOf(space).isSea === (what === 'fleet');
  },
  answer(ctx, { side, for: what, space }, move) {
    if (move.type !== 'discard') return;
    discardCard(ctx, side, move.card);
    ctx.emit({ type: 'discarded', side, n: 1 });
    if (what === 'plan') return rollPlan(ctx, side, move.card);
    const placed = what === 'fortify' ? ctx.s.fortresses[side] : ctx.s.fleets[side];
    const limit = what === 'fortify' ? FORTRESSES : FLEETS[side];
    // §3.0: with none left one is lifted from its place.
    if (placed.length >= limit) ctx.goto({ at: 'pay/lift', side, for: what, space });
    else place(ctx, side, what, space);
  },
});

export const payLift = (t: Tables): Ask<'pay/lift'> => ({
  kind: 'ask',
  ask: (state, { side, for: what, space }) => ({
    seat: side,
    ask: { key: `hr.ask.lift.${what}`, params: { space }, rule: '3.0' },
    moves: (what === 'fortify' ? state.fortresses : state.fleets)[side].map((id) => ({ type: 'lift', space: id })),
  }),
  fits: (_state, { for: what, space }) => t.spaceOf(space).isSea === (what === 'fleet'),
  answer(ctx, { side, for: what, space }, move) {
    if (move.type !== 'lift') return;
    removeFrom(what === 'fortify' ? ctx.s.fortresses[side] : ctx.s.fleets[side], move.space);
    ctx.emit({ type: what === 'fortify' ? 'fortress-lost' : 'fleet-lost', side, space: move.space });
    place(ctx, side, what, space);
  },
});

function place(ctx: HrCtx, side: Side, what: 'fortify' | 'fleet', space: SpaceId): void {
  (what === 'fortify' ? ctx.s.fortresses : ctx.s.fleets)[side].push(space);
  ctx.emit({ type: what === 'fortify' ? 'fortified' : 'fleet-placed', side, space });
  finish(ctx, side);
}

/** Draw to the hand size; the turn is over. */
function finish(ctx: HrCtx, side: Side): void {
  ctx.goto({ at: 'turn/end', side });
  ctx.call({ at: 'refill', sides: [side] });
}

const PLAN_DICE = 3;

function rollPlan(ctx: HrCtx, side: Side, card: CardId): void {
  const dice = Array.from({ length: PLAN_DICE }, () => ctx.roll(FACES));
  if (cardOf(card).rerolls > 0) ctx.goto({ at: 'plan/reroll', side, card, dice });
  else judgePlan(ctx, side, card, dice);
}

/** §6.3.2, R-48: the sum must stay below the card's value. */
function judgePlan(ctx: HrCtx, side: Side, card: CardId, dice: readonly number[]): void {
  const won = dice.reduce((sum, face) => sum + face, 0) < cardOf(card).value;
  if (won) ctx.s.bigPush[side] = 'gained';
  ctx.emit({ type: 'planned', side, card, dice, won });
  finish(ctx, side);
}

export const planReroll: Ask<'plan/reroll'> = {
  kind: 'ask',
  ask: (_state, { side, card, dice }) => ({
    seat: side,
    ask: { key: 'hr.ask.plan-reroll', params: { dice: dice.join(' '), most: cardOf(card).rerolls }, rule: '6.3.2' },
    moves: [
      ...listDiceSets(dice, cardOf(card).rerolls).map((places) => ({ type: 'reroll', dice: places }) as const),
      { type: 'done' },
    ],
  }),
  fits: ({ discards }, { side, card }) => cardOf(card).rerolls > 0 && discards[side].at(-1) === card,
  answer(ctx, { side, card, dice }, move) {
    const again = move.type === 'reroll' ? move.dice : [];
    judgePlan(
      ctx,
      side,
      card,
      dice.map((face, at) => (again.includes(at + 1) ? ctx.roll(FACES) : face)),
    );
  },
};
