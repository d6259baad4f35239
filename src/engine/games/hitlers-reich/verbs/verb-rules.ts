/** The rules of each verb: its refusal and the words of its button. */
import type { Line, Params, Reason } from '../../../kernel/types.ts';
import type { Question } from '../explain/question.ts';
import { fromRule, no } from '../rules/reason.ts';
import type { Frame } from '../frames.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { NameRefusal } from '../rules/events.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';

export type Why = Reason | null;

export interface Labelled {
  readonly t: Tables;
  readonly state: HrState;
  readonly frame: Frame | null;
}

/** Ids are checked before; refusals ask the same rules as the list of moves. */
export interface VerbRules<K extends Move['type']> {
  /** The question takes no such answer; null where nothing more is to be said than what it asks for. */
  untimely?(question: Question, move: MoveOf<K>): Why;
  /** The question takes such an answer, but not this one. */
  refuse?(question: Question, move: MoveOf<K>): Why;
  /** It says itself why it is untimely where nothing but an event is asked for (§7.9.1). */
  readonly saysWhyAtCentre?: true;
  /** The Allies must open 1944 with it (§10.3.4). */
  readonly opens1944?: true;
  /** It answers any question. */
  readonly isAlwaysTimely?: true;
  readonly declaresFight?: true;
  /** Its button, where the position adds anything to the plain label. */
  label?(at: Labelled, move: MoveOf<K>): Line | null;
}
export type RulesOf<K extends Move['type']> = { readonly [V in K]: VerbRules<V> };

export const said = (found: NameRefusal | null, params: Params = {}): Why => found && fromRule(found, params);

/** A step or an operation that cannot end yet. */
export function explainStop({ state, frame }: Question): Why {
  switch (frame.at) {
    case 'reorganise/discard':
      return no('IL-20', '6.1', 'discard-least', { n: frame.least - frame.made });
    case 'conflict/name':
      return no('IL-22', 'R-86', 'must-waive', { event: 'guderian' });
    case 'push/events':
      return no('IL-02', '6.6.2', 'push-one-event');
    case 'push/attacks':
      return no('IL-02', '6.6.3', 'push-one-attack');
    case 'barbarossa/ask':
    case 'bagration/ask':
      return state.rulings['operation-attacks'] === 'all'
        ? no('IL-02', 'R-37', 'all-attacks')
        : no('IL-02', 'R-37', 'one-attack');
    default:
      return null;
  }
}
