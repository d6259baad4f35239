/**
 * Separates luck from the rest: how often the luckier seat wins, and the first seat's share where both seats' dice are
 * equally kind. Dice are fair on average, so the part of a result that luck explains is subtracted (a control variate:
 * Lavenberg and Welch, "A perspective on the use of control variables to increase the efficiency of Monte Carlo
 * simulations", Management Science 27, 1981).
 */
import { shareOf } from '../../players/value.ts';
import { CONFIDENCE, errorOf, intervalOf, meanOf } from '../stats/stats.ts';
import type { Interval } from '../stats/stats.ts';
import type { GameRow } from './row.ts';

type Rolled = Pick<GameRow, 'winner' | 'luck'>;

/** A share or a difference of shares, adjusted for luck. */
export interface EvenLuck {
  readonly value: number;
  readonly interval: Interval;
}

export interface Luckier {
  /** Games with a winner in which one seat was luckier, and how many of them it won. */
  readonly games: number;
  readonly won: number;
  readonly interval: Interval;
}

/** The regression does not improve the estimate with fewer games. */
const FEWEST = 30;

export function countLuckier(rows: readonly Rolled[], [first, second]: readonly [string, string]): Luckier {
  const told = rows.filter(({ winner, luck: [own, other] }) => winner !== 'draw' && own !== other);
  const won = told.filter(({ winner, luck: [own, other] }) => winner === (own > other ? first : second)).length;
  return { games: told.length, won, interval: intervalOf(won, told.length) };
}

/** The first seat's share of each game, adjusted for luck; null where luck explains nothing. */
export function evenShares(rows: readonly Rolled[], first: string): readonly number[] | null {
  if (rows.length < FEWEST) return null;
  const shares = rows.map(({ winner }) => shareOf(winner, first));
  const leads = rows.map(({ luck: [own, other] }) => own - other);
  const [share, lead] = [meanOf(shares), meanOf(leads)];
  const spread = meanOf(leads.map((one) => (one - lead) ** 2));
  if (spread === 0) return null;
  const slope = meanOf(leads.map((one, i) => (one - lead) * ((shares[i] ?? 0) - share))) / spread;
  return shares.map((one, i) => one - slope * (leads[i] ?? 0));
}

/** Their mean, limited to `least` and `most`. */
export function evenLuckOf(values: readonly number[] | null, [least, most]: Interval): EvenLuck | null {
  if (!values || values.length < FEWEST) return null;
  const [value, reach] = [meanOf(values), CONFIDENCE * errorOf(values)];
  const within = (one: number): number => Math.min(most, Math.max(least, one));
  return { value: within(value), interval: [within(value - reach), within(value + reach)] };
}
