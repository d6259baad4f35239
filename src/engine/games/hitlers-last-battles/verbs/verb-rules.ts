/** The rules of each verb: its refusal, its preview, its effect and the words of its button. */
import type { Params, Preview, Reason } from '../../../kernel/types.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Asked } from '../rules/steps.ts';
import type { Tables } from '../tables.ts';
import type { HlbCtx } from '../types.ts';

export interface VerbRules<K extends Move['type']> {
  /** Why a command with known ids, which belongs to the step, is against the rules; absent where nothing bars it. */
  refuse?(asked: Asked, move: MoveOf<K>): Reason | null;
  /** The preview of a legal command. */
  preview(asked: Asked, move: MoveOf<K>): Preview;
  /** Carries it out; absent where it opens the next step, which its node does. */
  apply?(t: Tables, ctx: HlbCtx, move: MoveOf<K>): void;
  /** Key and words of the button that only the position tells; null for the plain ones. */
  say?(asked: Asked, move: MoveOf<K>): readonly [key: string, params: Params] | null;
}
/** A row for each of some verbs. */
export type RulesOf<K extends Move['type']> = { readonly [V in K]: VerbRules<V> };
