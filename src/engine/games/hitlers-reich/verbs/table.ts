/** Every verb with its rules; one without does not compile. */
import type { Line, Preview } from '../../../kernel/types.ts';
import type { Question } from '../explain/question.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Asked, Steps } from '../previews.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { actions } from './actions.ts';
import { cards } from './cards.ts';
import { conflict } from './conflict.ts';
import type { RulesOf, VerbRules, Why } from './verb-rules.ts';

export const RULES: RulesOf<Move['type']> = { ...actions, ...conflict, ...cards };

/** The rules of a move's own verb. */
const rulesOf = <K extends Move['type']>({ type }: MoveOf<K>): VerbRules<K> => RULES[type];

export const untimely = (question: Question, move: Move): Why => rulesOf(move).untimely?.(question, move) ?? null;
export const refuseInTime = (question: Question, move: Move): Why => rulesOf(move).refuse?.(question, move) ?? null;
export const declaresFight = (move: Move): boolean => rulesOf(move).declaresFight === true;
export const estimateMove = (asked: Asked, move: Move): Steps | null => rulesOf(move).estimate?.(asked, move) ?? null;
export const previewMove = (asked: Asked, move: Move): Preview | null => rulesOf(move).preview?.(asked, move) ?? null;
export const labelMove = (t: Tables, state: HrState, move: Move): Line | null =>
  rulesOf(move).label?.({ t, state, frame: state.stack.at(-1) ?? null }, move) ?? null;
