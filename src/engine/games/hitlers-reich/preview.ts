/** What a move would do, before it is committed. */
import type { Line, Modifier, Odds, Preview } from '../../kernel/types.ts';
import type { Frame, FrameAt } from './frames.ts';
import { otherSide, type CardId, type Side } from './ids.ts';
import type { Move, MoveOf } from './moves.ts';
import { estimateCards, type Estimate } from './odds/card-game.ts';
import { estimateAnswered, estimateNamed, estimateNaming, withCancelled, withNamed } from './odds/event-game.ts';
import { chanceOfCounter, chanceOfEffect, chanceOfPick, chanceOfReroll, countAnswers } from './odds/rolled.ts';
import { finish, type Work } from './odds/work.ts';
import { isCentre } from './rules/control.ts';
import { declareAttack, openConflict, type Extras } from './rules/declare.ts';
import { FACES, listDice } from './rules/dice.ts';
import { listEffects } from './rules/effects.ts';
import { actsWith, listNameable } from './rules/events.ts';
import type { Conflict, HrState } from './state.ts';
import type { Tables } from './tables.ts';

const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };

/** Before the dice, chances have no small total; they are given as so many of a million. */
const OF = 1_000_000;
/** The most dice whose rolls are counted one by one. */
const MOST_COUNTED = 7;
/** More than the last digits of a sum of many parts. */
const CLOSE = 1e-7;

/** The number of equally likely outcomes of a chance: the rolls of a few dice, `dice` at least, where these are exact. */
function totalOf(chance: number, dice: number): number {
  for (let total = FACES ** dice; total <= FACES ** MOST_COUNTED; total *= FACES)
    if (Math.abs(chance * total - Math.round(chance * total)) < CLOSE) return total;
  return OF;
}

function oddsOf(chance: number, total = OF, range?: Odds['range']): Odds {
  const won = Math.round(chance * total);
  return {
    total,
    outcomes: [
      { id: 'won', count: won, success: true },
      { id: 'lost', count: total - won, success: false },
    ],
    ...(range && { range }),
  };
}

/** Before the cards are turned over: with its range where anything hidden counts. */
function estimateOdds({ chance, low, high }: Estimate, by: Line): Odds {
  if (high - low < CLOSE) return oddsOf(chance);
  return oddsOf(chance, OF, { low: Math.round(low * OF), high: Math.round(high * OF), by });
}

/** Chances that take long to count: everything else of a preview is shown meanwhile. */
type Steps = Generator<Preview, Preview, void>;

function* counted(told: Omit<Preview, 'odds'>, work: Work<Estimate>, by: Line): Steps {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { ...told, odds: estimateOdds(step.value, by) };
    yield { ...told, odds: null, isCounting: true };
  }
}

/** What of the other side's the range of a chance goes over. */
function hiddenOf(t: Tables, state: HrState, conflict: Conflict, seat: Side, mayName: boolean): Line {
  const enemy = otherSide(seat);
  if (mayName && listNameable(t, state, conflict, enemy).length > 0) return { key: 'hr.range.events', rule: '7.2' };
  return { key: actsWith(t, conflict, enemy, 'drawsCard') ? 'hr.range.cards' : 'hr.range.card', rule: '7.3' };
}

/** Both sides' dice with their reasons; the other side's count against. */
function diceOf(t: Tables, state: HrState, conflict: Conflict, seat: Side): readonly Modifier[] {
  const other = otherSide(seat);
  const signed = (side: Side, sign: number) =>
    listDice(t, state, conflict, side).map((one) => ({
      ...one,
      amount: sign * one.amount,
      params: { ...one.params, side },
    }));
  return [...signed(seat, 1), ...signed(other, -1)];
}

/** Events that count in the chance although they are not named yet. */
function unnamed(t: Tables, state: HrState, conflict: Conflict, seat: Side): readonly Line[] {
  const [own, enemy] = [seat, otherSide(seat)].map((side) => listNameable(t, state, conflict, side).join());
  return [
    ...(own ? [{ key: 'hr.preview.events.own', params: { events: own }, rule: '7.2' }] : []),
    ...(enemy ? [{ key: 'hr.preview.events.enemy', params: { events: enemy }, rule: '7.2' }] : []),
  ];
}

/** A conflict that `seat` would declare. */
const fightPreview = (t: Tables, state: HrState, conflict: Conflict, seat: Side, effects: readonly Line[]): Steps =>
  counted(
    {
      effects: [...effects, ...unnamed(t, state, conflict, seat)],
      modifiers: diceOf(t, state, conflict, seat),
      warnings: warningsOf(state, conflict),
    },
    estimateNaming(t, state, conflict, seat, seat),
    hiddenOf(t, state, conflict, seat, true),
  );

/** What a defeat would cost beyond the fight itself (§6.5.2, §7.9.1). */
function warningsOf({ turn }: HrState, { blitz, isFree }: Conflict): Preview['warnings'] {
  const ends = turn.operation === null ? [{ key: 'hr.warn.ends-turn', rule: '7.9.1' }] : [];
  const costs = blitz > 0 && !isFree ? [{ key: 'hr.warn.blitz-cost', rule: '7.9.2' }] : [];
  return [...ends, ...costs];
}

function attackPreview(t: Tables, state: HrState, seat: Side, move: MoveOf<'attack'>, more: Extras): Steps {
  const conflict = declareAttack(t, state, seat, move, more);
  const takes: Line = { key: 'hr.preview.take', params: { space: move.target }, rule: '6.5.2' };
  const centre: readonly Line[] =
    isCentre(t, state, move.target) && t.spaceOf(move.target).home !== null
      ? [{ key: 'hr.preview.centre', params: { space: move.target }, rule: '7.9.1' }]
      : [];
  return fightPreview(t, state, conflict, seat, [takes, ...centre]);
}

/** The area a blitz would start from, as the question knows it. */
function blitzOrigin({ stack }: HrState): { readonly origin: string; readonly isFree: boolean } | null {
  const top = stack.at(-1);
  if (top?.at === 'bonus/blitz') return { origin: top.origin, isFree: false };
  return top?.at === 'overlord/blitz' ? { origin: top.origin, isFree: true } : null;
}

function cardPreview(t: Tables, state: HrState, conflict: Conflict, seat: Side, card: CardId): Steps {
  const told = { ...NOTHING, modifiers: diceOf(t, state, conflict, seat) };
  return counted(told, estimateCards(t, state, conflict, seat, [card]), hiddenOf(t, state, conflict, seat, false));
}

/** C-1: the chance with the events named so far, and `conflict` may name one more, if the seat then names no others. */
function namingPreview(t: Tables, state: HrState, conflict: Conflict, seat: Side): Steps {
  const isFirst = seat === conflict.active;
  const events = isFirst ? listNameable(t, state, conflict, otherSide(seat)) : [];
  const effects: readonly Line[] =
    events.length > 0 ? [{ key: 'hr.preview.events.enemy', params: { events: events.join() }, rule: '7.2' }] : [];
  const told = { ...NOTHING, effects, modifiers: diceOf(t, state, conflict, seat) };
  return counted(told, estimateNamed(t, state, conflict, seat, seat), hiddenOf(t, state, conflict, seat, isFirst));
}

/** */
function outfoxPreview(t: Tables, state: HrState, conflict: Conflict, seat: Side): Steps {
  const told = { ...NOTHING, modifiers: diceOf(t, state, conflict, seat) };
  return counted(told, estimateAnswered(t, state, conflict, seat, seat), hiddenOf(t, state, conflict, seat, false));
}

/** After the roll: `dice` are rolled again at once. */
const rolledPreview = (chance: number, dice: number, effects: readonly Line[] = []): Preview => ({
  ...NOTHING,
  effects,
  odds: oddsOf(chance, totalOf(chance, dice)),
});

function rerollPreview(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  frame: FrameAt<'conflict/reroll'>,
  places: readonly number[],
): Preview {
  const answers = countAnswers(t, state, conflict, frame.side);
  const answer: Line = { key: 'hr.preview.answer', params: { n: answers }, rule: '7.6' };
  const chance = chanceOfReroll(t, state, conflict, frame, places);
  return rolledPreview(chance, places.length, answers > 0 ? [answer] : []);
}

function effectPreview(t: Tables, state: HrState, conflict: Conflict, seat: Side, move: MoveOf<'effect'>): Preview {
  const used = listEffects(t, state, conflict, seat).find(
    ({ source, own }) => source === move.source && own === move.own,
  );
  return rolledPreview(chanceOfEffect(t, state, conflict, seat, move), used?.sets == null ? move.dice.length : 0);
}

/** Answers to the questions of a running conflict, before the cards are turned over. */
function hiddenPreview(t: Tables, state: HrState, conflict: Conflict, frame: Frame, move: Move): Steps | null {
  switch (frame.at) {
    case 'conflict/name':
      if (move.type === 'play')
        return namingPreview(t, state, withNamed(t, state, conflict, frame.side, move.event), frame.side);
      return move.type === 'done' ? namingPreview(t, state, conflict, frame.side) : null;
    case 'conflict/outfox':
      if (move.type === 'cancel')
        return outfoxPreview(t, state, withCancelled(t, conflict, frame.side, move.event), frame.side);
      return move.type === 'done' ? outfoxPreview(t, state, conflict, frame.side) : null;
    case 'conflict/card':
      return move.type === 'card' ? cardPreview(t, state, conflict, frame.side, move.card) : null;
    default:
      return null;
  }
}

/** Answers once the dice are rolled. */
function openPreview(t: Tables, state: HrState, conflict: Conflict, frame: Frame, move: Move): Preview {
  switch (frame.at) {
    case 'conflict/effect':
      if (move.type === 'effect') return effectPreview(t, state, conflict, frame.side, move);
      return move.type === 'done' ? rolledPreview(chanceOfEffect(t, state, conflict, frame.side, null), 0) : NOTHING;
    case 'conflict/pick':
      if (move.type !== 'block' && move.type !== 'sabotage') return NOTHING;
      return rolledPreview(chanceOfPick(t, state, conflict, frame.side, move), 0);
    case 'conflict/reroll':
      if (move.type === 'reroll') return rerollPreview(t, state, conflict, frame, move.dice);
      return move.type === 'done' ? rerollPreview(t, state, conflict, frame, []) : NOTHING;
    case 'conflict/counter':
      if (move.type === 'counter')
        return rolledPreview(chanceOfCounter(t, state, conflict, frame.side, move.dice), move.dice.length);
      return move.type === 'done' ? rolledPreview(chanceOfCounter(t, state, conflict, frame.side, []), 0) : NOTHING;
    default:
      return NOTHING;
  }
}

/** The side to move, by the question on top; the active side of the turn where no other is asked. */
function seatOf({ stack, side }: HrState): Side {
  const top = stack.at(-1);
  return top && 'side' in top ? top.side : side;
}

/** §6.7.3: MAXIMUM EFFORT comes to the Allies with the landing. */
const landed = (t: Tables, state: HrState): HrState => ({
  ...state,
  events: { ...state.events, ...Object.fromEntries(t.overlordExtras.along.map((copy) => [copy, 'allies-up'])) },
});

/** A conflict declared, events named, cards chosen: what the move would do, before anything hidden is known. */
function declaredPreview(t: Tables, state: HrState, move: Move): Steps | null {
  const seat = seatOf(state);
  const top = state.stack.at(-1);
  switch (move.type) {
    case 'attack':
      return top?.at === 'overlord/landing'
        ? attackPreview(t, landed(t, state), seat, move, t.overlordExtras)
        : attackPreview(t, state, seat, move, {});
    case 'blitz': {
      const from = blitzOrigin(state);
      if (!from) return null;
      const attack = { type: 'attack', kind: 'land', origin: from.origin, target: move.target, nation: null } as const;
      return attackPreview(t, state, seat, attack, { blitz: state.turn.blitz.made + 1, isFree: from.isFree });
    }
    case 'event': {
      const conflict = openConflict({ kind: 'event', target: move.event, origin: null, active: seat });
      const { category } = t.eventOf(move.event);
      const effect: Line = { key: `hr.preview.event.${category}`, params: { event: move.event }, rule: '4.2.5' };
      return fightPreview(t, state, conflict, seat, [effect]);
    }
    default:
      return state.conflict && top ? hiddenPreview(t, state, state.conflict, top, move) : null;
  }
}

/** As `preview`; what is known at once comes first, the chance at the end. */
export function* previewInSteps(t: Tables, state: HrState, move: Move): Steps {
  const steps = declaredPreview(t, state, move);
  if (steps) return yield* steps;
  const top = state.stack.at(-1);
  return state.conflict && top ? openPreview(t, state, state.conflict, top, move) : NOTHING;
}

export const preview = (t: Tables, state: HrState, move: Move): Preview => finish(previewInSteps(t, state, move));
