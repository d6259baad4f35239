/** The dice of a finished match: the rolls that helped and hurt a side most, and what luck and choice came to. */
import { listAccuracy, sumLuck } from '../../../lab/review/swings.ts';
import type { Review } from '../../../lab/review/types.ts';
import type { LuckRow } from '../../../store/audit-types.ts';

/** Returns how much better for `side` a roll was than its chances, -1 to 1. */
const gainOf = ({ seat, success, chance }: LuckRow, side: string): number =>
  (success ? 1 - chance : -chance) * (seat === side ? 1 : -1);

/** The best and the worst roll for a side; null if none was that way. */
export function findRolls(
  rows: readonly LuckRow[],
  side: string,
): { readonly best: LuckRow | null; readonly worst: LuckRow | null } {
  const sorted = rows.toSorted((a, b) => gainOf(b, side) - gainOf(a, side));
  const [best = null, worst = null] = [sorted[0], sorted.at(-1)];
  return {
    best: best && gainOf(best, side) > 0 ? best : null,
    worst: worst && gainOf(worst, side) < 0 ? worst : null,
  };
}

/**
 * The average effect of one roll, or of one choice, on the first seat's chance to win, -1 to 1. Sums would grow with
 * the length of the match, beyond a whole chance.
 */
export interface Share {
  readonly id: string;
  readonly amount: number;
}

/** The dice first, then the choices of each seat. */
export function listShares(review: Review): readonly Share[] {
  const [first] = review.seats;
  const rolls = review.moves.filter(({ luck }) => luck !== null).length;
  return [
    { id: 'dice', amount: sumLuck(review).mean / Math.max(1, rolls) },
    ...listAccuracy(review).map(({ seat, lost, choices }) => ({
      id: seat,
      amount: ((seat === first ? -1 : 1) * lost) / Math.max(1, choices),
    })),
  ];
}
