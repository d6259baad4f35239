/** Dice named wrongly (IL-36, IL-03), and effects that the side does not have (IL-30). */
import type { Reason } from '../../../kernel/types.ts';
import { otherSide } from '../ids.ts';
import { isPiece, type EffectMove } from '../moves.ts';
import { listEffects } from '../rules/effects.ts';
import type { Conflict } from '../state.ts';
import type { Question } from './question.ts';
import { no } from './reason.ts';
import type { Tables } from '../tables.ts';

interface Limits {
  /** Dice that were rolled. */
  readonly count: number;
  readonly most: number;
  /** Places that are still open; all where it is left out. */
  readonly free?: readonly number[];
  readonly rule: string;
}

export function explainDice(dice: readonly number[], { count, most, free, rule }: Limits): Reason | null {
  if (dice.length === 0) return no('IL-03', rule, 'no-dice');
  const strange = dice.find((place) => !Number.isInteger(place) || place < 1 || place > count);
  if (strange !== undefined) return no('IL-03', rule, 'bad-die', { die: String(strange), count });
  const twice = dice.find((place, at) => dice.indexOf(place) < at);
  if (twice !== undefined) return no('IL-36', rule, 'same-die', { die: twice });
  if (dice.length > most) return no('IL-36', rule, 'too-many-dice', { most });
  const done = dice.find((place) => free !== undefined && !free.includes(place));
  if (done !== undefined) return no('IL-36', rule, 'die-done', { die: done });
  const isSorted = dice.every((place, at) => at === 0 || place > (dice[at - 1] ?? 0));
  return isSorted ? null : no('IL-03', rule, 'dice-order');
}

/** C-4: why the effect cannot be used so. */
export function explainEffect({ t, state, side }: Question, conflict: Conflict, move: EffectMove): Reason | null {
  const { source, own, dice } = move;
  const ofSource = listEffects(t, state, conflict, side).filter((one) => one.source === source);
  const effect = ofSource.find((one) => one.own === own);
  if (!effect) {
    if (ofSource.length > 0) return no('IL-36', '7.5', own ? 'effect-other-dice' : 'effect-own-dice');
    return explainNoEffect(t, conflict, side, source);
  }
  const count = conflict.dice[own ? side : otherSide(side)].length;
  const most = Math.max(...effect.choices.map((set) => set.length));
  const bad = explainDice(dice, { count, most, rule: '7.5' });
  if (bad) return bad;
  const isOpen = effect.choices.some((set) => set.join() === dice.join());
  return isOpen ? null : no('IL-36', '7.5', 'die-same', { die: dice[0] ?? 0, face: effect.sets ?? 0 });
}

/** The side has no such effect left. */
export function explainNoEffect(t: Tables, conflict: Conflict, side: Question['side'], source: string): Reason {
  const { applied, cancelled, events } = conflict;
  if (applied.includes(source))
    return no('IL-30', '7.5', isPiece(source) ? 'piece-used' : 'effect-used', { event: source });
  if (source === 'fortress') return no('IL-30', '7.5', 'no-fortress-here');
  if (source === 'fleet') return no('IL-30', '7.5', 'no-fleet-support');
  const copy = events[side].find((one) => t.titleOf(one) === source);
  if (copy === undefined) return no('IL-30', '7.2', 'effect-not-named', { event: source });
  return cancelled.includes(copy)
    ? no('IL-30', 'R-78', 'effect-cancelled', { event: source })
    : no('IL-30', '7.5', 'effect-none', { event: source });
}
