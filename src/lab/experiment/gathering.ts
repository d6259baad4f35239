/**
 * Games of an experiment from any number of workers in any order. Figures depend on the games alone: where play may end
 * early, the gapless games from the first one decide, and games beyond them are left out.
 */
import { intervalNow } from './compare.ts';
import type { Experiment } from './plan.ts';
import type { GameRow } from './row.ts';
import { listTasks, WHOLE, type Shard, type Task } from './run.ts';

export interface Gathering {
  /** The next game not handed out; null if there is none, or the interval is narrow enough. */
  next(): Task | null;
  add(row: GameRow): void;
  /** Those that count. */
  rows(): readonly GameRow[];
  readonly total: number;
  played(): number;
  isDone(): boolean;
}

/** Whole pairs between two checks of the width. */
const LOOK = 20;

const keyOf = ({ pair, variant }: Task): string => `${pair} ${variant}`;

/** A shard plays all its games, since it cannot see how narrow the whole has become. */
export function openGathering(
  experiment: Experiment,
  first: string,
  known: readonly GameRow[] = [],
  shard: Shard = WHOLE,
): Gathering {
  const { games, variants, width } = experiment;
  const played = new Map(known.map((row) => [keyOf(row), row]));
  const tasks = listTasks(experiment, shard);
  const total = Math.ceil((games - shard.part + 1) / shard.of) * variants.length;
  let hasMore = true;
  /** Gapless pairs from the first one, and how many of them are enough. */
  let pairs = 0;
  let enough = Infinity;
  const isWhole = (pair: number) => variants.every((_, variant) => played.has(keyOf({ pair, variant })));
  const upTo = (pair: number) =>
    [...listTasks({ ...experiment, games: Math.min(games, pair) }, shard)].flatMap(
      (task) => played.get(keyOf(task)) ?? [],
    );

  function settle(): void {
    if (width === undefined || shard.of > 1) return;
    for (; pairs < games && enough === Infinity && isWhole(pairs);) {
      pairs++;
      if (pairs % LOOK !== 0) continue;
      const [low, high] = intervalNow(experiment, upTo(pairs), first);
      if (high - low <= width) enough = pairs;
    }
  }
  settle();

  return {
    total,
    next() {
      while (hasMore && enough === Infinity) {
        const { value, done } = tasks.next();
        if (done === true || !value) hasMore = false;
        else if (!played.has(keyOf(value))) return value;
      }
      return null;
    },
    add(row) {
      played.set(keyOf(row), row);
      settle();
    },
    rows: () => upTo(enough),
    played: () => played.size,
    isDone: () => enough < Infinity || played.size >= total,
  };
}
