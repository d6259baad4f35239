/** IL-03: ids and words that no move of this game has. */
import type { Reason } from '../../../kernel/types.ts';
import type { MoveFields } from '../../../kits/notation/verbs.ts';
import { DICE, VERBS, type Move } from '../moves.ts';
import type { Question } from './question.ts';
import { unknownId } from './reason.ts';

/** The first of the move that this game does not know. Which dice may be named depends on those that lie there. */
export function explainIds({ t }: Question, move: Move): Reason | null {
  const fields: MoveFields = VERBS[move.type].fields;
  const values: Readonly<Record<string, unknown>> = move;
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field === DICE) continue;
    const isForeign = field.read(field.write(value)) === undefined;
    if (isForeign || field.names(value).some(({ kind, id }) => !t.isKnown(kind, id))) return unknownId(String(value));
  }
  return null;
}
