/** Actions that cost a conflict card: Reorganise, Fortify, Fleet, Big Push attempt (§6.1 to §6.3). */
import { discardMove, rerollMove } from '../card-moves.ts';
import { cardOf } from '../cards.ts';
import type { FrameAt } from '../frames.ts';
import { otherSide, type CardId, type Side, type SpaceId } from '../ids.ts';
import { DONE, isStop, type MoveOf, type Paid, type Placing } from '../moves.ts';
import { FACES } from '../rules/dice.ts';
import { listDiceSets } from '../rules/dice-sets.ts';
import { PIECES } from '../rules/pieces.ts';
import type { Ask, HrCtx } from '../types.ts';
import { addPiece, changeHandSize, discardCard, removePiece } from './edit.ts';
import type { Tables } from '../tables.ts';

/** D-02, §6.1, R-47. The star goes down before any draw: a year end caused by it brings it up again (G-08). */
export function beginReorganise(t: Tables, ctx: HrCtx, side: Side, option: 'a' | 'b'): void {
  ctx.s.star[side] = false;
  ctx.goto({ at: 'reorganise/discard', side, least: option === 'a' ? 2 : 1, made: 0 });
  if (option === 'a') changeHandSize(t, ctx, side, -1, '6.1');
  else changeHandSize(t, ctx, otherSide(side), 1, '6.1');
}

export const discardAsMany: Ask<'reorganise/discard'> = {
  kind: 'ask',
  ask: (state, { side, least, made }) => ({
    seat: side,
    ask:
      made < least
        ? { key: 'hr.ask.reorganise', params: { made, least: least - made }, rule: '6.1' }
        : { key: 'hr.ask.reorganise-more', params: { made }, rule: '6.1' },
    moves: [...state.hands[side].map(discardMove), ...(made >= least ? [DONE] : [])],
  }),
  answer(ctx, frame, move) {
    const { side, made } = frame;
    const isDone = isStop(move);
    if (!isDone) {
      discardCard(ctx, side, move.card);
      ctx.goto({ ...frame, made: made + 1 });
      if (ctx.s.hands[side].length > 0) return;
    }
    const count = isDone ? made : made + 1;
    ctx.emit?.({ type: 'discarded', side, n: count });
    ctx.goto({ at: 'turn/end', side });
    ctx.call({ at: 'refill', sides: [side] });
  },
};

/** §6.2, §6.3: the place, where the action names one. */
export function beginPayment(ctx: HrCtx, side: Side, move: MoveOf<Paid>): void {
  ctx.goto({ at: 'pay/card', side, for: move.type, space: placeIn(move) });
}
function placeIn(move: MoveOf<Paid>): SpaceId {
  if ('area' in move) return move.area;
  return 'zone' in move ? move.zone : '';
}

const placingOf = ({ for: what, space }: FrameAt<'pay/card'>) => (what === 'plan' ? null : { what, space });

/** D-03, D-04, D-05: a conflict card pays for the action. */
export const payCard = (t: Tables): Ask<'pay/card'> => ({
  kind: 'ask',
  ask: (state, frame) => {
    const placing = placingOf(frame);
    return {
      seat: frame.side,
      ask: {
        key: `hr.ask.pay.${frame.for}`,
        params: { space: frame.space },
        rule: placing ? PIECES[placing.what].rule : '6.3',
      },
      moves: state.hands[frame.side].map(discardMove),
    };
  },
  fits(_state, frame) {
    const placing = placingOf(frame);
    if (!placing || frame.space === '') return !placing && frame.space === '';
    return t.spaceOf(frame.space).isSea === PIECES[placing.what].isAtSea;
  },
  answer(ctx, frame, { card }) {
    const { side } = frame;
    discardCard(ctx, side, card);
    ctx.emit?.({ type: 'discarded', side, n: 1 });
    const placing = placingOf(frame);
    if (!placing) return rollPlan(ctx, side, card);
    const { lie, most } = PIECES[placing.what];
    // §3.0: a side without a spare piece takes one from its place.
    if (ctx.s[lie][side].length >= most[side])
      ctx.goto({ at: 'pay/lift', side, for: placing.what, space: placing.space });
    else place(t, ctx, side, placing.what, placing.space);
  },
});

export const liftPiece = (t: Tables): Ask<'pay/lift'> => ({
  kind: 'ask',
  ask: (state, { side, for: what, space }) => ({
    seat: side,
    ask: { key: `hr.ask.lift.${what}`, params: { space }, rule: '3.0' },
    moves: state[PIECES[what].lie][side].map(t.liftMove),
  }),
  fits: (_state, { for: what, space }) => t.spaceOf(space).isSea === PIECES[what].isAtSea,
  answer(ctx, { side, for: what, space: to }, { space }) {
    const { lie, removed } = PIECES[what];
    removePiece(t, ctx, lie, side, space);
    ctx.emit?.({ type: removed, side, space });
    place(t, ctx, side, what, to);
  },
});

function place(t: Tables, ctx: HrCtx, side: Side, what: Placing, space: SpaceId): void {
  const { lie, placed } = PIECES[what];
  addPiece(t, ctx, lie, side, space);
  ctx.emit?.({ type: placed, side, space });
  finish(ctx, side);
}

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
function judgePlan(
  ctx: HrCtx,
  side: Side,
  card: CardId,
  dice: readonly number[],
  first: readonly number[] | null = null,
): void {
  const won = dice.reduce((sum, face) => sum + face, 0) < cardOf(card).value;
  if (won) ctx.s.bigPush[side] = 'gained';
  ctx.emit?.({ type: 'planned', side, card, dice, won, ...(first && { first }) });
  finish(ctx, side);
}

export const rerollPlan: Ask<'plan/reroll'> = {
  kind: 'ask',
  ask: (_state, { side, card, dice }) => ({
    seat: side,
    ask: { key: 'hr.ask.plan-reroll', params: { dice: dice.join(' '), most: cardOf(card).rerolls }, rule: '6.3.2' },
    moves: [...listDiceSets(dice, cardOf(card).rerolls).map(rerollMove), DONE],
  }),
  fits: ({ discards }, { side, card }) => cardOf(card).rerolls > 0 && discards[side].at(-1) === card,
  answer(ctx, { side, card, dice }, move) {
    const again = isStop(move) ? [] : move.dice;
    const rolled = dice.map((face, at) => (again.includes(at + 1) ? ctx.roll(FACES) : face));
    const shownBy = (faces: readonly number[]) => again.map((place) => faces[place - 1] ?? 1);
    if (again.length > 0)
      ctx.emit?.({ type: 'plan-rerolled', side, dice: again, before: shownBy(dice), faces: shownBy(rolled) });
    judgePlan(ctx, side, card, rolled, again.length > 0 ? [...dice] : null);
  },
};
