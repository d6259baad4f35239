/** Every verb with its rules; one without does not compile. */
import type { Preview, Reason } from '../../../kernel/types.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Asked } from '../rules/asked.ts';
import type { Tables } from '../rules/field-types.ts';
import type { HlbCtx } from '../types.ts';
import { combat } from './combat.ts';
import { movement } from './movement.ts';
import { strategic } from './strategic.ts';
import type { RulesOf, VerbRules } from './verb-rules.ts';

const RULES: RulesOf<Move['type']> = { ...strategic, ...movement, ...combat };

/** The rules of a move's own verb. */
const rulesOf = <K extends Move['type']>({ type }: MoveOf<K>): VerbRules<K> => RULES[type];

export const refuseMove = (asked: Asked, move: Move): Reason | null => rulesOf(move).refuse?.(asked, move) ?? null;
export const previewMove = (asked: Asked, move: Move): Preview => rulesOf(move).preview(asked, move);
/** Makes a move that leaves its step open; false, with nothing done, for one that the node itself must take. */
export function applyMove(t: Tables, ctx: HlbCtx, move: Move): boolean {
  const rules = rulesOf(move);
  rules.apply?.(t, ctx, move);
  return 'apply' in rules;
}
export const sayMove = (asked: Asked, move: Move) => rulesOf(move).say?.(asked, move) ?? null;
