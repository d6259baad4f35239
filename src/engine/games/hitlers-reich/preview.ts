/** What a move would do, before it is committed. */
import type { Line, Modifier, Odds, Preview } from '../../kernel/types.ts';
import { spaceOf } from './board.ts';
import type { Frame, FrameAt } from './frames.ts';
import { otherSide, type CardId, type Side, type Title } from './ids.ts';
import { eventOf } from './mall.ts';
import type { Move, MoveOf } from './moves.ts';
import { chanceBeforeAnswers, chanceBeforeCards, chanceWith, withCancelled } from './odds.ts';
import { chanceOfCounter, chanceOfEffect, chanceOfPick, chanceOfReroll, countAnswers } from './odds/rolled.ts';
import { isCentre } from './rules/control.ts';
import { declareAttack, openConflict } from './rules/declare.ts';
import { FACES, listDice } from './rules/dice.ts';
import { listEffects } from './rules/effects.ts';
import { listNameable, readyCopy } from './rules/events.ts';
import type { Conflict, HrState } from './state.ts';

const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };

/** Before the dice, chances have no small total; they are given as so many of a million. */
const OF = 1_000_000;
/** The most dice whose rolls are counted one by one. */
const MOST_COUNTED = 7;
/** More than the last digits of a sum of many parts. */
const CLOSE = 1e-7;

/** How many equally likely outcomes a chance is told in: the rolls of a few dice, `dice` at least, where these are exact. */
function totalOf(chance: number, dice: number): number {
  for (let total = FACES ** dice; total <= FACES ** MOST_COUNTED; total *= FACES)
    if (Math.abs(chance * total - Math.round(chance * total)) < CLOSE) return total;
  return OF;
}

function oddsOf(chance: number, total = OF): Odds {
  const won = Math.round(chance * total);
  return {
    total,
    outcomes: [
      { id: 'won', count: won, success: true },
      { id: 'lost', count: total - won, success: false },
    ],
  };
}

/** Both sides' dice with their reasons; the other side's count against. */
function diceOf(state: HrState, conflict: Conflict, seat: Side): readonly Modifier[] {
  const other = otherSide(seat);
  const signed = (side: Side, sign: number) =>
    listDice(state, conflict, side).map((one) => ({
      ...one,
      amount: sign * one.amount,
      params: { ...one.params, side },
    }));
  return [...signed(seat, 1), ...signed(other, -1)];
}

function fightPreview(state: HrState, conflict: Conflict, seat: Side, effects: readonly Line[]): Preview {
  return {
    effects,
    modifiers: diceOf(state, conflict, seat),
    odds: oddsOf(chanceBeforeCards(state, conflict, seat)),
    warnings: warningsOf(state, conflict),
  };
}

/** What a defeat would cost beyond the fight itself (§6.5.2, §7.9.1). */
function warningsOf({ turn }: HrState, { blitz, isFree }: Conflict): Preview['warnings'] {
  const ends = turn.operation === null ? [{ key: 'hr.warn.ends-turn', rule: '7.9.1' }] : [];
  const costs = blitz > 0 && !isFree ? [{ key: 'hr.warn.blitz-cost', rule: '7.9.2' }] : [];
  return [...ends, ...costs];
}

function attackPreview(state: HrState, seat: Side, move: MoveOf<'attack'>, more: Partial<Conflict>): Preview {
  const conflict = declareAttack(state, seat, move, more);
  const takes: Line = { key: 'hr.preview.take', params: { space: move.target }, rule: '6.5.2' };
  const centre: readonly Line[] =
    isCentre(state, move.target) && spaceOf(move.target).home !== null
      ? [{ key: 'hr.preview.centre', params: { space: move.target }, rule: '7.9.1' }]
      : [];
  return fightPreview(state, conflict, seat, [takes, ...centre]);
}

/** The area a blitz would start from, as the question knows it. */
function blitzOrigin({ stack }: HrState): { readonly origin: string; readonly isFree: boolean } | null {
  const top = stack.at(-1);
  if (top?.at === 'bonus/blitz') return { origin: top.origin, isFree: false };
  return top?.at === 'overlord/blitz' ? { origin: top.origin, isFree: true } : null;
}

function cardPreview(state: HrState, conflict: Conflict, seat: Side, card: CardId): Preview {
  return {
    ...NOTHING,
    modifiers: diceOf(state, conflict, seat),
    odds: oddsOf(chanceWith(state, conflict, seat, card)),
  };
}

/** C-1: the chance with the events named so far, and `conflict` may name one more. */
function namingPreview(state: HrState, conflict: Conflict, seat: Side): Preview {
  const enemy = otherSide(seat);
  const isOpen = seat === conflict.active && listNameable(state, conflict, enemy).length > 0;
  return {
    ...NOTHING,
    effects: isOpen ? [{ key: 'hr.preview.unnamed', params: { side: enemy }, rule: '7.2' }] : [],
    modifiers: diceOf(state, conflict, seat),
    odds: oddsOf(chanceBeforeAnswers(state, conflict, seat)),
  };
}

function namedPreview(state: HrState, conflict: Conflict, seat: Side, event: Title): Preview {
  const copy = readyCopy(state, event, conflict, seat);
  const own = copy === null ? conflict.events[seat] : [...conflict.events[seat], copy];
  return namingPreview(state, { ...conflict, events: { ...conflict.events, [seat]: own } }, seat);
}

/** */
const outfoxPreview = (state: HrState, conflict: Conflict, seat: Side): Preview => ({
  ...NOTHING,
  modifiers: diceOf(state, conflict, seat),
  odds: oddsOf(chanceBeforeCards(state, conflict, seat)),
});

/** After the roll: `dice` are rolled again at once. */
const rolledPreview = (chance: number, dice: number, effects: readonly Line[] = []): Preview => ({
  ...NOTHING,
  effects,
  odds: oddsOf(chance, totalOf(chance, dice)),
});

function rerollPreview(
  state: HrState,
  conflict: Conflict,
  frame: FrameAt<'conflict/reroll'>,
  places: readonly number[],
): Preview {
  const answers = countAnswers(state, conflict, frame.side);
  const answer: Line = { key: 'hr.preview.answer', params: { n: answers }, rule: '7.6' };
  const chance = chanceOfReroll(state, conflict, frame, places);
  return rolledPreview(chance, places.length, answers > 0 ? [answer] : []);
}

function effectPreview(state: HrState, conflict: Conflict, seat: Side, move: MoveOf<'effect'>): Preview {
  const used = listEffects(state, conflict, seat).find(({ source, own }) => source === move.source && own === move.own);
  return rolledPreview(chanceOfEffect(state, conflict, seat, move), used?.sets == null ? move.dice.length : 0);
}

/** Answers to the questions of a running conflict. */
function conflictPreview(state: HrState, conflict: Conflict, frame: Frame, move: Move): Preview {
  switch (frame.at) {
    case 'conflict/name':
      if (move.type === 'play') return namedPreview(state, conflict, frame.side, move.event);
      return move.type === 'done' ? namingPreview(state, conflict, frame.side) : NOTHING;
    case 'conflict/outfox':
      if (move.type === 'cancel')
        return outfoxPreview(state, withCancelled(conflict, frame.side, move.event), frame.side);
      return move.type === 'done' ? outfoxPreview(state, conflict, frame.side) : NOTHING;
    case 'conflict/card':
      return move.type === 'card' ? cardPreview(state, conflict, frame.side, move.card) : NOTHING;
    case 'conflict/effect':
      if (move.type === 'effect') return effectPreview(state, conflict, frame.side, move);
      return move.type === 'done' ? rolledPreview(chanceOfEffect(state, conflict, frame.side, null), 0) : NOTHING;
    case 'conflict/pick':
      if (move.type !== 'block' && move.type !== 'sabotage') return NOTHING;
      return rolledPreview(chanceOfPick(state, conflict, frame.side, move), 0);
    case 'conflict/reroll':
      if (move.type === 'reroll') return rerollPreview(state, conflict, frame, move.dice);
      return move.type === 'done' ? rerollPreview(state, conflict, frame, []) : NOTHING;
    case 'conflict/counter':
      if (move.type === 'counter')
        return rolledPreview(chanceOfCounter(state, conflict, frame.side, move.dice), move.dice.length);
      return move.type === 'done' ? rolledPreview(chanceOfCounter(state, conflict, frame.side, []), 0) : NOTHING;
    default:
      return NOTHING;
  }
}

/** Whose move it is, by the question on top; the active side of the turn where nobody else is asked. */
function seatOf({ stack, side }: HrState): Side {
  const top = stack.at(-1);
  return top && 'side' in top ? top.side : side;
}

export function preview(state: HrState, move: Move): Preview {
  const seat = seatOf(state);
  switch (move.type) {
    case 'attack':
      return attackPreview(state, seat, move, {});
    case 'blitz': {
      const from = blitzOrigin(state);
      if (!from) return NOTHING;
      const attack = { type: 'attack', kind: 'land', origin: from.origin, target: move.target, nation: null } as const;
      return attackPreview(state, seat, attack, { blitz: state.turn.blitz.made + 1, isFree: from.isFree });
    }
    case 'event': {
      const conflict = openConflict({ kind: 'event', target: move.event, origin: null, active: seat });
      const { category } = eventOf(move.event);
      const effect: Line = { key: `hr.preview.event.${category}`, params: { event: move.event }, rule: '4.2.5' };
      return fightPreview(state, conflict, seat, [effect]);
    }
    default: {
      const top = state.stack.at(-1);
      return state.conflict && top ? conflictPreview(state, state.conflict, top, move) : NOTHING;
    }
  }
}
