/** Which kinds of answer each question takes, and why another kind is not one (IL-02, IL-04, IL-26, IL-37 to IL-42, IL-46, IL-48). */
import type { Reason } from '../../../kernel/types.ts';
import type { MoveField } from '../../../kits/notation/fields.ts';
import { attackOf, isAnswer, isStop, listNaming, type Move } from '../moves.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';
import { RULES, untimely } from '../verbs/table.ts';

type Kind = Move['type'];

export function accepts({ frame }: Question, kind: Kind): boolean {
  if (frame.at === 'conflict/pick') return kind === frame.what;
  return isAnswer(kind, frame.at);
}

/** The verb that the question takes and that names one such thing. */
export const findTaken = (question: Question, field: MoveField<unknown>): Kind | undefined =>
  listNaming(field).find((type) => accepts(question, type));

export const takesAttacks = (question: Question): boolean => accepts(question, attackOf('land', null, '').type);

/** IL-02: the question asks for something else, and what that is. */
export const wrongKind = ({ frame }: Question): Reason =>
  no('IL-02', '5.2', 'kind', { now: `hr.no.now.${frame.at.replace('/', '.')}` });

/** Why the question takes no answer of that kind; null where it does. */
export function explainKind(question: Question, move: Move): Reason | null {
  if (RULES[move.type].isAlwaysTimely || accepts(question, move.type)) return null;
  return explainOwed(question, move) ?? untimely(question, move) ?? wrongKind(question);
}

/** Questions that allow nothing but what they ask for, each with a code of its own. */
function explainOwed({ frame, state }: Question, move: Move): Reason | null {
  switch (frame.at) {
    case 'discard':
      return isStop(move) ? no('IL-40', '6.5.2.1', 'discard-owed', { n: frame.n }) : null;
    case 'event/drop':
      return no('IL-41', '4.2.2', 'drop-owed', { most: state.allowance[frame.side] });
    case 'bonus/centre':
      return RULES[move.type].saysWhyAtCentre ? null : no('IL-38', '7.9.1', 'centre-event-only');
    default:
      return null;
  }
}
