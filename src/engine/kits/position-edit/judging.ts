import { checkPlayable } from '../../kernel/soundness.ts';
import type { GameDefinition, Types } from '../../kernel/types.ts';
import type { Fault, Fix } from './editor.ts';
import type { ToldFault } from './telling.ts';

export interface Judging<T extends Types> {
  readonly fault: (told: ToldFault) => Fault;
  /** Returns true if its pieces alone tell what is wrong, because it is in no step that remembers more. */
  isPlain(state: T['state']): boolean;
  /** The state at its first question; throws for an unsound one. */
  open(def: GameDefinition<T>, state: T['state']): T['state'];
  /** Faults of a plain draft; `opens` tells whether the rules can ask a question in it. */
  judgePlain(def: GameDefinition<T>, state: T['state'], opens: () => boolean): readonly Fault[];
  /** Begins the step again, which makes a draft plain. */
  anew(state: T['state']): Fix;
  /** The section on the end of the game, and the one on the sequence of play. */
  readonly over: { readonly rule: string };
  readonly within: { readonly rule: string };
  /** A game that is over at its first question cannot be played. */
  readonly mayNotEnd?: true;
}

export type Judge<T extends Types> = (def: GameDefinition<T>, state: T['state']) => readonly Fault[];

/** Judges each draft once. Within a step it cannot be judged by its pieces alone: it is played. */
export function makeJudge<T extends Types>(game: Judging<T>): Judge<T> {
  const { fault, over, within } = game;
  const judged = new WeakMap<T['state'], readonly Fault[]>();

  function opens(def: GameDefinition<T>, state: T['state'], isTried: boolean): boolean {
    try {
      const opened = def.readState(game.open(def, state));
      if (isTried) checkPlayable(def, opened);
      return !game.mayNotEnd || opened.result === null;
    } catch {
      return false;
    }
  }

  function judgeStep(def: GameDefinition<T>, state: T['state']): readonly Fault[] {
    const fixes = [game.anew(state)];
    if (state.result !== null || state.stack.length === 0) return [fault({ id: 'over', ...over, fixes })];
    return opens(def, state, true)
      ? [fault({ id: 'within', ...within, weight: 'note', fixes })]
      : [fault({ id: 'step', ...within, fixes })];
  }

  return (def, state) => {
    const before = judged.get(state);
    if (before) return before;
    const found = game.isPlain(state)
      ? game.judgePlain(def, state, () => opens(def, state, false))
      : judgeStep(def, state);
    if (Object.isFrozen(state)) judged.set(state, found);
    return found;
  };
}
