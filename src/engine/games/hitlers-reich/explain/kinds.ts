/** Which kinds of answer each question takes, and why another kind is not one (IL-02, IL-04, IL-26, IL-37 to IL-42, IL-46, IL-48). */
import type { Reason } from '../../../kernel/types.ts';
import type { Frame } from '../frames.ts';
import { hasOp } from '../event-cards.ts';
import type { Move } from '../moves.ts';
import { actingTitles } from '../rules/events.ts';
import { explainNoBlitz } from './blitz.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';

type Kind = Move['type'];

const ORDINARY = ['reorganise', 'fortify', 'fleet', 'plan', 'event', 'attack'] as const satisfies readonly Kind[];

const ACCEPTS: Partial<Record<Frame['at'], readonly Kind[]>> = {
  'turn/action': [...ORDINARY, 'push', 'barbarossa', 'overlord', 'pass'],
  'turn/bonus': [...ORDINARY, 'decline'],
  'bonus/centre': ['event', 'decline'],
  'bonus/blitz': ['blitz', 'decline'],
  'push/events': ['event', 'decline'],
  'push/attacks': ['attack', 'bonus', 'decline'],
  'push/bonus': ['event', 'attack', 'decline'],
  'barbarossa/ask': ['attack', 'decline'],
  'overlord/landing': ['attack'],
  'overlord/blitz': ['blitz', 'decline'],
  'bagration/ask': ['attack', 'decline'],
  'reorganise/discard': ['discard', 'done'],
  'pay/card': ['discard'],
  'pay/lift': ['lift'],
  'plan/reroll': ['reroll', 'done'],
  'conflict/name': ['play', 'done'],
  'conflict/outfox': ['cancel', 'done'],
  'conflict/card': ['card'],
  'conflict/effect': ['effect', 'done'],
  'conflict/reroll': ['reroll', 'done'],
  'conflict/counter': ['counter', 'done'],
  'clean/keep': ['keep'],
  'clean/nation': ['nation'],
  'event/choose': ['choose'],
  'event/nation': ['nation'],
  'event/drop': ['drop'],
  'control/lift': ['lift'],
  discard: ['discard'],
  'reshuffle/speer': ['speer'],
  'reshuffle/return': ['return'],
  'reshuffle/build-up': ['swap', 'done'],
};

export function accepts({ frame }: Question, kind: Kind): boolean {
  if (frame.at === 'conflict/pick') return kind === frame.what;
  return ACCEPTS[frame.at]?.includes(kind) ?? false;
}

/** Questions about the course of the turn, in which actions are chosen. */
export const isTurnQuestion = ({ frame }: Question): boolean =>
  /^(turn|bonus|push|barbarossa|overlord|bagration)\//.test(frame.at);

/** IL-02: the question asks for something else, and what that is. */
export const wrongKind = ({ frame }: Question): Reason =>
  no('IL-02', '5.2', 'kind', { now: `hr.no.now.${frame.at.replace('/', '.')}` });

/** Why the question takes no answer of that kind; null where it does. */
export function explainKind(question: Question, move: Move): Reason | null {
  if (move.type === 'resign' || accepts(question, move.type)) return null;
  return explainOwed(question, move) ?? explainTiming(question, move) ?? wrongKind(question);
}

const isStop = (kind: Kind): boolean => kind === 'done' || kind === 'decline' || kind === 'pass';

/** Questions that allow nothing but what they ask for, each with a code of its own. */
function explainOwed({ frame, state }: Question, move: Move): Reason | null {
  switch (frame.at) {
    case 'discard':
      return isStop(move.type) ? no('IL-40', '6.5.2.1', 'discard-owed', { n: frame.n }) : null;
    case 'event/drop':
      return no('IL-41', '4.2.2', 'drop-owed', { most: state.allowance[frame.side] });
    case 'reshuffle/build-up':
      return move.type === 'discard' ? no('IL-42', '5.4.4', 'swap-pair') : null;
    case 'bonus/centre':
      return move.type === 'pass' || move.type === 'counter' ? null : no('IL-38', '7.9.1', 'centre-event-only');
    case 'conflict/reroll':
    case 'plan/reroll':
      return move.type === 'effect' && !move.own ? no('IL-36', '7.6', 'own-dice-only') : null;
    default:
      return null;
  }
}

function explainTiming(question: Question, { type }: Move): Reason | null {
  switch (type) {
    case 'counter':
      return explainNoCounter(question);
    case 'cancel':
      return explainNoCancel(question);
    case 'card':
      return explainNoCard(question);
    case 'play':
      return question.state.conflict === null ? null : no('IL-02', 'R-15', 'naming-over');
    case 'reroll':
      return explainNoReroll(question);
    default:
      return isTurnQuestion(question) ? explainTurn(question, type) : null;
  }
}

/** Actions and bonuses that come at the wrong time of the turn. */
function explainTurn(question: Question, type: Kind): Reason | null {
  const { frame, state } = question;
  switch (type) {
    case 'pass':
      return no('IL-04', 'R-11', 'pass');
    case 'bonus':
      return explainNoBonus(question);
    case 'push':
    case 'barbarossa':
    case 'overlord':
      return no('IL-26', '6.6', 'push-not-first');
    case 'blitz':
      return explainNoBlitz(question);
    case 'event':
      if (frame.at === 'push/attacks') return no('IL-26', '6.6', 'mix-event');
      return frame.at === 'bonus/blitz' && state.last?.tookCentre ? no('IL-38', '7.9.1', 'centre-late') : null;
    case 'attack':
      return frame.at === 'push/events' ? no('IL-26', '6.6', 'mix-attack') : null;
    case 'reorganise':
    case 'fortify':
    case 'fleet':
    case 'plan':
      return frame.at === 'push/bonus' || frame.at === 'push/attacks' ? no('IL-02', 'R-14', 'after-second') : null;
    default:
      return null;
  }
}

/** IL-04: a second action that was not earned. */
export function explainNoBonus({ frame, state: { turn } }: Question): Reason {
  if (frame.at === 'push/attacks' && frame.kept) return no('IL-04', '6.6.3', 'bonus-kept');
  if (turn.success === 'spent') return no('IL-04', '7.9', 'bonus-spent');
  if (turn.success === 'none') return no('IL-04', '7.9', 'bonus-unearned');
  return frame.at === 'push/attacks' ? no('IL-04', '6.6.3', 'bonus-nothing') : no('IL-04', '7.9', 'bonus-not-here');
}

/** IL-48: COUNTERATTACK is announced with the events and used by the side that is losing. */
function explainNoCounter({ state: { conflict }, side }: Question): Reason {
  if (!conflict) return no('IL-48', 'R-94', 'counter-after-result', { event: 'counterattack' });
  const isNamed = actingTitles(conflict, side).some((title) => hasOp(title, 'POST_REROLL'));
  return isNamed
    ? no('IL-48', 'R-94', 'counter-not-losing', { event: 'counterattack' })
    : no('IL-48', 'R-17', 'counter-not-announced', { event: 'counterattack' });
}

/** IL-46: OUTFOXED has one moment, once for each side. */
function explainNoCancel({ state: { conflict }, frame }: Question): Reason | null {
  if (!conflict) return null;
  if (frame.at === 'conflict/name') return no('IL-46', 'R-78', 'cancel-later', { event: 'outfoxed' });
  const isUsed = conflict.cancelled.length > 0;
  return no('IL-46', 'R-78', isUsed ? 'cancel-once' : 'cancel-over', { event: 'outfoxed' });
}

/** IL-37: a chosen conflict card stands. */
const explainNoCard = ({ state: { conflict }, frame }: Question): Reason | null =>
  conflict !== null && frame.at !== 'conflict/name' && frame.at !== 'conflict/outfox'
    ? no('IL-37', '7.3', 'card-chosen')
    : null;

/** IL-36: a re-roll is declared once. */
const explainNoReroll = ({ state: { conflict }, frame }: Question): Reason | null =>
  conflict !== null && frame.at === 'conflict/counter' ? no('IL-36', 'R-22', 'reroll-over') : null;
