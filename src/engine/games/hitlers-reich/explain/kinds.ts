/** Which kinds of answer each question takes, and why another kind is not one (IL-02, IL-04, IL-26, IL-37 to IL-42, IL-46, IL-48). */
import type { Reason } from '../../../kernel/types.ts';
import { questionOf } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';
import { REFUSALS } from './verbs.ts';

type Kind = Move['type'];

export function accepts({ frame }: Question, kind: Kind): boolean {
  if (frame.at === 'conflict/pick') return kind === frame.what;
  return questionOf(frame)?.takes.includes(kind) ?? false;
}

/** IL-02: the question asks for something else, and what that is. */
export const wrongKind = ({ frame }: Question): Reason =>
  no('IL-02', '5.2', 'kind', { now: `hr.no.now.${frame.at.replace('/', '.')}` });

/** Why the question takes no answer of that kind; null where it does. */
export function explainKind(question: Question, move: Move): Reason | null {
  if (move.type === 'resign' || accepts(question, move.type)) return null;
  return explainOwed(question, move) ?? REFUSALS[move.type].untimely?.(question) ?? wrongKind(question);
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
