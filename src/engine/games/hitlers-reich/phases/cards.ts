/** Drawing, discarding, reshuffle and year end (§4.1, §5.4, §5.5). */
import { discardMove } from '../card-moves.ts';
import { cardOf } from '../cards.ts';
import type { Frame } from '../frames.ts';
import { otherSide, SIDES, type CopyId, type Side, type Title } from '../ids.ts';
import { isHeld, ownerOf } from '../tables/event-cards.ts';
import { DONE, isStop, make } from '../moves.ts';
import { copiesAt, findCopy, heldBy } from '../rules/events.ts';
import { MAX_HAND, redFirst } from '../rules/hand.ts';
import { shuffle } from '../rules/shuffle.ts';
import { judgeLastYear } from '../rules/victory.ts';
import { laterRuling } from '../rulings.ts';
import type { HrState, Place } from '../state.ts';
import { END_1941, END_1943 } from '../years.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import {
  changeHandSize,
  discardCard,
  endGame,
  gainEvent,
  LIMIT,
  moveEvent,
  isWithin,
  removeFrom,
  runSteps,
  settleVictory,
} from './edit.ts';
import type { Tables } from '../tables.ts';

/** One card at a time; an empty deck is reshuffled in between. */
export const drawCards: Auto<'draw'> = {
  kind: 'auto',
  run(ctx, { side, n }) {
    const deck = ctx.s.decks[side];
    if (n <= 0 || (deck.length === 0 && ctx.s.discards[side].length === 0)) return ctx.end();
    if (deck.length === 0) return callReshuffle(ctx, side);
    const taken = deck.splice(0, n);
    for (const card of taken) ctx.s.hands[side].push(card);
    ctx.reveal();
    ctx.emit?.({ type: 'drew', side, n: taken.length });
    if (taken.length === n) ctx.end();
    else ctx.goto({ at: 'draw', side, n: n - taken.length });
  },
};

export const callReshuffle = (ctx: HrCtx, side: Side): void =>
  ctx.call({ at: 'reshuffle', side, step: 0, isYearEnd: false, entered: 0 });

/** Draws up to each side's hand size, in that order. */
export const refillHands: Auto<'refill'> = {
  kind: 'auto',
  run(ctx, { sides }) {
    let filled = 0;
    for (const side of sides) {
      filled++;
      const missing = ctx.s.handSize[side] - ctx.s.hands[side].length;
      if (missing <= 0) continue;
      ctx.goto({ at: 'refill', sides: sides.slice(filled) });
      return ctx.call({ at: 'draw', side, n: missing });
    }
    ctx.end();
  },
};

/** I-01: discards owed, in order, or all cards; then down to the hand size if costs lowered it. */
export const settleDues: Auto<'dues'> = {
  kind: 'auto',
  run(ctx) {
    const due = ctx.s.due.shift();
    if (due) {
      // §9.1: a side without a hand size has lost, and is not asked.
      if (ctx.s.handSize[due.side] <= 0) return;
      const n = Math.min(due.n, ctx.s.hands[due.side].length);
      if (due.random) return discardRandom(ctx, due.side, n);
      if (n > 0) ctx.call({ at: 'discard', side: due.side, n, red: due.red });
      return;
    }
    const over = SIDES.find((side) => ctx.s.hands[side].length > ctx.s.handSize[side] && ctx.s.handSize[side] > 0);
    if (over === undefined) return ctx.end();
    const n = ctx.s.hands[over].length - ctx.s.handSize[over];
    ctx.call({ at: 'discard', side: over, n, red: false });
  },
};

function discardRandom(ctx: HrCtx, side: Side, n: number): void {
  for (let i = 0; i < n; i++) {
    const hand = ctx.s.hands[side];
    const card = hand[ctx.draw(hand.length, hand)];
    if (card !== undefined) discardCard(ctx, side, card);
  }
  if (n > 0) ctx.emit?.({ type: 'discarded', side, n });
}

export const chooseDiscard: Ask<'discard'> = {
  kind: 'ask',
  ask: (state, { side, n, red }) => ({
    seat: side,
    ask: { key: red ? 'hr.ask.discard-red' : 'hr.ask.discard', params: { n }, rule: red ? '6.5.2.1' : '4.1.4' },
    moves: redFirst(state.hands[side], red).map(discardMove),
  }),
  fits: ({ hands }, { side, n }) => n <= hands[side].length,
  answer(ctx, { side, n, red }, { card }) {
    discardCard(ctx, side, card);
    ctx.emit?.({ type: 'discarded', side, n: 1 });
    if (n > 1 && ctx.s.hands[side].length > 0) ctx.goto({ at: 'discard', side, n: n - 1, red });
    else ctx.end();
  },
};

/** Lists titles in the box lid that a reshuffle of `side` may bring back (§5.4.2, §5.4.3). */
function listReturning(t: Tables, { events }: HrState, side: Side): readonly Title[] {
  const titles: Title[] = [];
  for (const { id, returnsIf, copies } of t.returning[side]) {
    const inLid = copies.filter((copy) => events[copy.id] === 'lid').length;
    if (returnsIf === null ? inLid > 0 : inLid === copies.length) titles.push(id);
  }
  return titles;
}

function bringBack(t: Tables, ctx: HrCtx, title: Title): void {
  const copy = findCopy(t, ctx.s, title, 'lid');
  if (copy !== null) moveEvent(t, ctx, copy, 'mall');
}

/** lists the active events that may cancel what the Allies gain by an Axis reshuffle. */
const listCancelling = (t: Tables, state: HrState): readonly CopyId[] =>
  copiesAt(t, state, 'standing').filter((copy) => t.abilitiesOf(t.titleOf(copy)).cancelsGain);

interface Shuffle {
  readonly side: Side;
  readonly isYearEnd: boolean;
  /** The box that the cylinder entered in this reshuffle; 0 if it did not move. */
  readonly entered: number;
}

/** RS-1 to RS-6, in the order of the rules file; frames that a step starts are above this one. */
const SHUFFLE_STEPS: readonly ((t: Tables, ctx: HrCtx, frame: Shuffle) => void)[] = [
  // RS-2
  (t, ctx) => bringBack(t, ctx, 'war-production'),
  // RS-3a
  (t, ctx, { side }) => {
    if (side !== 'axis') return;
    const canCancel = listCancelling(t, ctx.s).length > 0 && ctx.s.handSize.allies < MAX_HAND;
    if (canCancel) ctx.call({ at: 'reshuffle/speer' });
    else gainByReshuffle(t, ctx);
  },
  // RS-3b, RS-4a
  (t, ctx, { side }) => {
    const titles = listReturning(t, ctx.s, side);
    const [only] = titles;
    if (titles.length > 1) ctx.call({ at: 'reshuffle/return', side, titles });
    else if (only !== undefined) bringBack(t, ctx, only);
  },
  // RS-3c
  (_t, ctx, { side }) => {
    if (side !== 'axis' || ctx.s.axisReshuffled) return;
    ctx.s.axisReshuffled = true;
    if (!ctx.s.pact) return;
    ctx.s.pact = false;
    ctx.emit?.({ type: 'pact-ended' });
  },
  // RS-4b
  (_t, ctx, { side, entered, isYearEnd }) => {
    if (side !== 'allies' || entered !== END_1943) return;
    if (isYearEnd && ctx.s.lastYear === END_1943) return;
    ctx.emit?.({ type: 'build-up' });
    if (ctx.s.bigPush.allies === 'none') ctx.s.bigPush.allies = 'ready';
    ctx.call({ at: 'reshuffle/build-up', taken: [] });
  },
  // RS-5
  (t, ctx, { isYearEnd }) => {
    if (isYearEnd) endYear(t, ctx);
  },
];

/** Step 0 is RS-1. */
const shuffling = (step: number, { side, isYearEnd, entered }: Shuffle): Frame => ({
  at: 'reshuffle',
  side,
  step: step + 1,
  isYearEnd,
  entered,
});

export const reshuffle = (t: Tables): Auto<'reshuffle'> => ({
  kind: 'auto',
  run(ctx, frame) {
    const { side, step, isYearEnd, entered } = frame;
    if (step === 0) return ctx.goto(beginReshuffle(ctx, side));
    const isOver = runSteps(t, ctx, SHUFFLE_STEPS, { side, isYearEnd, entered }, step - 1, shuffling);
    if (isOver) ctx.end();
  },
});

/** §5.4.1: the pile becomes the deck; the cylinder moves unless it is ahead (RS-1, R-26). */
function beginReshuffle(ctx: HrCtx, side: Side): HrState['stack'][number] {
  const { decks, discards, year } = ctx.s;
  decks[side].push(...discards[side].splice(0));
  shuffle(decks[side], ctx);
  const other = year[otherSide(side)];
  // A reshuffle inside the one that ends the last year (RS-3a before RS-5) finds no further box.
  const moves = year[side] <= other && year[side] < ctx.s.lastYear;
  if (moves) year[side] += 1;
  ctx.emit?.({ type: 'reshuffled', side, year: year[side], ...(!moves && { stays: true }) });
  const entered = moves ? year[side] : 0;
  const isYearEnd = moves && year[side] === other;
  // the verdict, or first the other effects of the reshuffle.
  const isOver = isYearEnd && entered >= ctx.s.lastYear && laterRuling(ctx.s, 'last-reshuffle') === 'at-once';
  return { at: 'reshuffle', side, step: isOver ? SHUFFLE_STEPS.length : 1, isYearEnd, entered };
}

/** §5.4.2, R-75: as many cards as the size really rose, at once. */
function gainByReshuffle(t: Tables, ctx: HrCtx): void {
  changeHandSize(t, ctx, 'allies', 1, '5.4.2', true);
}

/** I-04 */
export const chooseSpeer = (t: Tables): Ask<'reshuffle/speer'> => ({
  kind: 'ask',
  ask: () => ({
    seat: 'axis',
    ask: { key: 'hr.ask.speer', rule: '5.4.2' },
    moves: [make.speer({ use: true }), make.speer({ use: false })],
  }),
  answer(ctx, _frame, { use }) {
    ctx.end();
    ctx.emit?.({ type: 'speer', use });
    if (!use) return gainByReshuffle(t, ctx);
    for (const copy of listCancelling(t, ctx.s)) moveEvent(t, ctx, copy, 'removed');
  },
});

/** I-05, I-06 */
export const chooseReturning = (t: Tables): Ask<'reshuffle/return'> => ({
  kind: 'ask',
  ask: (_state, { side, titles }) => ({
    seat: side,
    ask: { key: 'hr.ask.return', rule: side === 'axis' ? '5.4.2' : '5.4.3' },
    moves: titles.map((event) => make.return({ event })),
  }),
  fits: (state, { titles }) => titles.every((title) => findCopy(t, state, title, 'lid') !== null),
  answer(ctx, _frame, { event }) {
    ctx.end();
    bringBack(t, ctx, event);
  },
});

/** §5.4.4: cards that the Allies may take from their new deck. */
export const isSought = (card: string): boolean => cardOf(card).isBonus || cardOf(card).isSabotage;

/** I-07, §5.4.4: cards of the new deck for cards of the hand, one for one. */
export const swapCards: Ask<'reshuffle/build-up'> = {
  kind: 'ask',
  ask: (state, { taken }) => ({
    seat: 'allies',
    ask: { key: 'hr.ask.build-up', rule: '5.4.4' },
    moves: [
      ...state.decks.allies
        .filter(isSought)
        .toSorted()
        .flatMap((take) =>
          state.hands.allies.filter((give) => !taken.includes(give)).map((give) => make.swap({ take, give })),
        ),
      DONE,
    ],
  }),
  fits: ({ hands }, { taken }) => isWithin(taken, hands.allies),
  answer(ctx, { taken }, move) {
    if (!isStop(move)) {
      removeFrom(ctx.s.decks.allies, move.take);
      discardCard(ctx, 'allies', move.give);
      ctx.s.hands.allies.push(move.take);
      ctx.emit?.({ type: 'swapped', side: 'allies' });
      return ctx.goto({ at: 'reshuffle/build-up', taken: [...taken, move.take] });
    }
    shuffle(ctx.s.decks.allies, ctx);
    ctx.end();
  },
};

const BONUS_EVENTS: Readonly<Record<Side, (year: number) => number>> = {
  axis: () => 2,
  allies: (year) => (year <= END_1941 ? 2 : 3),
};

/** §5.5. It runs at once, also within a conflict; both stars come up. */
function endYear(t: Tables, ctx: HrCtx): void {
  const year = ctx.s.year.axis;
  ctx.emit?.({ type: 'year-ended', year });
  if (year >= ctx.s.lastYear) {
    // a hand size of 0 or a full set of centres precedes the verdict of the year.
    if (!settleVictory(t, ctx)) endGame(ctx, judgeLastYear(t, ctx.s));
    return;
  }
  ctx.s.star.axis = true;
  ctx.s.star.allies = true;
  const aside: Place | null = year === END_1941 ? 'aside-1941' : year === END_1943 ? 'aside-1943' : null;
  if (aside) for (const copy of copiesAt(t, ctx.s, aside)) moveEvent(t, ctx, copy, 'mall');
  for (const side of SIDES) drawBonusEvents(t, ctx, side, BONUS_EVENTS[side](year));
}

/** §5.5.1, R-29: at random from the Reusable and Returnable events in the mall. */
function drawBonusEvents(t: Tables, ctx: HrCtx, side: Side, n: number): void {
  const withCommon = ctx.s.rulings['year-end-pool'] === 'own-and-common';
  const pool: CopyId[] = copiesAt(t, ctx.s, 'mall').filter((copy) => {
    const event = t.eventOf(t.titleOf(copy));
    const owner = ownerOf(event);
    return isHeld(event) && (owner === side || (withCommon && owner === null));
  });
  for (let i = 0; i < n && pool.length > 0; i++) {
    const copy = pool[ctx.draw(pool.length, pool)];
    if (copy === undefined) return;
    removeFrom(pool, copy);
    gainEvent(t, ctx, side, copy);
  }
  ctx.s.allowance[side] = Math.max(LIMIT, heldBy(t, ctx.s, side).length);
}
