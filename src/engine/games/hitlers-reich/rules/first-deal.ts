/** The strongest cards, which a set-up deals first: §10.2.1 in 1941, §10.3.2 in 1944. */
import type { ConflictCard } from '../cards.ts';

export const FIRST_DEAL = {
  axis: { n: 4, isAmong: ({ isBonus }: ConflictCard): boolean => isBonus },
  allies: {
    n: 6,
    isAmong: ({ isBonus, isSabotage, isAgent }: ConflictCard): boolean => isBonus || isSabotage || isAgent,
  },
} as const;
