/** Measures how fast the games of an experiment are played, counted and kept, without a screen. */
import type { Experiment } from '../../src/lab/experiment/plan.ts';
import { playRow } from '../../src/lab/experiment/row.ts';
import { openRoster } from '../lib/games.ts';
import { medianOf } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import type { Deadline } from './deadline.ts';
import type { Yardstick } from './yardstick.ts';

/** Seconds of processor time of a round. */
const SECONDS = 4;
const ROUNDS = 3;
const WARM_UP = 6;
/** The request of a machine with four cores, one of which draws the page. */
const WANTED = { games: 10_000, workers: 3 } as const;

export interface ExperimentSpeed {
  /** Processor's milliseconds of a game of two greedy players: median of the rounds. */
  readonly msPerGame: number;
  readonly movesPerGame: number;
  /** Seconds that 10,000 games take three workers that have a core each. */
  readonly secondsForTenThousand: number;
  /** Moves a second as a multiple of the yardstick's, run before each round: median of the rounds. */
  readonly ofYardstick?: number;
}

export async function measureExperimentGames(
  game: string,
  { yardstick, deadline }: { readonly yardstick?: Yardstick | undefined; readonly deadline: Deadline },
): Promise<ExperimentSpeed> {
  const roster = await openRoster(game);
  const experiment: Experiment = {
    ...{ format: 'fronts-experiment', formatVersion: 1, name: 'bench', game, seed: 'bench', games: 1_000_000 },
    start: { scenario: roster.def.scenarios[0]?.id ?? '' },
    variants: [{ players: ['greedy', 'greedy'] }],
  };
  let next = 0;
  const run = (length: number) => {
    const spent = process.cpuUsage().user;
    let [games, moves, seconds] = [0, 0, 0];
    while (seconds < length) {
      moves += playRow(roster, experiment, 0, next++).moves;
      games++;
      seconds = (process.cpuUsage().user - spent) / 1e6;
    }
    return { games, moves, seconds };
  };
  run(WARM_UP);
  const rounds: { readonly ms: number; readonly moves: number; readonly ratio: number | null }[] = [];
  for (let i = 0; i < ROUNDS && (i === 0 || !deadline.isOver()); i++) {
    const base = yardstick?.(SECONDS);
    const { games, moves, seconds } = run(SECONDS);
    rounds.push({
      ms: (1000 * seconds) / games,
      moves: moves / games,
      ratio: base === undefined ? null : moves / seconds / base,
    });
  }
  const msPerGame = medianOf(rounds.map(({ ms }) => ms));
  const ratios = rounds.flatMap(({ ratio }) => ratio ?? []);
  return {
    msPerGame: round(msPerGame, 1),
    movesPerGame: Math.round(medianOf(rounds.map(({ moves }) => moves))),
    secondsForTenThousand: Math.round((msPerGame * WANTED.games) / WANTED.workers / 1000),
    ...(ratios.length > 0 ? { ofYardstick: round(medianOf(ratios), 3) } : {}),
  };
}
