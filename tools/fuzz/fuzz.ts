/** Games of random and greedy players in which every rule of the kernel's contract is watched, and saves of those that break one. */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { detailOf } from '../lib/play.ts';
import { encodeReport, writeSave } from '../lib/save-files.ts';
import { Finding, groupByKind } from './checks.ts';
import { count, openCoverage, type Coverage } from './coverage.ts';
import { openGame, type Game, type GamePlan } from './game.ts';
import { withToldChecked } from './told.ts';
import { playAgain, watchGame } from './watch.ts';

/** After so many failed games a run has nothing more to tell. */
const MAX_FAILURES = 20;

export interface FuzzOrder extends GamePlan {
  readonly games: number;
  /** Number of the first game. */
  readonly first: number;
  /** No game is begun after so many seconds. */
  readonly seconds: number;
  /** Folder for the save files of failed games. */
  readonly out: string;
}

export interface FuzzFailure {
  readonly game: number;
  readonly at: number;
  readonly detail: string;
  /** The match up to there; null where it could not even be set up. */
  readonly file: string | null;
}

/** Games of a scenario. */
export interface Share {
  games: number;
  /** From the scenario's own set-up to a result by the rules: no given position, no resignation. */
  full: number;
  /** Games with drawn options. */
  options: number;
  /** Watched closely. */
  close: number;
}

export interface FuzzReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly scenarios: Readonly<Record<string, Readonly<Share>>>;
  /** Games by their players, in the order of the seats: `greedy,random`. */
  readonly players: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
  readonly steps: number;
  readonly seconds: number;
  readonly coverage: Coverage;
}

/** Plays games `first` to `first + games - 1`. */
export function runFuzz<T extends Types>(kit: GameKit<T>, order: FuzzOrder): FuzzReport {
  const coverage = openCoverage(kit.def, kit.fuzz);
  const watch = { kit, telling: withToldChecked(kit), coverage, universe: groupByKind<T>(kit.fuzz.universe) };
  const scenarios: Record<string, Share> = {};
  const players: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let games = 0;
  let steps = 0;
  while (games < order.games && failures.length < MAX_FAILURES && elapsed() < order.seconds) {
    const game = openGame(kit, order, order.first + games);
    const found = failures.length;
    try {
      watchGame(watch, game);
    } catch (error) {
      failures.push(keepFailure(kit.def, game, error, order.out));
    }
    noteShare(scenarios, game, failures.length === found);
    count(players, game.players.join());
    games++;
    steps += game.moves.length;
  }
  return {
    game: kit.def.id,
    seed: order.seed,
    games,
    scenarios,
    players,
    failures,
    steps,
    seconds: elapsed(),
    coverage,
  };
}

function noteShare<T extends Types>(scenarios: Record<string, Share>, game: Game<T>, isSound: boolean): void {
  const { setup, isClose, hasQuit } = game;
  const share = (scenarios[setup.scenario] ??= { games: 0, full: 0, options: 0, close: 0 });
  share.games += 1;
  if (isSound && setup.position === undefined && !hasQuit) share.full += 1;
  if (Object.keys(setup.options).length > 0) share.options += 1;
  if (isClose) share.close += 1;
}

function keepFailure<T extends Types>(def: GameDefinition<T>, game: Game<T>, error: unknown, out: string): FuzzFailure {
  const { number, setup, moves } = game;
  const at = moves.length;
  const found = error instanceof Finding ? error.message : detailOf(error);
  try {
    const { timeline, made, stuck } = playAgain(def, game);
    const detail = stuck === null ? found : `${found}; ${stuck}`;
    const save = encodeReport(def, timeline, moves[made] ?? null, detail);
    return { game: number, at, detail, file: writeSave(out, `${def.id}-fuzz-${setup.seed}`, save) };
  } catch (second) {
    return { game: number, at, detail: `${found}; no save: ${detailOf(second)}`, file: null };
  }
}
