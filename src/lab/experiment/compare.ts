/** Two variants on the same seeds: how they differ, and what a sentence may claim. */
import type { Line } from '../../engine/kernel/types.ts';
import { shareOf } from '../../players/value.ts';
import { runningInterval } from '../stats/stats.ts';
import { errorOf, intervalOf, meanOf, pairedInterval, type Interval } from '../stats/stats.ts';
import { intervalAround } from './figures.ts';
import { evenLuckOf, evenShares, type EvenLuck } from './luck.ts';
import type { Experiment } from './plan.ts';
import type { GameRow } from './row.ts';

export interface Comparison {
  /** Seeds on which both variants have been played. */
  readonly pairs: number;
  /** The first seat wins this much more of the games in the second variant, -1 to 1. */
  readonly difference: number;
  readonly interval: Interval;
  /** Pairs with different results. */
  readonly changed: number;
  /** The difference where both seats are equally lucky; null with too few games, or without dice. */
  readonly evenLuck: EvenLuck | null;
  /** The first seat's lead in points in the second variant, less that in the first. */
  readonly lead: { readonly difference: number; readonly interval: Interval };
}

/** The first seat's share of each game, by its number. */
const sharesOf = (rows: readonly GameRow[], variant: number, first: string): ReadonlyMap<number, number> =>
  new Map(rows.filter((row) => row.variant === variant).map((row) => [row.pair, shareOf(row.winner, first)]));

/** The measured values, game by game: the first seat's share, or how much more it has in the second variant. */
function valuesOf({ variants }: Experiment, rows: readonly GameRow[], first: string): readonly number[] {
  const [one, other] = [sharesOf(rows, 0, first), sharesOf(rows, 1, first)];
  const pairs = [...one.keys()].sort((a, b) => a - b);
  if (variants.length === 1) return pairs.map((pair) => one.get(pair) ?? 0);
  return pairs.flatMap((pair) => (other.has(pair) ? [(other.get(pair) ?? 0) - (one.get(pair) ?? 0)] : []));
}

/** Wilson's interval, or the paired one, at the planned end; before it a wider one that allows for repeated looks. */
export function intervalNow(experiment: Experiment, rows: readonly GameRow[], first: string): Interval {
  const values = valuesOf(experiment, rows, first);
  const isAlone = experiment.variants.length === 1;
  if (experiment.width === undefined && values.length >= experiment.games)
    return isAlone
      ? intervalOf(meanOf(values) * values.length, values.length)
      : pairedInterval({ mean: meanOf(values), error: errorOf(values), count: values.length });
  if (isAlone) return runningInterval(values);
  const [low, high] = runningInterval(values.map((value) => (value + 1) / 2));
  return [2 * low - 1, 2 * high - 1];
}

export function compare(experiment: Experiment, rows: readonly GameRow[], first: string): Comparison | null {
  if (experiment.variants.length < 2) return null;
  const values = valuesOf(experiment, rows, first);
  const leads = [0, 1].map(
    (variant) =>
      new Map(
        rows.flatMap((row) => (row.variant === variant ? [[row.pair, row.points[0] - row.points[1]] as const] : [])),
      ),
  );
  const more = [...(leads[0] ?? [])].flatMap(([pair, lead]) => {
    const other = leads[1]?.get(pair);
    return other === undefined ? [] : [other - lead];
  });
  return {
    pairs: values.length,
    difference: meanOf(values),
    interval: intervalNow(experiment, rows, first),
    evenLuck: evenLuckOf(evenDifferences(rows, first), [-1, 1]),
    changed: values.filter((value) => value !== 0).length,
    lead: { difference: meanOf(more), interval: intervalAround(meanOf(more), errorOf(more)) },
  };
}

/** Returns how much more the first seat has in the second variant, pair by pair, adjusted for luck. */
function evenDifferences(rows: readonly GameRow[], first: string): readonly number[] | null {
  const [one, other] = [0, 1].map((variant) => {
    const own = rows.filter((row) => row.variant === variant);
    const shares = evenShares(own, first);
    return shares && new Map(own.map(({ pair }, i) => [pair, shares[i] ?? 0]));
  });
  if (!one || !other) return null;
  return [...one].flatMap(([pair, share]) => (other.has(pair) ? [(other.get(pair) ?? 0) - share] : []));
}

/** Whole points, rounded away from 0, so that no more is claimed than is known. */
function outward(share: number): number {
  const points = Math.round(1000 * share) / 10;
  return points < 0 ? Math.floor(points) : Math.ceil(points);
}

/** `first` is the seat whose games are counted. */
export function tellComparison({ pairs, difference, interval: [low, high] }: Comparison, first: string): Line {
  if (pairs === 0) return { key: 'experiment.told.none' };
  if (low <= 0 && high >= 0)
    return {
      key: 'experiment.told.no-difference',
      params: { seat: first, low: outward(low), high: outward(high), games: pairs },
    };
  const params = { seat: first, points: Math.round(100 * Math.abs(difference)), games: pairs };
  const [least, most] = difference > 0 ? [low, high] : [-high, -low];
  return {
    key: difference > 0 ? 'experiment.told.more' : 'experiment.told.fewer',
    params: { ...params, low: Math.round(100 * least), high: Math.round(100 * most) },
  };
}
