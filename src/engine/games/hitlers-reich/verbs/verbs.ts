/** Every verb with its rules; one without does not compile. */
import type { Line, Reason } from '../../../kernel/types.ts';
import type { MoveField } from '../../../kits/notation/fields.ts';
import type { MoveFields } from '../../../kits/notation/verbs.ts';
import { findQuestion, type Question } from '../explain/question.ts';
import { gameOver, no, unknownId, wrongPlayer } from '../rules/reason.ts';
import type { Game } from '../types.ts';
import { attackOf, commands, DICE, isAnswer, isStop, listNaming, VERBS, type Move, type MoveOf } from '../moves.ts';
import { explainOverlord, mustOverlord } from '../rules/actions.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { conflict } from './conflict.ts';
import type { RulesOf, VerbRules } from './verb-rules.ts';

type Verb = Move['type'];

const RULES: RulesOf<Verb> = { ...actions, ...conflict, ...cards };

const rulesOf = <K extends Verb>({ type }: MoveOf<K>): VerbRules<K> => RULES[type];

export const declaresFight = (move: Move): boolean => rulesOf(move).declaresFight === true;
export const labelMove = (t: Tables, state: HrState, move: Move): Line | null =>
  rulesOf(move).label?.({ t, state, frame: state.stack.at(-1) ?? null }, move) ?? null;

/** Why a move is refused (rules file, section 7.1); null for a legal one. `seat`, where given, must be the one that decides. */
export function refuse(game: Game, state: HrState, move: Move, seat?: string): Reason | null {
  const question = findQuestion(game, state);
  if (!question) return gameOver();
  if (seat !== undefined && seat !== question.side) return wrongPlayer(question.side);
  return question.texts.has(commands.notation(move)) ? null : explainMove(question, move);
}

/** Empty for a legal move. */
export const whyNot = (question: Question, move: Move): readonly Reason[] =>
  question.texts.has(commands.notation(move)) ? [] : [explainMove(question, move)];

/** Why a move is not on the list: its kind, its ids, or the rules of its verb. It must not be on it. */
export const explainMove = (question: Question, move: Move): Reason =>
  explainKind(question, move) ?? explainIds(question, move) ?? explainInStep(question, move) ?? wrongKind(question);

export function accepts({ frame }: Question, kind: Verb): boolean {
  if (frame.at === 'conflict/pick') return kind === frame.what;
  return isAnswer(kind, frame.at);
}

/** The verb that the question takes and that names one such thing. */
export const findTaken = (question: Question, field: MoveField<unknown>): Verb | undefined =>
  listNaming(field).find((type) => accepts(question, type));

export const takesAttacks = (question: Question): boolean => accepts(question, attackOf('land', null, '').type);

/** IL-02: the question asks for something else, and names it. */
export const wrongKind = ({ frame }: Question): Reason =>
  no('IL-02', '5.2', 'kind', { now: `hr.no.now.${frame.at.replace('/', '.')}` });

/** Why the question takes no answer of that kind; null where it does. */
export function explainKind(question: Question, move: Move): Reason | null {
  const rules = rulesOf(move);
  if (rules.isAlwaysTimely || accepts(question, move.type)) return null;
  return explainOwed(question, move) ?? rules.untimely?.(question, move) ?? wrongKind(question);
}

/** Questions that allow nothing but what they ask for, each with its own code. */
function explainOwed({ frame, state }: Question, move: Move): Reason | null {
  switch (frame.at) {
    case 'discard':
      return isStop(move) ? no('IL-40', '6.5.2.1', 'discard-owed', { n: frame.n }) : null;
    case 'event/drop':
      return no('IL-41', '4.2.2', 'drop-owed', { most: state.allowance[frame.side] });
    case 'bonus/centre':
      return rulesOf(move).saysWhyAtCentre ? null : no('IL-38', '7.9.1', 'centre-event-only');
    default:
      return null;
  }
}

/** IL-03: the first id of the move that this game does not know. The rules say which dice may be named. */
function explainIds({ t }: Question, move: Move): Reason | null {
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

function explainInStep(question: Question, move: Move): Reason | null {
  const { t, state, frame, side } = question;
  const rules = rulesOf(move);
  // §10.3.4
  const isBound = frame.at === 'turn/action' && !rules.opens1944 && mustOverlord(state, side);
  if (isBound && explainOverlord(t, state, side) === null) return no('IL-02', '10.3.4', 'must-overlord');
  return rules.refuse?.(question, move) ?? null;
}
