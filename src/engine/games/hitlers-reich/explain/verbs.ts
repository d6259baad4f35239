/**
 * Why each verb is refused: at the wrong time, or though the question takes such an answer; ids are checked before. Asks
 * the same rules as the list of moves. A verb without a row does not compile.
 */
import type { Params, Reason } from '../../../kernel/types.ts';
import { cardOf } from '../cards.ts';
import { questionOf } from '../frames.ts';
import { otherSide, type SpaceId } from '../ids.ts';
import type { Beginning, Move, MoveOf } from '../moves.ts';
import {
  explainBarbarossa,
  explainFleet,
  explainFortify,
  explainOverlord,
  explainPlan,
  explainPush,
  explainReorganise,
} from '../rules/actions.ts';
import { isHeldBy } from '../rules/control.ts';
import { actsWith, type NameRefusal } from '../rules/events.ts';
import type { Conflict } from '../state.ts';
import { explainAttackNow } from './attacks.ts';
import { explainBlitz, explainNoBlitz } from './blitz.ts';
import { explainChoice, explainDiscard, explainGive, explainHit, explainTake } from './cards.ts';
import { explainDice, explainEffect } from './dice.ts';
import { explainCancel, explainDrop, explainKeep, explainPlay, explainReturn, explainTry } from './events.ts';
import { explainLiftMarker, explainLiftPiece, explainTurncoat } from './pieces.ts';
import type { Question } from './question.ts';
import { fromRule, no } from './reason.ts';

type Why = Reason | null;

/** Of a verb whose button is pointed at before what it names. */
interface Begun {
  /** Nothing can be named: the code, and why. */
  readonly nothing: readonly [code: string, why: string];
  /** Whether a space that was pointed at first could be meant for it. */
  isMeant?(question: Question, space: SpaceId): boolean;
}

interface Refusals<K extends Move['type']> {
  /** The question takes no such answer; null where nothing more is to be said than what it asks for. */
  untimely?(question: Question): Why;
  /** The question takes such an answer, but not this one. */
  refuse?(question: Question, move: MoveOf<K>): Why;
}

const said = (found: NameRefusal | null, params: Params = {}): Why => found && fromRule(found, params);

/** For actions and bonuses: their time is the course of the turn. */
const inTurn =
  (why: (question: Question) => Why) =>
  (question: Question): Why =>
    questionOf(question.frame)?.inTurn ? why(question) : null;

/** between the two attacks of a Big Push only an event or an attack fits. */
const notBetween = inTurn(({ frame }) =>
  frame.at === 'push/bonus' || frame.at === 'push/attacks' ? no('IL-02', 'R-14', 'after-second') : null,
);
const notLater = inTurn(() => no('IL-26', '6.6', 'push-not-first'));
const notToPass = (): Reason => no('IL-04', 'R-11', 'pass');

const inConflict =
  <K extends Move['type']>(why: (question: Question, conflict: Conflict, move: MoveOf<K>) => Why) =>
  (question: Question, move: MoveOf<K>): Why =>
    question.state.conflict && why(question, question.state.conflict, move);

/** IL-21 says it twice: too few cards, or a hand size of 1, which cannot pay. */
const explainOption = (found: Why, handSize: number): Why =>
  found?.code === 'IL-21' && handSize <= 1 ? no('IL-21', '6.1', 'last-hand-size') : found;

/** IL-04: a second action that was not earned. */
function explainNoBonus({ frame, state: { turn } }: Question): Reason {
  if (frame.at === 'push/attacks' && frame.kept) return no('IL-04', '6.6.3', 'bonus-kept');
  if (turn.success === 'spent') return no('IL-04', '7.9', 'bonus-spent');
  if (turn.success === 'none') return no('IL-04', '7.9', 'bonus-unearned');
  return frame.at === 'push/attacks' ? no('IL-04', '6.6.3', 'bonus-nothing') : no('IL-04', '7.9', 'bonus-not-here');
}

/** A step or an operation that cannot end yet. */
function explainStop({ state, frame }: Question): Why {
  switch (frame.at) {
    case 'reorganise/discard':
      return no('IL-20', '6.1', 'discard-least', { n: frame.least - frame.made });
    case 'conflict/name':
      return no('IL-22', 'R-86', 'must-waive', { event: 'guderian' });
    case 'push/events':
      return no('IL-02', '6.6.2', 'push-one-event');
    case 'push/attacks':
      return no('IL-02', '6.6.3', 'push-one-attack');
    case 'barbarossa/ask':
    case 'bagration/ask':
      return state.rulings['operation-attacks'] === 'all'
        ? no('IL-02', 'R-37', 'all-attacks')
        : no('IL-02', 'R-37', 'one-attack');
    default:
      return null;
  }
}

/** IL-48: COUNTERATTACK is announced with the events and used by the side that is losing. */
function explainNoCounter({ t, state: { conflict }, side }: Question): Reason {
  if (!conflict) return no('IL-48', 'R-94', 'counter-after-result', { event: 'counterattack' });
  return actsWith(t, conflict, side, 'rerollsAfter')
    ? no('IL-48', 'R-94', 'counter-not-losing', { event: 'counterattack' })
    : no('IL-48', 'R-17', 'counter-not-announced', { event: 'counterattack' });
}

/** IL-46: OUTFOXED has one moment, once for each side. */
function explainNoCancel({ state: { conflict }, frame }: Question): Why {
  if (!conflict) return null;
  if (frame.at === 'conflict/name') return no('IL-46', 'R-78', 'cancel-later', { event: 'outfoxed' });
  const isUsed = conflict.cancelled.length > 0;
  return no('IL-46', 'R-78', isUsed ? 'cancel-once' : 'cancel-over', { event: 'outfoxed' });
}

const explainHitNow = inConflict<'block' | 'sabotage'>(({ frame }, conflict, { card }) =>
  frame.at === 'conflict/pick' ? explainHit(frame, conflict, card) : null,
);

export const BEGUN: Readonly<Record<Beginning, Begun>> = {
  fortify: {
    nothing: ['IL-23', 'no-area'],
    isMeant: ({ t, state, side }, id) => !t.spaceOf(id).isSea && isHeldBy(t, state, id, side),
  },
  fleet: { nothing: ['IL-24', 'no-sea'], isMeant: ({ t }, id) => t.spaceOf(id).isSea },
  event: { nothing: ['IL-29', 'no-event'] },
};

export const REFUSALS: { readonly [K in Move['type']]: Refusals<K> } = {
  reorganise: {
    untimely: notBetween,
    refuse: ({ state, side }, { option }) =>
      explainOption(said(explainReorganise(state, side, option), { side: otherSide(side) }), state.handSize[side]),
  },
  fortify: {
    untimely: notBetween,
    refuse: ({ t, state, side }, { area }) => said(explainFortify(t, state, side, area), { space: area }),
  },
  fleet: {
    untimely: notBetween,
    refuse: ({ t, state, side }, { zone }) => said(explainFleet(t, state, side, zone), { space: zone }),
  },
  plan: { untimely: notBetween, refuse: ({ state, side }) => said(explainPlan(state, side)) },
  event: {
    untimely: inTurn(({ frame, state }) => {
      if (frame.at === 'push/attacks') return no('IL-26', '6.6', 'mix-event');
      return frame.at === 'bonus/blitz' && state.last?.tookCentre ? no('IL-38', '7.9.1', 'centre-late') : null;
    }),
    refuse: (question, { event }) => explainTry(question, event),
  },
  attack: {
    untimely: inTurn(({ frame }) => (frame.at === 'push/events' ? no('IL-26', '6.6', 'mix-attack') : null)),
    refuse: explainAttackNow,
  },
  blitz: {
    untimely: inTurn(explainNoBlitz),
    refuse: (question, { target }) =>
      'origin' in question.frame ? explainBlitz(question, question.frame.origin, target) : null,
  },
  push: {
    untimely: notLater,
    refuse: ({ state, side }, { of }) =>
      said(explainPush(state, side)) ?? no('IL-26', '6.6', of === 'events' ? 'push-no-event' : 'push-no-attack'),
  },
  barbarossa: { untimely: notLater, refuse: ({ t, state, side }) => said(explainBarbarossa(t, state, side)) },
  overlord: {
    untimely: notLater,
    refuse({ t, state, side }) {
      const found = explainOverlord(t, state, side);
      return said(found?.why === 'used' ? { ...found, why: 'overlord-used' } : found, { event: 'higgins-boats' });
    },
  },
  bonus: { untimely: inTurn(explainNoBonus), refuse: explainNoBonus },
  pass: { untimely: inTurn(notToPass), refuse: notToPass },
  decline: { refuse: explainStop },
  done: { refuse: explainStop },
  play: {
    untimely: ({ state }) => (state.conflict === null ? null : no('IL-02', 'R-15', 'naming-over')),
    refuse: inConflict((question, conflict, { event }) => explainPlay(question, conflict, event)),
  },
  cancel: {
    untimely: explainNoCancel,
    refuse: inConflict((question, conflict, { event }) => explainCancel(question, conflict, event)),
  },
  card: {
    // IL-37: a chosen conflict card stands.
    untimely: ({ state: { conflict }, frame }) =>
      conflict !== null && frame.at !== 'conflict/name' && frame.at !== 'conflict/outfox'
        ? no('IL-37', '7.3', 'card-chosen')
        : null,
    refuse: inConflict((question, conflict, { card }) => explainChoice(question, conflict, card)),
  },
  effect: { refuse: inConflict(explainEffect) },
  block: { refuse: explainHitNow },
  sabotage: { refuse: explainHitNow },
  reroll: {
    // IL-36: a re-roll is declared once.
    untimely: ({ state: { conflict }, frame }) =>
      conflict !== null && frame.at === 'conflict/counter' ? no('IL-36', 'R-22', 'reroll-over') : null,
    refuse({ state, frame }, { dice }) {
      if (frame.at === 'plan/reroll')
        return explainDice(dice, { count: frame.dice.length, most: cardOf(frame.card).rerolls, rule: '6.3.2' });
      if (frame.at !== 'conflict/reroll') return null;
      const { side, most, free } = frame;
      return explainDice(dice, { count: state.conflict?.dice[side].length ?? 0, most, free, rule: '7.6' });
    },
  },
  counter: {
    untimely: explainNoCounter,
    refuse({ state, frame }, { dice }) {
      if (frame.at !== 'conflict/counter') return null;
      const count = state.conflict?.dice[frame.side].length ?? 0;
      return explainDice(dice, { count, most: count, rule: 'R-94' });
    },
  },
  discard: { refuse: (question, { card }) => explainDiscard(question, card) },
  drop: { refuse: (question, { event }) => explainDrop(question, event) },
  keep: { refuse: ({ t, frame }, { event }) => (frame.at === 'clean/keep' ? explainKeep(t, frame, event) : null) },
  lift: {
    refuse({ t, state, frame }, { space }) {
      if (frame.at === 'pay/lift') return explainLiftPiece(state, frame, space);
      return frame.at === 'control/lift' ? explainLiftMarker(t, state, frame, space) : null;
    },
  },
  nation: {},
  choose: {
    refuse: ({ t, state, frame }, { space }) =>
      frame.at === 'event/choose' ? explainTurncoat(t, state, frame, space) : null,
  },
  speer: {},
  return: {
    refuse: ({ t, state, frame }, { event }) =>
      frame.at === 'reshuffle/return' ? explainReturn(t, state, frame, event) : null,
  },
  swap: {
    refuse: (question, { take, give }) =>
      question.frame.at === 'reshuffle/build-up'
        ? (explainTake(question, take) ?? explainGive(question, question.frame, give))
        : null,
  },
  resign: {},
};
