/** Many games between two programs, counted. */
import { type Roster, seatPlayer } from '../../src/lab/seated.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { recordGame, simulateGame, type Failure, type Pairing } from '../lib/play.ts';
import { encodeReport, writeSave } from '../lib/save-files.ts';
import { errorOf, intervalOf } from '../../src/lab/stats/stats.ts';
import { round } from '../lib/table.ts';

export interface Order {
  readonly scenario: string;
  /** The text of a position in the place of the scenario's own set-up. */
  readonly position?: string;
  /** Switches that are on. */
  readonly options?: readonly string[];
  /** Ids in the order of the seats. */
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly games: number;
  /** Folder for the save files of failed games. */
  readonly out: string;
}

export interface Spread {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  readonly min: number;
  readonly max: number;
}

export interface Summary {
  readonly game: string;
  readonly scenario: string;
  readonly options: readonly string[];
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  /** Finished games by winner: each seat, and `draw`. */
  readonly wins: Readonly<Record<string, number>>;
  /** The 95% interval of each share. */
  readonly shares: Readonly<Record<string, readonly [low: number, high: number]>>;
  /** Points at the end by seat, over the finished games; null where none finished. */
  readonly scores: Readonly<Record<string, Spread | null>>;
  /** Moves made in the finished games. */
  readonly actions: number;
  readonly seconds: number;
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
}

export interface Simulation {
  readonly summary: Summary;
  readonly failures: readonly (Failure & { readonly seed: string; readonly file: string })[];
}

/** Game `i`, the first being 0, is played from the seed `seed/i`. */
export function runGames<T extends Types>(kit: Roster<T>, order: Order): Simulation {
  const { def } = kit;
  const { scenario, position, options = [], players, seed, games, out } = order;
  const chosen = Object.fromEntries(options.map((id) => [id, true]));
  const [first, second] = def.seats;
  const seated = [seatPlayer(kit, players[0], first), seatPlayer(kit, players[1], second)] as const;
  const wins: Record<string, number> = { [first]: 0, [second]: 0, draw: 0 };
  const points = [first, second].map((seat) => ({ seat, scores: [] as number[] }));
  const failures: Simulation['failures'][number][] = [];
  let actions = 0;
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const setup = { scenario, seed: `${seed}/${i}`, options: chosen, ...(position === undefined ? {} : { position }) };
    const pairing: Pairing<T> = { def, players: seated, setup };
    const game = simulateGame(pairing);
    if (!game.ok) {
      failures.push({ ...keepFailure(pairing, game, out), seed: pairing.setup.seed });
      continue;
    }
    actions += game.moves;
    const winner = game.state.result?.winner ?? 'draw';
    wins[winner] = (wins[winner] ?? 0) + 1;
    for (const { seat, scores } of points)
      scores.push(kit.players.score(def.view(game.state, null), seat, def.data.facts));
  }
  const seconds = (performance.now() - started) / 1000;
  const finished = games - failures.length;
  const summary: Summary = {
    game: def.id,
    scenario,
    options,
    players,
    seed,
    games,
    finished,
    failed: failures.length,
    wins,
    shares: Object.fromEntries(Object.entries(wins).map(([id, won]) => [id, shareOf(won, finished)])),
    scores: Object.fromEntries(points.map(({ seat, scores }) => [seat, spreadOf(scores)])),
    actions,
    seconds: round(seconds, 3),
    actionsPerSecond: round(actions / seconds),
    gamesPerSecond: round(finished / seconds, 1),
  };
  return { summary, failures };
}

function shareOf(won: number, games: number): readonly [number, number] {
  const [low, high] = intervalOf(won, games);
  return [round(low, 4), round(high, 4)];
}

function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    mean: round(sum / values.length, 2),
    error: round(errorOf(values), 3),
    min: Math.min(...values),
    max: Math.max(...values),
  };
}

/** Replays the failed game with every position kept, and writes the result. */
function keepFailure<T extends Types>(pairing: Pairing<T>, failure: Failure, out: string): Failure & { file: string } {
  const { def, setup } = pairing;
  const again = recordGame(pairing);
  const detail = again.failure ? failure.detail : `${failure.detail} (in the fast run only)`;
  const save = encodeReport(def, again.timeline, again.failure?.move ?? null, detail);
  return { at: failure.at, detail, file: writeSave(out, `${def.id}-${setup.seed}`, save) };
}
