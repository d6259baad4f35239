/** Exact odds of a battle (§8.1), over all rolls. */
import type { Odds } from '../../../kernel/types.ts';
import { DIE_SIDES, judge, resultOf, type BattleResult, type Terms } from './dice.ts';
import type { Tables } from '../tables.ts';

export function listRolls(dice: number): readonly (readonly number[])[] {
  let rolls: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < dice; die++)
    rolls = rolls.flatMap((roll) => Array.from({ length: DIE_SIDES }, (_, face) => [...roll, face + 1]));
  return rolls;
}

/** The defender never rolls more than one die (§8.2). */
export function computeOdds(t: Tables, terms: Terms): Odds {
  const counts: Record<BattleResult, number> = { eliminated: 0, retreats: 0, 'goes-back': 0 };
  const attacks = listRolls(terms.attackDice);
  for (const attack of attacks)
    for (let defence = 1; defence <= DIE_SIDES; defence++) counts[resultOf(t, judge(t, terms, attack, defence).diff)]++;
  return {
    total: attacks.length * DIE_SIDES,
    outcomes: [
      { id: 'eliminated', count: counts.eliminated, success: true },
      { id: 'retreats', count: counts.retreats, success: true },
      { id: 'goes-back', count: counts['goes-back'], success: false },
    ],
  };
}

export const countSuccesses = ({ outcomes }: Odds): number =>
  outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0);
