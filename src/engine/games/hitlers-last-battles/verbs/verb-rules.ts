/** What the rules say of each verb: why it may be refused, what it would do and does, what its button says of the position. */
import type { Params, Preview, Reason } from '../../../kernel/types.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Asked } from '../rules/asked.ts';
import type { Tables } from '../rules/field-types.ts';
import type { HlbCtx } from '../types.ts';

export interface VerbRules<K extends Move['type']> {
  /** Why a command with known ids, which belongs to the step, is against the rules; absent where nothing bars it. */
  refuse?(asked: Asked, move: MoveOf<K>): Reason | null;
  /** What a legal command would do. */
  preview(asked: Asked, move: MoveOf<K>): Preview;
  /** What it does; absent where it opens the next step, which is for the node that takes it. */
  apply?(t: Tables, ctx: HlbCtx, move: MoveOf<K>): void;
  /** Key and words of the button that only the position tells; null for the plain ones. */
  say?(asked: Asked, move: MoveOf<K>): readonly [key: string, params: Params] | null;
}
/** A row for each of some verbs. */
export type RulesOf<K extends Move['type']> = { readonly [V in K]: VerbRules<V> };
