/** What the rules say of each verb: why it may be refused, what it would do, and what its button says of the position. */
import type { Line, Preview, Reason } from '../../../kernel/types.ts';
import type { MoveOf, Verb } from '../moves.ts';
import type { Asked } from '../rules/steps.ts';

export interface VerbRules<V extends Verb> {
  /** Why a command with known ids, which belongs to the step, is against the rules; absent where nothing bars it. */
  refuse?(asked: Asked<V>, move: MoveOf<V>): Reason | null;
  /** What a legal command would do; absent where there is no more to tell than the button does. */
  preview?(asked: Asked<V>, move: MoveOf<V>): Preview;
  /** What only the position tells of the button; null, as absent, for the plain words. */
  say?(asked: Asked<V>, move: MoveOf<V>): Line | null;
}
/** A row for each of some verbs. */
export type RulesOf<K extends Verb> = { readonly [V in K]: VerbRules<V> };
