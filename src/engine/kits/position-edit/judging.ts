import { checkPlayable } from '../../kernel/soundness.ts';
import type { GameDefinition, Types } from '../../kernel/types.ts';
import type { Fault, Fix } from './editor.ts';
import { faultsIn, type EditorWords, type Finding } from './telling.ts';

export interface Judging<T extends Types> {
  readonly fault: EditorWords['fault'];
  /** True in a step whose frame remembers nothing, so that the pieces alone decide what is wrong. */
  isPlain(state: T['state']): boolean;
  /** The state at its first question; throws for an unsound one. */
  open(def: GameDefinition<T>, state: T['state']): T['state'];
  /** The list from which the invariants are made as well. */
  listFaults(def: GameDefinition<T>, state: T['state']): Iterable<Finding>;
  /** Notes on a plain draft that can be played. */
  listNotes?(def: GameDefinition<T>, state: T['state']): Iterable<Fault>;
  /** Begins the step again, which makes a draft plain. */
  anew(state: T['state']): Fix;
  /** Edits that lead to a question, for sound pieces in a step that asks none. */
  restarts(state: T['state']): readonly Fix[];
  /** The section on the end of the game, and the one on the sequence of play. */
  readonly rules: { readonly over: string; readonly within: string };
  /** A game that is over at its first question cannot be played. */
  readonly mayNotEnd?: true;
}

export type Judge<T extends Types> = (def: GameDefinition<T>, state: T['state']) => readonly Fault[];

/** Judges each draft once: a plain one by the list of faults, any other by trial play. */
export function makeJudge<T extends Types>(game: Judging<T>): Judge<T> {
  const { fault, rules } = game;
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

  function judgePlain(def: GameDefinition<T>, state: T['state']): readonly Fault[] {
    const found = faultsIn(game.listFaults(def, state));
    const broken = found.filter(({ weight }) => weight === 'broken');
    const notes = found.filter(({ weight }) => weight === 'note');
    if (broken.length > 0) return [...broken, ...notes];
    if (!opens(def, state, false))
      return [fault({ id: 'question', rule: rules.within, fixes: game.restarts(state) }), ...notes];
    return [...notes, ...(game.listNotes?.(def, state) ?? [])];
  }

  function judgeStep(def: GameDefinition<T>, state: T['state']): readonly Fault[] {
    const fixes = [game.anew(state)];
    if (state.result !== null || state.stack.length === 0) return [fault({ id: 'over', rule: rules.over, fixes })];
    return opens(def, state, true)
      ? [fault({ id: 'within', rule: rules.within, weight: 'note', fixes })]
      : [fault({ id: 'step', rule: rules.within, fixes })];
  }

  return (def, state) => {
    const before = judged.get(state);
    if (before) return before;
    const found = game.isPlain(state) ? judgePlain(def, state) : judgeStep(def, state);
    if (Object.isFrozen(state)) judged.set(state, found);
    return found;
  };
}
