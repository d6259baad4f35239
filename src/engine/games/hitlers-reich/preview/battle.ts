/** Previews of a declared fight, and of the answers in a conflict. */
import type { Line, Modifier, Odds, Preview } from '../../../kernel/types.ts';
import { NO_PREVIEW } from '../../../kits/rehearsal/preview.ts';
import type { Stake } from '../../../kits/rehearsal/rehearse.ts';
import type { Frame, FrameAt } from '../frames.ts';
import { otherSide, type Side } from '../ids.ts';
import { isAnswer, type Answered, type AnswerTo, type Move } from '../moves.ts';
import { estimateCards, type Estimate } from '../odds/card-game.ts';
import { equalChance } from '../odds/parties.ts';
import { estimateAnswered, estimateNamed, withCancelled, withNamed } from '../odds/event-game.ts';
import type { Past } from '../odds/past.ts';
import { chanceOfCounter, chanceOfEffect, chanceOfPick, chanceOfReroll, countAnswers } from '../odds/rolled.ts';
import type { Work } from '../odds/work.ts';
import { FACES, listDice } from '../rules/dice.ts';
import { listEffects } from '../rules/effects.ts';
import { listNameable } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

export interface Asked {
  readonly t: Tables;
  readonly state: HrState;
  readonly frame: Frame;
  readonly seat: Side;
  readonly past: Past;
}

/** Before the dice, chances have no small total; they are given as so many of a million. */
const OF = 1_000_000;
/** The odds of at most this many dice are counts of their rolls, those of more are millionths. */
const MOST_COUNTED = 7;
/** Rounding errors in a sum of many chances are smaller than this. */
const CLOSE = 1e-7;

/** In how many equally likely outcomes a chance is given: the rolls of a few dice, `dice` at least, where these are exact. */
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

const WITH_EQUAL: Line = { key: 'hr.case.with-equal', rule: '4.1.2' };
const IF_CARD: Line = { key: 'hr.case.if-card' };
/** The chance for equal cards is shown with those for a card that counts this much more or less. */
const APART = 3;

/** Before the cards are chosen: what both players may see of a conflict. */
function equalOdds(t: Tables, state: HrState, conflict: Conflict, seat: Side): Odds {
  const of = (more: number) => equalChance(t, state, conflict, seat, more);
  const caseOf = (more: number, by: Line) => ({ count: Math.round(of(more) * OF), by });
  const cases = [
    caseOf(-APART, { key: 'hr.case.lower', params: { n: APART } }),
    caseOf(0, { key: 'hr.case.equal' }),
    caseOf(APART, { key: 'hr.case.higher', params: { n: APART } }),
  ];
  return { ...oddsOf(of(0)), assumed: { by: WITH_EQUAL, heading: IF_CARD, cases } };
}

const LIKELY: Line = { key: 'hr.case.likely', rule: '7.3' };
const IF_HAND: Line = { key: 'hr.case.if-hand' };
const STRONGEST: Line = { key: 'hr.case.strongest' };
const WEAKEST: Line = { key: 'hr.case.weakest' };

/** Before the cards are turned over: with its ends where anything hidden counts. It reads the hand of the seat. */
function estimateOdds({ chance, low, high, isHidden }: Estimate): Odds {
  if (!isHidden) return { ...oddsOf(chance), isOwn: true };
  const cases = [
    { count: Math.round(low * OF), by: STRONGEST },
    { count: Math.round(high * OF), by: WEAKEST },
  ];
  return { ...oddsOf(chance), isOwn: true, assumed: { by: LIKELY, heading: IF_HAND, cases } };
}

/** Chances that take long to count: everything else of a preview is shown meanwhile. */
export type Steps = Generator<Preview, Preview, void>;

function* inSteps(told: Omit<Preview, 'odds'>, work: Work<Estimate>): Steps {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { ...told, odds: estimateOdds(step.value) };
    yield { ...told, odds: null, isCounting: true };
  }
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

/** Events that may still be played, and do not count in the chance with equal cards. */
function uncounted(t: Tables, state: HrState, conflict: Conflict, seat: Side): readonly Line[] {
  const [own, enemy] = [seat, otherSide(seat)].map((side) => listNameable(t, state, conflict, side).join());
  return [
    ...(own ? [{ key: 'hr.preview.uncounted.own', params: { events: own }, rule: '7.2' }] : []),
    ...(enemy ? [{ key: 'hr.preview.uncounted.enemy', params: { events: enemy }, rule: '7.2' }] : []),
  ];
}

/** Both players may look while a target is chosen, so the chance is that of equal cards. */
export function previewFight(t: Tables, declared: HrState, seat: Side): Preview {
  const { conflict, turn } = declared;
  if (!conflict) return NO_PREVIEW;
  const { kind, target: event, red, blitz, isFree } = conflict;
  const won: readonly Stake[] =
    kind === 'event'
      ? [
          {
            on: 'win',
            line: { key: `hr.preview.event.${t.eventOf(event).category}`, params: { event }, rule: '4.2.5' },
          },
        ]
      : [];
  return {
    effects: uncounted(t, declared, conflict, seat),
    stakes: red ? [...won, { on: 'duty', line: { key: 'hr.stake.red', rule: '6.5.3.4' } }] : won,
    modifiers: diceOf(t, declared, conflict, seat),
    odds: equalOdds(t, declared, conflict, seat),
    // §6.5.2, §7.9.1, §7.9.2
    warnings: [
      ...(turn.operation === null ? [{ key: 'hr.warn.ends-turn', rule: '7.9.1' }] : []),
      ...(blitz > 0 && !isFree ? [{ key: 'hr.warn.blitz-cost', rule: '7.9.2' }] : []),
    ],
  };
}

/** Before the cards are turned over: both players may see the chance with equal cards meanwhile. */
const counted = (
  { t, state, seat }: Asked,
  conflict: Conflict,
  work: Work<Estimate>,
  effects: readonly Line[] = [],
): Steps => {
  const openOdds = equalOdds(t, state, conflict, seat);
  return inSteps({ ...NO_PREVIEW, effects, modifiers: diceOf(t, state, conflict, seat), openOdds }, work);
};

/** After the roll: `dice` are rolled again at once. */
const rolled = (chance: number, dice: number, effects: readonly Line[] = []): Preview => ({
  ...NO_PREVIEW,
  effects,
  odds: oddsOf(chance, totalOf(chance, dice)),
});

type ConflictStep = Extract<Answered, `conflict/${string}`>;
type AskedIn = Asked & { readonly conflict: Conflict };
type Show<At extends ConflictStep> = (
  asked: AskedIn & { readonly frame: FrameAt<At> },
  move: AnswerTo<At>,
) => Preview | Steps;

const placesOf = (move: Move): readonly number[] => ('dice' in move ? move.dice : []);

/** Previews of the answers in a conflict, by its step. */
const ANSWERS: { readonly [At in ConflictStep]: Show<At> } = {
  'conflict/card'(asked, { card }) {
    const { t, state, seat, conflict, past } = asked;
    return counted(asked, conflict, estimateCards(t, state, conflict, seat, { cards: [card], past }));
  },
  // C-1: the chance with the events named so far and this one, if the seat then names no others.
  'conflict/name'(asked, move) {
    const { t, state, seat, past } = asked;
    const conflict = 'event' in move ? withNamed(t, state, asked.conflict, seat, move.event) : asked.conflict;
    const events = seat === conflict.active ? listNameable(t, state, conflict, otherSide(seat)) : [];
    const line: Line = { key: 'hr.preview.events.enemy', params: { events: events.join() }, rule: '7.2' };
    const work = estimateNamed(t, state, conflict, { seat, past }, seat);
    return counted(asked, conflict, work, events.length > 0 ? [line] : []);
  },
  //
  'conflict/outfox'(asked, move) {
    const { t, state, seat, past } = asked;
    const conflict = 'event' in move ? withCancelled(t, asked.conflict, seat, move.event) : asked.conflict;
    return counted(asked, conflict, estimateAnswered(t, state, conflict, { seat, past }, seat));
  },
  'conflict/effect'({ t, state, seat, conflict }, move) {
    const used = 'dice' in move ? move : null;
    const effect = listEffects(t, state, conflict, seat).find(
      ({ source, own }) => source === used?.source && own === used.own,
    );
    return rolled(chanceOfEffect(t, state, conflict, seat, used), effect?.sets == null ? placesOf(move).length : 0);
  },
  'conflict/pick': ({ t, state, seat, conflict }, move) => rolled(chanceOfPick(t, state, conflict, seat, move), 0),
  'conflict/reroll'({ t, state, frame, conflict }, move) {
    const n = countAnswers(t, state, conflict, frame.side);
    const answer: Line = { key: 'hr.preview.answer', params: { n }, rule: '7.6' };
    const dice = placesOf(move);
    return rolled(chanceOfReroll(t, state, conflict, frame, dice), dice.length, n > 0 ? [answer] : []);
  },
  'conflict/counter'({ t, state, seat, conflict }, move) {
    const dice = placesOf(move);
    return rolled(chanceOfCounter(t, state, conflict, seat, dice), dice.length);
  },
};

const isConflictStep = (at: string): at is ConflictStep => at in ANSWERS;

/** Returns null unless the move answers a question in a conflict. */
export function previewAnswer(asked: Asked, move: Move): Preview | Steps | null {
  const { conflict } = asked.state;
  const { at } = asked.frame;
  if (!conflict || !isConflictStep(at) || !isAnswer(move.type, at)) return null;
  const show = ANSWERS[at] as (asked: AskedIn, move: Move) => Preview | Steps;
  return show({ ...asked, conflict }, move);
}
