/** The rules of each verb: its refusal, its preview and the words of its button. */
import type { Line, Preview, Reason } from '../../../kernel/types.ts';
import type { MoveOf, Verb } from '../moves.ts';
import type { Fight } from '../queries/fight.ts';
import type { Tables } from '../tables.ts';
import type { Asked } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import type { BtmView } from '../view.ts';

export interface VerbRules<V extends Verb> {
  /** Why a command with known ids would be against the rules in any step; said before that the step does not take it. */
  bar?(t: Tables, state: BtmState, move: MoveOf<V>): Reason | null;
  /** Why a command with known ids, which belongs to the step, is against the rules; absent where nothing bars it. */
  refuse?(asked: Asked<V>, move: MoveOf<V>): Reason | null;
  /** The preview of a legal command; absent where the button says it all. */
  preview?(asked: Asked<V>, move: MoveOf<V>): Preview;
  /** The combat once the command is given; null, as absent, where it stays as it is. */
  suppose?(t: Tables, view: BtmView, fight: Fight, move: MoveOf<V>): Fight | null;
  /** The words that only the position adds to the button; null, as absent, for the plain words. */
  say?(asked: Asked<V>, move: MoveOf<V>): Line | null;
}
export type RulesOf<K extends Verb> = { readonly [V in K]: VerbRules<V> };
