/** Actions and bonuses: their time is the course of the turn. */
import type { Reason } from '../../../kernel/types.ts';
import { explainAttackNow } from '../explain/attacks.ts';
import { explainBlitz, explainNoBlitz } from '../explain/blitz.ts';
import { explainTry } from '../explain/events.ts';
import type { Question } from '../explain/question.ts';
import { no } from '../explain/reason.ts';
import { questionOf } from '../frames.ts';
import { otherSide, type SpaceId } from '../ids.ts';
import { labelBlitz, labelEnd } from '../labels.ts';
import type { Beginning } from '../moves.ts';
import { previewAttack, previewBlitz, previewEvent } from '../previews.ts';
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
import { explainStop } from './stop.ts';
import { said, type RulesOf, type Why } from './verb-rules.ts';

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
  /** Nothing can be named: the code, and why. */
  readonly nothing: readonly [code: string, why: string];
  /** True if a space that was pointed at first could be meant for it. */
  isMeant?(question: Question, space: SpaceId): boolean;
}

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
    preview: (asked, { event }) => previewEvent(asked, event),
  },
  attack: {
    untimely: inTurn(({ frame }) => (frame.at === 'push/events' ? no('IL-26', '6.6', 'mix-attack') : null)),
    refuse: explainAttackNow,
    declaresFight: true,
    preview: previewAttack,
  },
  blitz: {
    untimely: inTurn(explainNoBlitz),
    refuse: (question, { target }) =>
      'origin' in question.frame ? explainBlitz(question, question.frame.origin, target) : null,
    declaresFight: true,
    preview: (asked, { target }) => previewBlitz(asked, target),
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
