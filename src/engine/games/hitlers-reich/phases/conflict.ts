/** Conflict resolution up to the result, C-1 to C-9 (Part 3). */
import { cardMove, rerollMove } from '../card-moves.ts';
import { cardOf } from '../cards.ts';
import type { Frame, Special } from '../frames.ts';
import { otherSide, type CardId, type Side, type Title } from '../ids.ts';
import { DONE, isStop, leftBy, make, type Hit, type Move } from '../moves.ts';
import { mayChooseCard } from '../rules/bonus-cards.ts';
import { FACES, judgement, limitDice, lineOf, listDice } from '../rules/dice.ts';
import { listDiceSets } from '../rules/dice-sets.ts';
import { listEffects, type Effect } from '../rules/effects.ts';
import {
  actingTitles,
  actsWith,
  canNameAny,
  listCancellable,
  listNameableCopies,
  mustWaive,
  readyCopy,
  sizeAfterCosts,
} from '../rules/events.ts';
import { redFirst } from '../rules/hand.ts';
import { forcedToShow } from '../rules/reveal.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import { callReshuffle } from './cards.ts';
import { changeHandSize, draftConflict, isWithin, removeFrom } from './edit.ts';
import type { Tables } from '../tables.ts';

function requireConflict({ conflict }: HrState): Conflict {
  if (!conflict) throw new Error('no conflict is running');
  return conflict;
}

/** C-1: a side with nothing to name is not asked. */
export const offerNaming = (t: Tables): Auto<'conflict/events'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    if (canNameAny(t, ctx.s, requireConflict(ctx.s), side)) ctx.goto({ at: 'conflict/name', side });
    else endEvents(t, ctx, side);
  },
});

export const nameEvents = (t: Tables): Ask<'conflict/name'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const conflict = requireConflict(state);
    const isBound = conflict.active === side && mustWaive(t, state, conflict);
    const moves: Move[] = [];
    for (const { no, abilities } of listNameableCopies(t, state, conflict, side)) {
      const move = t.playMoves[no];
      if (move && (!isBound || abilities.waivesBlitzCost)) moves.push(move);
    }
    if (!isBound || moves.length === 0) moves.push(DONE);
    return { seat: side, ask: { key: 'hr.ask.events', rule: '7.2' }, moves };
  },
  answer(ctx, { side }, move) {
    if (isStop(move)) return endEvents(t, ctx, side);
    const conflict = draftConflict(ctx);
    const copy = readyCopy(t, ctx.s, move.event, conflict, side);
    if (copy !== null) conflict.events[side].push(copy);
    ctx.emit?.({ type: 'named', side, event: move.event });
    ctx.goto({ at: 'conflict/events', side });
  },
});

/** The side has named its events: it pays their costs, and the other side is asked, or the answers begin. */
function endEvents(t: Tables, ctx: HrCtx, side: Side): void {
  const { active } = draftConflict(ctx);
  ctx.goto(
    side === active ? { at: 'conflict/events', side: otherSide(side) } : { at: 'conflict/answer', side: active },
  );
  payCosts(t, ctx, side);
}

/** The hand size that a blitz and its events cost the side (§7.9.2, §4.1.4). */
export function payCosts(t: Tables, ctx: HrCtx, side: Side): void {
  const conflict = draftConflict(ctx);
  const cost = ctx.s.handSize[side] - sizeAfterCosts(t, ctx.s, conflict, side);
  const isBlitz = side === conflict.active && conflict.blitz > 0;
  if (cost > 0) changeHandSize(t, ctx, side, -cost, isBlitz ? '7.9.2' : '4.1.4');
}

/** C-1b: OUTFOXED, active side first, once for each side. */
export const offerAnswers = (t: Tables): Auto<'conflict/answer'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    const conflict = requireConflict(ctx.s);
    const canCancel = actsWith(t, conflict, side, 'cancelsEvent');
    if (canCancel && listCancellable(t, conflict, side).length > 0) ctx.goto({ at: 'conflict/outfox', side });
    else endAnswers(ctx, side);
  },
});

function endAnswers(ctx: HrCtx, side: Side): void {
  const isFirst = side === requireConflict(ctx.s).active;
  ctx.goto(isFirst ? { at: 'conflict/answer', side: otherSide(side) } : { at: 'conflict/cards' });
}

export const cancelEvent = (t: Tables): Ask<'conflict/outfox'> => ({
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'hr.ask.outfox', rule: 'R-78' },
    moves: [...listCancellable(t, requireConflict(state), side).map((event) => make.cancel({ event })), DONE],
  }),
  answer(ctx, { side }, move) {
    if (!isStop(move)) {
      const conflict = draftConflict(ctx);
      const copy = conflict.events[otherSide(side)].find(
        (one) => t.titleOf(one) === move.event && !conflict.cancelled.includes(one),
      );
      if (copy !== undefined) conflict.cancelled.push(copy);
      ctx.emit?.({ type: 'cancelled', side, event: move.event });
    }
    endAnswers(ctx, side);
  },
});

/** Cards `side` may choose (3.1, R-19). */
export function listChoosable(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly CardId[] {
  const isWaived = actsWith(t, conflict, side, 'waivesRed');
  return redFirst(state.hands[side], side === 'allies' && conflict.red && !isWaived);
}

/** The side that must choose next, as the other may have to show its card first; null once both are laid. */
function nextChooser(t: Tables, conflict: Conflict): Side | null {
  const { active, cards } = conflict;
  const other = otherSide(active);
  const first = forcedToShow(t, conflict, other) === 'no' ? active : other;
  if (cards[first].length === 0) return first;
  const second = otherSide(first);
  return cards[second].length === 0 ? second : null;
}

/** C-2: the order of choices, hidden or open. */
export const layCards = (t: Tables): Auto<'conflict/cards'> => ({
  kind: 'auto',
  run(ctx) {
    const conflict = draftConflict(ctx);
    const side = nextChooser(t, conflict);
    if (side === null) return revealCards(t, ctx);
    if (conflict.isNeutralVichy && side === 'axis') return void turnUp(ctx, side);
    const how = forcedToShow(t, conflict, side);
    if (how === 'random') {
      // at random among those it may play.
      const choosable = listChoosable(t, ctx.s, conflict, side);
      const card = choosable[ctx.draw(choosable.length, choosable)];
      if (card !== undefined) lay(ctx, side, card, true);
      return;
    }
    ctx.goto({ at: 'conflict/card', side, open: how === 'owner' });
  },
});

function lay(ctx: HrCtx, side: Side, card: CardId, open: boolean): void {
  const conflict = draftConflict(ctx);
  removeFrom(ctx.s.hands[side], card);
  conflict.cards[side].push(card);
  if (!open) return ctx.emit?.({ type: 'chose-hidden', side });
  conflict.shown[side] = true;
  ctx.reveal();
  ctx.emit?.({ type: 'showed', side, card });
}

function turnUp(ctx: HrCtx, side: Side): boolean {
  const deck = ctx.s.decks[side];
  if (deck.length === 0) {
    callReshuffle(ctx, side);
    return false;
  }
  const card = deck.shift();
  const conflict = draftConflict(ctx);
  if (card !== undefined) {
    conflict.cards[side].push(card);
    ctx.reveal();
    ctx.emit?.({ type: 'turned-up', side, card });
  }
  conflict.shown[side] = true;
  return true;
}

export const chooseCard = (t: Tables): Ask<'conflict/card'> => ({
  kind: 'ask',
  ask: (state, { side, open }) => ({
    seat: side,
    ask: { key: open ? 'hr.ask.card-open' : 'hr.ask.card', rule: '7.3' },
    moves: listChoosable(t, state, requireConflict(state), side).map(cardMove),
  }),
  answer(ctx, { side, open }, { card }) {
    ctx.goto({ at: 'conflict/cards' });
    lay(ctx, side, card, open);
  },
});

/** Both cards are turned over together; then second cards (C-2b). */
function revealCards(t: Tables, ctx: HrCtx): void {
  const conflict = draftConflict(ctx);
  const { active } = conflict;
  const sides = [active, otherSide(active)];
  for (const side of sides) {
    const first = conflict.cards[side][0];
    if (!conflict.shown[side] && first !== undefined) ctx.emit?.({ type: 'showed', side, card: first });
    conflict.shown[side] = true;
  }
  ctx.reveal();
  const drawing = sides.filter((side) => actsWith(t, conflict, side, 'drawsCard'));
  ctx.goto(drawing.length > 0 ? { at: 'conflict/second', sides: drawing } : { at: 'conflict/roll' });
}

export const turnUpSecondCards: Auto<'conflict/second'> = {
  kind: 'auto',
  run(ctx, { sides }) {
    const side = sides[0];
    if (side === undefined) return ctx.goto({ at: 'conflict/roll' });
    const isEmpty = ctx.s.decks[side].length === 0 && ctx.s.discards[side].length === 0;
    if (isEmpty || turnUp(ctx, side)) ctx.goto({ at: 'conflict/second', sides: sides.slice(1) });
  },
};

/** C-3: active side first. Neutral Vichy compares spaces as usual and rolls three dice. */
export const rollDice = (t: Tables): Auto<'conflict/roll'> => ({
  kind: 'auto',
  run(ctx) {
    const conflict = draftConflict(ctx);
    const { active } = conflict;
    for (const side of [active, otherSide(active)]) {
      const reasons = listDice(t, ctx.s, conflict, side);
      const dice: number[] = [];
      for (let left = limitDice(reasons); left > 0; left--) dice.push(ctx.roll(FACES));
      ctx.emit?.({ type: 'rolled', side, dice: [...dice], reasons });
      conflict.dice[side] = dice;
    }
    ctx.goto({ at: 'conflict/effects', side: active });
  },
});

/** C-4: one side uses its effects in any order, then the other. */
export const offerEffects = (t: Tables): Auto<'conflict/effects'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    if (listEffects(t, ctx.s, requireConflict(ctx.s), side).length > 0) ctx.goto({ at: 'conflict/effect', side });
    else endEffects(ctx, side);
  },
});

function endEffects(ctx: HrCtx, side: Side): void {
  const conflict = requireConflict(ctx.s);
  ctx.goto(
    side === conflict.active
      ? { at: 'conflict/effects', side: otherSide(side) }
      : { at: 'conflict/specials', todo: listSpecials(ctx.s, conflict) },
  );
}

const effectMoves = ({ source, own, choices }: Effect): readonly Move[] =>
  choices.map((dice) => make.effect({ source, own, dice }));

export const chooseEffect = (t: Tables): Ask<'conflict/effect'> => ({
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'hr.ask.effects', rule: '7.5' },
    moves: [...listEffects(t, state, requireConflict(state), side).flatMap(effectMoves), DONE],
  }),
  answer(ctx, { side }, move) {
    if (isStop(move)) return endEffects(ctx, side);
    const conflict = draftConflict(ctx);
    const used = listEffects(t, ctx.s, conflict, side).find(
      ({ source, own }) => source === move.source && own === move.own,
    );
    if (!used) return;
    const of = move.own ? side : otherSide(side);
    const faces = move.dice.map(() => used.sets ?? ctx.roll(FACES));
    move.dice.forEach((place, at) => (conflict.dice[of][place - 1] = faces[at] ?? 1));
    conflict.applied.push(move.source);
    ctx.emit?.({ type: 'changed', side, of, source: move.source, dice: move.dice, faces });
    ctx.goto({ at: 'conflict/effects', side });
  },
});

/** C-5, 3.4: effects of the cards, in order; each of two Double Agents blocks a card. */
function listSpecials(state: HrState, { active, cards: laid }: Conflict): readonly Special[] {
  const other = otherSide(active);
  const specials: Special[] = [];
  addAgents(specials, active, laid[active]);
  const isOwn = specials.length > 0;
  addAgents(specials, other, laid[other]);
  // A side that alone has a Double Agent settles everything first; otherwise agents first, then the active side.
  const first = !isOwn && specials.length > 0 ? other : active;
  const second = otherSide(first);
  addOwnSpecials(specials, state, first, laid[first]);
  addOwnSpecials(specials, state, second, laid[second]);
  return specials;
}

function addAgents(specials: Special[], side: Side, laid: readonly CardId[]): void {
  for (const id of laid) if (cardOf(id).isAgent) specials.push({ side, what: 'agent', card: id });
}

function addOwnSpecials(specials: Special[], state: HrState, side: Side, laid: readonly CardId[]): void {
  for (const id of laid) if (cardOf(id).isSabotage) specials.push({ side, what: 'sabotage', card: id });
  if (state.rulings['two-bonus-cards'] === 'joint') specials.push({ side, what: 'reroll', card: null });
  else for (const id of inOrder(state, laid)) if (cardOf(id).isBonus) specials.push({ side, what: 'reroll', card: id });
}

/** §7.6: the larger card first, so that as many dice may be declared; before version 3, in the order of the cards. */
const inOrder = (state: HrState, laid: readonly CardId[]): readonly CardId[] =>
  mayChooseCard(state) ? laid.toSorted((a, b) => cardOf(b).rerolls - cardOf(a).rerolls) : laid;

export const settleSpecials: Auto<'conflict/specials'> = {
  kind: 'auto',
  run(ctx, { todo }) {
    let settled = 0;
    for (const special of todo) {
      settled++;
      const question = settleSpecial(ctx, special);
      if (!question) continue;
      ctx.goto({ at: 'conflict/specials', todo: todo.slice(settled) });
      return ctx.call(question);
    }
    ctx.goto({ at: 'conflict/judge' });
  },
};

function settleSpecial(ctx: HrCtx, special: Special): Frame | null {
  if (special.what === 'reroll') return rerollOf(requireConflict(ctx.s), special);
  const conflict = requireConflict(ctx.s);
  const { side } = special;
  const isAgent = special.what === 'agent';
  const what = isAgent ? 'block' : 'sabotage';
  const cards = conflict.cards[otherSide(side)].filter(
    (id) => !conflict[leftBy(what)].includes(id) && (!isAgent || cardOf(id).rerolls > 0),
  );
  if (cards.length > 1) return { at: 'conflict/pick', side, what, cards };
  const only = cards[0];
  if (only !== undefined) hit(ctx, side, what, only);
  return null;
}

function hit(ctx: HrCtx, side: Side, what: Hit, id: CardId): void {
  const conflict = draftConflict(ctx);
  const mark = leftBy(what);
  conflict[mark].push(id);
  ctx.emit?.({ type: mark, side, card: id });
}

export const chooseHit: Ask<'conflict/pick'> = {
  kind: 'ask',
  ask: (_state, { side, what, cards: ids }) => ({
    seat: side,
    ask: { key: `hr.ask.${what}`, rule: '7.6' },
    moves: ids.map((card) => make[what]({ card })),
  }),
  fits: ({ conflict }, { side, cards: ids }) => conflict !== null && isWithin(ids, conflict.cards[otherSide(side)]),
  answer(ctx, { side, what }, { card }) {
    ctx.end();
    hit(ctx, side, what, card);
  },
};

/** one joint declaration for all own bonus cards that are not blocked, or one for each card. */
function rerollOf(conflict: Conflict, { side, card }: Special): Frame | null {
  let most = 0;
  for (const id of conflict.cards[side])
    if ((card === null || id === card) && !conflict.blocked.includes(id)) most += cardOf(id).rerolls;
  if (most === 0) return null;
  const free: number[] = [];
  for (let place = 1; place <= conflict.dice[side].length; place++)
    if (!conflict.rerolled[side].includes(place)) free.push(place);
  return free.length > 0 ? { at: 'conflict/reroll', side, most, free } : null;
}

export const rerollDice: Ask<'conflict/reroll'> = {
  kind: 'ask',
  ask: (state, { side, most, free }) => ({
    seat: side,
    ask: { key: leftAfter(state, side) ? 'hr.ask.reroll-first' : 'hr.ask.reroll', params: { most }, rule: '7.6' },
    moves: [...listDiceSets(requireConflict(state).dice[side], most, free).map(rerollMove), DONE],
  }),
  fits: ({ conflict }, { side, free }) =>
    conflict !== null && free.every((place) => place <= conflict.dice[side].length),
  answer(ctx, { side, most }, move) {
    ctx.end();
    spendCard(ctx, side, most, isStop(move) ? 0 : move.dice.length);
    if (isStop(move)) return;
    rollAgain(ctx, side, move.dice);
    draftConflict(ctx).rerolled[side].push(...move.dice);
  },
};

/** R-22 `each`: `n` dice use up the smallest card that covers them; keeping all dice uses up both cards. */
function spendCard(ctx: HrCtx, side: Side, most: number, n: number): void {
  const next = leftAfter(ctx.s, side);
  const below = ctx.s.stack.at(-1);
  if (!next || below?.at !== 'conflict/specials' || n > cardOf(next.card).rerolls) return;
  const { cards, blocked } = requireConflict(ctx.s);
  const larger = cards[side].find((id) => id !== next.card && cardOf(id).rerolls === most && !blocked.includes(id));
  const others = below.todo.filter((one) => one.side !== side || one.what !== 'reroll');
  const left: readonly Special[] = n === 0 || larger === undefined ? [] : [{ ...next, card: larger }];
  ctx.goto({ at: 'conflict/specials', todo: [...left, ...others] });
}

/** R-22 `each`: the re-roll by another card that the side has left after this one. */
export function leftAfter(state: HrState, side: Side): (Special & { readonly card: CardId }) | null {
  if (!mayChooseCard(state)) return null;
  const specials = state.stack.findLast((frame) => frame.at === 'conflict/specials');
  for (const one of specials?.todo ?? []) {
    const { card } = one;
    if (one.side === side && one.what === 'reroll' && card !== null && !requireConflict(state).blocked.includes(card))
      return { ...one, card };
  }
  return null;
}

function rollAgain(ctx: HrCtx, side: Side, places: readonly number[]): void {
  const conflict = draftConflict(ctx);
  const faces = places.map(() => ctx.roll(FACES));
  places.forEach((place, at) => (conflict.dice[side][place - 1] = faces[at] ?? 1));
  ctx.emit?.({ type: 'rerolled', side, dice: places, faces });
}

const COUNTER: Title = 'counterattack';

/** C-6 to C-9: the sum, and the losing side's last chance. */
export const judgeConflict = (t: Tables): Auto<'conflict/judge'> => ({
  kind: 'auto',
  run(ctx) {
    const conflict = draftConflict(ctx);
    const judged = judgement(conflict);
    const { winner, axis, allies } = judged;
    conflict.winner = winner;
    ctx.emit?.({ type: 'judged', winner, axis, allies, line: lineOf(judged) });
    const loser = otherSide(winner);
    const canCounter = conflict.counter === 'open' && actingTitles(t, conflict, loser).includes(COUNTER);
    ctx.goto(canCounter ? { at: 'conflict/counter', side: loser } : { at: 'clean/step', step: 0 });
  },
});

export const chooseCounter: Ask<'conflict/counter'> = {
  kind: 'ask',
  ask: (state, { side }) => {
    const { dice } = requireConflict(state);
    return {
      seat: side,
      ask: { key: 'hr.ask.counter', rule: 'R-94' },
      moves: [...listDiceSets(dice[side], dice[side].length).map((set) => make.counter({ dice: set })), DONE],
    };
  },
  answer(ctx, { side }, move) {
    const conflict = draftConflict(ctx);
    conflict.counter = isStop(move) ? 'passed' : 'used';
    ctx.goto({ at: 'conflict/judge' });
    if (!isStop(move)) rollAgain(ctx, side, move.dice);
  },
};
