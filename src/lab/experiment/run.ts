/** The games of an experiment, and what they show. */
import type { Types } from '../../engine/kernel/types.ts';
import type { Roster } from '../seated.ts';
import type { Interval } from '../stats/stats.ts';
import { compare, intervalNow, type Comparison } from './compare.ts';
import { figuresOf, type Figures } from './figures.ts';
import type { Experiment } from './plan.ts';
import type { GameRow } from './row.ts';

export interface Task {
  readonly pair: number;
  readonly variant: number;
}

/** Part `part` of `of` (from 1) of an experiment, played separately. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}
export const WHOLE: Shard = { part: 1, of: 1 };

/** Pair by pair. */
export function* listTasks({ games, variants }: Experiment, { part, of }: Shard = WHOLE): Generator<Task, void> {
  for (let pair = part - 1; pair < games; pair += of)
    for (let variant = 0; variant < variants.length; variant++) yield { pair, variant };
}

export const orderOf = (one: Task, other: Task): number => one.pair - other.pair || one.variant - other.variant;

export interface Result {
  readonly experiment: Experiment;
  /** Covers the first seat's share, or the difference between two variants. */
  readonly interval: Interval;
  readonly variants: readonly Figures[];
  readonly comparison: Comparison | null;
}

/** Computes the figures of the games, which may come in any order. */
export function resultOf<T extends Types>(
  { def }: Roster<T>,
  experiment: Experiment,
  played: readonly GameRow[],
): Result {
  const rows = [...played].sort(orderOf);
  const [first] = def.seats;
  return {
    experiment,
    interval: intervalNow(experiment, rows, first),
    variants: experiment.variants.map((_, variant) =>
      figuresOf(
        rows.filter((row) => row.variant === variant),
        def.seats,
      ),
    ),
    comparison: compare(experiment, rows, first),
  };
}
