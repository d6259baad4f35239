/** Verbs of a turn: actions and bonuses. */
import type { Reason } from '../../../kernel/types.ts';
import { mayOwn } from '../tables/event-cards.ts';
import { explainAttackAt, explainAttackNow } from '../explain/attacks.ts';
import type { Question } from '../explain/question.ts';
import { no } from '../rules/reason.ts';
import { questionOf } from '../frames.ts';
import { otherSide, type Side, type SpaceId, type Title } from '../ids.ts';
import { labelBlitz, labelEnd } from './labels.ts';
import { attackOf, type Beginning } from '../moves.ts';
import {
  explainBarbarossa,
  explainFleet,
  explainFortify,
  explainOverlord,
  explainPlan,
  explainPush,
  explainReorganise,
} from '../rules/actions.ts';
import { LONGEST_CHAIN, listBlitzTargets } from '../rules/attack-lists.ts';
import { controllerOf, isHeldBy } from '../rules/control.ts';
import { failedTryCondition, findCopy } from '../rules/events.ts';
import type { Place } from '../state.ts';
import { explainStop, said, type RulesOf, type Why } from './verb-rules.ts';

type Action =
  | 'reorganise'
  | 'fortify'
  | 'fleet'
  | 'plan'
  | 'event'
  | 'attack'
  | 'blitz'
  | 'push'
  | 'barbarossa'
  | 'overlord'
  | 'bonus'
  | 'pass'
  | 'decline';

/** A verb whose button is pointed at before the thing that it names. */
interface Begun {
  /** Code and sentence of a verb that can name nothing. */
  readonly nothing: readonly [code: string, why: string];
  /** True if a space that was pointed at first could be meant for it. */
  isMeant?(question: Question, space: SpaceId): boolean;
}

/** Gives the reason only in the course of a turn, because any other question has its own reasons. */
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

/** IL-21 says it twice: too few cards, or a hand size of 1, which cannot pay. */
const explainOption = (found: Why, handSize: number): Why =>
  found?.code === 'IL-21' && handSize <= 1 ? no('IL-21', '6.1', 'last-hand-size') : found;

/** IL-04: a second action that was not earned, or that is asked for at another moment. */
function explainNoBonus({ frame, state: { turn } }: Question): Why {
  if (frame.at === 'turn/bonus' || frame.at === 'push/bonus') return null;
  if (frame.at === 'push/attacks' && frame.kept) return no('IL-04', '6.6.3', 'bonus-kept');
  if (turn.success === 'spent') return no('IL-04', '7.9', 'bonus-spent');
  if (turn.operation === 'overlord' || turn.operation === 'bagration') return no('IL-04', '6.7.3', 'bonus-never');
  if (turn.success === 'none') return no('IL-04', '7.9', 'bonus-unearned');
  return frame.at === 'push/attacks' ? no('IL-04', '6.6.3', 'bonus-nothing') : no('IL-04', '7.9', 'bonus-later');
}

export const BEGUN: Readonly<Record<Beginning, Begun>> = {
  fortify: {
    nothing: ['IL-23', 'no-area'],
    isMeant: ({ t, state, side }, id) => !t.spaceOf(id).isSea && isHeldBy(t, state, id, side),
  },
  fleet: { nothing: ['IL-24', 'no-sea'], isMeant: ({ t }, id) => t.spaceOf(id).isSea },
  event: { nothing: ['IL-29', 'no-event'] },
};

export const actions: RulesOf<Action> = {
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
    declaresFight: true,
  },
  attack: {
    untimely: inTurn(({ frame }) => (frame.at === 'push/events' ? no('IL-26', '6.6', 'mix-attack') : null)),
    refuse: explainAttackNow,
    declaresFight: true,
  },
  blitz: {
    untimely: inTurn(explainNoBlitz),
    refuse: (question, { target }) =>
      'origin' in question.frame ? explainBlitz(question, question.frame.origin, target) : null,
    declaresFight: true,
    label: ({ frame }, { target }) => labelBlitz(frame, target),
  },
  push: {
    untimely: notLater,
    refuse: ({ state, side }, { of }) =>
      said(explainPush(state, side)) ?? no('IL-26', '6.6', of === 'events' ? 'push-no-event' : 'push-no-attack'),
  },
  barbarossa: { untimely: notLater, refuse: ({ t, state, side }) => said(explainBarbarossa(t, state, side)) },
  overlord: {
    opens1944: true,
    untimely: notLater,
    refuse({ t, state, side }) {
      const found = explainOverlord(t, state, side);
      return said(found?.why === 'used' ? { ...found, why: 'overlord-used' } : found, { event: 'higgins-boats' });
    },
  },
  bonus: { untimely: inTurn(explainNoBonus), refuse: explainNoBonus },
  pass: { untimely: inTurn(notToPass), refuse: notToPass, saysWhyAtCentre: true },
  decline: { refuse: explainStop, label: ({ frame }, move) => labelEnd(frame, move) },
};

/** Places of an event that is in no mall, nearest first. */
const PLACES: readonly (readonly [(side: Side) => Place, string])[] = [
  [(side) => `${side}-up`, 'try-held'],
  [(side) => `${side}-down`, 'try-held'],
  [() => 'standing', 'try-standing'],
  [(side) => `${otherSide(side)}-up`, 'try-opponent'],
  [(side) => `${otherSide(side)}-down`, 'try-opponent'],
  [(side) => `with-${otherSide(side)}`, 'try-handed-over'],
  [(side) => `with-${side}`, 'try-waiting'],
  [() => 'lid', 'try-lid'],
  [() => 'aside-1941', 'try-aside-1941'],
  [() => 'aside-1943', 'try-aside-1943'],
  [() => 'removed', 'try-removed'],
];

/** §6.4 */
function explainTry({ t, state, side }: Question, title: Title): Why {
  const params = { event: title, side: otherSide(side) };
  if (!mayOwn(t.eventOf(title), side)) return no('IL-29', '6.4', 'try-other-side', params);
  if (findCopy(t, state, title, 'mall') === null) {
    const place = PLACES.find(([at]) => findCopy(t, state, title, at(side)) !== null);
    return no('IL-29', '6.4.1', place?.[1] ?? 'try-left-out', params);
  }
  const failed = failedTryCondition(t, state, t.eventOf(title));
  if (failed === 'pact-off') return no('IL-17', '8.6', 'try-pact', params);
  if (failed !== null) return no('IL-44', 'R-76', `try-if.${failed}`, params);
  return state.hands[side].length === 0 ? no('IL-30', '7.3', 'no-card-to-fight') : null;
}

const noBlitz = (why: string, space?: SpaceId): Reason => no('IL-39', '7.9.2', why, space ? { space } : {});

/** Nothing has been fought in this turn: the last conflict belongs to the one before. */
function isBeforeFights({ frame }: Question): boolean {
  switch (frame.at) {
    case 'turn/action':
    case 'overlord/landing':
      return true;
    case 'push/events':
    case 'push/attacks':
    case 'barbarossa/ask':
      return frame.made === 0;
    default:
      return false;
  }
}

/** The blitz is not asked for now: why the last attack gave none, or that its moment is over (§7.9.2, R-91). */
function explainNoBlitz(question: Question): Reason {
  const { t, state, side } = question;
  const { last, turn } = state;
  if (isBeforeFights(question) || last === null) return noBlitz('blitz-needs-capture');
  if (turn.operation === 'bagration') return no('IL-39', 'R-93', 'blitz-bagration');
  if (turn.blitz.made >= LONGEST_CHAIN) return noBlitz('blitz-three');
  if (turn.blitz.series === 'closed') return noBlitz('blitz-one-chain');
  if (!last.won || last.kind === 'event') return noBlitz('blitz-late');
  if (!last.tookByLand) return noBlitz('blitz-by-land', last.target);
  if (listBlitzTargets(t, state, side, last.target).length === 0) return noBlitz('blitz-nowhere', last.target);
  if (state.handSize[side] <= 1) return no('IL-22', 'R-86', 'blitz-cost', { event: 'guderian' });
  return noBlitz('blitz-late');
}

/** Why `target` is no target of the blitz that is asked for. */
function explainBlitz(question: Question, origin: SpaceId, target: SpaceId): Why {
  const { t, state, frame } = question;
  if (t.spaceOf(target).isSea) return noBlitz('blitz-sea', target);
  const isNear = t.bordersOf(origin).some(({ to, kind }) => to === target && kind === 'land');
  if (!isNear) return no('IL-39', '7.9.2', 'blitz-not-beside', { space: target, origin });
  if (frame.at === 'overlord/blitz' && target === 'berlin') return no('IL-28', '6.7.3', 'berlin', { space: target });
  const barred = explainAttackAt(question, attackOf('land', origin, target));
  if (barred) return barred;
  const isBound = state.turn.isBarbarossa && controllerOf(t, state, target) !== 'soviet';
  return isBound ? no('IL-28', '6.7.2', 'blitz-not-soviet', { space: target }) : null;
}
