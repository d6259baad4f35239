/** Every verb with its rules; one without a row does not compile. */
import type { Line, Preview, Reason } from '../../../kernel/types.ts';
import type { Move, Verb } from '../moves.ts';
import type { Fight } from '../queries/fight.ts';
import type { Tables } from '../rules/field-types.ts';
import type { BtmState } from '../state.ts';
import type { BtmView } from '../view.ts';
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

export const barMove = (t: Tables, state: BtmState, move: Move): Reason | null =>
  rulesOf(move).bar?.(t, state, move) ?? null;
export const refuseMove = (asked: Asked, move: Move): Reason | null => rulesOf(move).refuse?.(asked, move) ?? null;
export const previewMove = (asked: Asked, move: Move): Preview => rulesOf(move).preview?.(asked, move) ?? NOTHING;
/** The combat once a move is made; null where the move changes nothing of it. */
export const supposeMove = (t: Tables, view: BtmView, fight: Fight, move: Move): Fight | null =>
  rulesOf(move).suppose?.(t, view, fight, move) ?? null;
export const sayMove = (asked: Asked, move: Move): Line | null => rulesOf(move).say?.(asked, move) ?? null;
