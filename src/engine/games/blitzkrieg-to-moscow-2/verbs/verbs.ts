/** Every verb with its rules; one without a row does not compile. */
import type { Line, Preview, Reason } from '../../../kernel/types.ts';
import type { Move, Verb } from '../moves.ts';
import { NOTHING } from '../preview/tells.ts';
import type { Asked } from '../rules/steps.ts';
import { breakthrough } from './breakthrough.ts';
import { combat } from './combat.ts';
import { logistics } from './logistics.ts';
import { movement } from './movement.ts';
import type { RulesOf, VerbRules } from './verb-rules.ts';

const RULES: RulesOf<Verb> = { ...logistics, ...movement, ...combat, ...breakthrough };

/** The rules of a move's own verb; the caller has checked that the question takes the verb. */
const rulesOf = ({ type }: Move) => RULES[type] as VerbRules<Verb>;

export const refuseMove = (asked: Asked, move: Move): Reason | null => rulesOf(move).refuse?.(asked, move) ?? null;
export const previewMove = (asked: Asked, move: Move): Preview => rulesOf(move).preview?.(asked, move) ?? NOTHING;
export const sayMove = (asked: Asked, move: Move): Line | null => rulesOf(move).say?.(asked, move) ?? null;
