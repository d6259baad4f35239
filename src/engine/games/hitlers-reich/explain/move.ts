/** Why a very move is refused: its kind, its ids, or the rules of its verb. */
import type { Reason } from '../../../kernel/types.ts';
import { commands, type Move } from '../moves.ts';
import { explainOverlord, mustOverlord } from '../rules/actions.ts';
import { explainIds } from './ids.ts';
import { explainKind, wrongKind } from './kinds.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';
import { refuseInTime, RULES } from '../verbs/table.ts';

/** Why the move is not on the list; it must not be. */
export const explainMove = (question: Question, move: Move): Reason =>
  explainKind(question, move) ?? explainIds(question, move) ?? explainInStep(question, move) ?? wrongKind(question);

/** The reason of a move that may also be a legal one: none then. */
export const whyNot = (question: Question, move: Move): readonly Reason[] =>
  question.texts.has(commands.notation(move)) ? [] : [explainMove(question, move)];

function explainInStep(question: Question, move: Move): Reason | null {
  const { state, frame, side } = question;
  // §10.3.4
  const isBound = frame.at === 'turn/action' && !RULES[move.type].opens1944 && mustOverlord(state, side);
  if (isBound && explainOverlord(question.t, state, side) === null) return no('IL-02', '10.3.4', 'must-overlord');
  return refuseInTime(question, move);
}
