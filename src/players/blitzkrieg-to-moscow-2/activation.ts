/** Activating spent units by card (§7.1). */
import type { Move, MoveOf } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { withSpent } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { GERMAN } from './board.ts';
import { outlookOf } from './expected-attacks.ts';
import { gainOf, type Search } from './search.ts';

type Activation = MoveOf<'activate'>;
export const isActivation = (move: Move): move is Activation => move.type === 'activate';
export const activationsOf = (moves: readonly Move[]): readonly Activation[] => moves.filter(isActivation);

/** §7.1: an activation must gain this much more than its card is worth; less at the end of a player turn. */
const WAKE = { early: 0.6, late: 0.1, soviet: 0.3 } as const;

/** An activation that is worth its card, or null. */
export function judgeActivation(search: Search, moves: readonly Move[]): Activation | null {
  const { field, view, side } = search;
  const least = side !== GERMAN ? WAKE.soviet : view.phase === 'breakthrough' ? WAKE.late : WAKE.early;
  const value = view.phase === 'breakthrough' ? gainOf : gainWithAttacks;
  let best: Activation | null = null;
  let most: number = least;
  for (const move of activationsOf(moves)) {
    const gain = value(search, withSpent(field, search.field.tables.unitNo(move.unit), false));
    if (gain > most + 1e-9) [best, most] = [move, gain];
  }
  return best;
}

const gainWithAttacks = (search: Search, field: Field): number =>
  outlookOf(search, field) - outlookOf(search, search.field);
