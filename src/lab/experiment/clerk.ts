/** Hands out games, counts results and makes the figures, in a worker, since figures of many games take long. */
import type { Types } from '../../engine/kernel/types.ts';
import type { Roster } from '../seated.ts';
import { writeCsv, writeGames } from './games-file.ts';
import type { Experiment } from './plan.ts';
import type { GameRow } from './row.ts';
import { orderOf, resultOf, listTasks, WHOLE, type Result, type Task, type Shard } from './run.ts';
import { intervalNow } from './compare.ts';

export type GameHead = Pick<GameRow, 'pair' | 'variant' | 'winner' | 'points' | 'turn' | 'moves'>;

export interface Standing {
  /** Counts the games of both variants together. */
  readonly played: number;
  readonly total: number;
  readonly isDone: boolean;
}

export type GamesFormat = 'csv' | 'games' | 'result';

export interface Clerk {
  /** Begins with the known games; an experiment that was open before is dropped. */
  open(experiment: Experiment, known: readonly GameRow[]): Standing;
  /** Each game is handed out once; empty when nothing is left. */
  take(count: number): readonly Task[];
  add(rows: readonly GameRow[]): Standing;
  result(): Result;
  /** Games that count, the latest first: `count` of them from index `from`. */
  list(from: number, count: number): readonly GameHead[];
  write(format: GamesFormat): string;
}

export function createClerk<T extends Types>(roster: Roster<T>): Clerk {
  let current: { readonly experiment: Experiment; readonly gathering: Gathering } | null = null;
  const at = () => {
    if (!current) throw new Error('no experiment is open');
    return current;
  };
  const standing = (): Standing => {
    const { gathering } = at();
    return { played: gathering.played(), total: gathering.total, isDone: gathering.isDone() };
  };
  return {
    open(experiment, known) {
      current = { experiment, gathering: openGathering(experiment, roster.def.seats[0], known) };
      return standing();
    },
    take(count) {
      const tasks: Task[] = [];
      for (let task = count > 0 ? at().gathering.next() : null; task; task = at().gathering.next()) {
        tasks.push(task);
        if (tasks.length >= count) break;
      }
      return tasks;
    },
    add(rows) {
      for (const row of rows) at().gathering.add(row);
      return standing();
    },
    result: () => resultOf(roster, at().experiment, at().gathering.rows()),
    list(from, count) {
      const rows = at().gathering.rows();
      return [...rows]
        .sort((a, b) => orderOf(b, a))
        .slice(from, from + count)
        .map(({ pair, variant, winner, points, turn, moves }) => ({ pair, variant, winner, points, turn, moves }));
    },
    write(format) {
      const { experiment, gathering } = at();
      const played = { experiment, rows: gathering.rows() };
      if (format === 'csv') return writeCsv(played, roster.def.seats);
      if (format === 'games') return writeGames(played);
      return `${JSON.stringify(resultOf(roster, experiment, played.rows), null, 2)}\n`;
    },
  };
}

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
