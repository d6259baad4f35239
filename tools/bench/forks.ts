/** Measures how fast programs that look ahead can try out lines: forks of a simulation, and playouts from there. */
import { policyOf, seatPlayer } from '../../src/lab/seated.ts';
import type { Policy, Simulation } from '../../src/engine/kernel/runner.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { type GameKit } from '../lib/game-kit.ts';
import { medianOf } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import type { Deadline } from './deadline.ts';

/** Positions of one game that lines begin from, and the moves between them. */
const POSITIONS = { count: 8, apart: 15 } as const;
/** Seconds of processor time for each of the rounds, and as many times more for one that warms up: rules compile late. */
const SECONDS = 0.6;
const ROUNDS = 5;
const WARM_UP = 6;
/** Forks or copies between two looks at the clock. */
const BATCH = 400;
/** Moves of a line. */
const DEPTH = 40;

export interface Playouts {
  /** Lines of `DEPTH` moves, or to the end of the game, each from a new fork with new dice. */
  readonly playoutsPerSecond: number;
  readonly movesPerPlayout: number;
}

/** Per second of processor time: medians of the rounds. */
export interface ForkFigures {
  readonly forksPerSecond: number;
  /** Copies of the same states by way of JSON. */
  readonly jsonCopiesPerSecond: number;
  /** Forks as a multiple of those: median of rounds in which both were measured. */
  readonly ofJsonCopy: number;
  /** Keyed by the kind of player. */
  readonly playouts: Readonly<Record<string, Playouts>>;
}

/** Times a second that `work` is done, by processor time, which is asked for after each `batch`: asking takes a while. */
function rateOf(work: () => void, batch: number, seconds: number): number {
  const spent = process.cpuUsage().user;
  for (let done = batch; ; done += batch) {
    for (let i = 0; i < batch; i++) work();
    const taken = (process.cpuUsage().user - spent) / 1e6;
    if (taken >= seconds) return done / taken;
  }
}

const policyFor = <T extends Types>(kit: GameKit<T>, player: string): Policy<T> => {
  const [first, second] = kit.def.seats;
  return policyOf(kit.def, [seatPlayer(kit, player, first), seatPlayer(kit, player, second)], `forks ${player}`);
};

/** Positions of one game of random players. */
function openPositions<T extends Types>(kit: GameKit<T>): readonly Simulation<T>[] {
  const { def } = kit;
  const game = simulate(def, { scenario: def.scenarios[0]?.id ?? '', seed: 'forks', options: {} });
  const policy = policyFor(kit, 'random');
  const positions: Simulation<T>[] = [];
  while (positions.length < POSITIONS.count && !game.state.result) {
    positions.push(game.fork());
    game.playout(policy, POSITIONS.apart);
  }
  return positions;
}

/** Calls `work` with one after the other. */
function inTurn<X>(items: readonly X[], work: (item: X) => void): () => void {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item !== undefined) work(item);
  };
}

/** `seconds` of processor time for each round. */
export function measureForks<T extends Types>(kit: GameKit<T>, deadline: Deadline, seconds = SECONDS): ForkFigures {
  const positions = openPositions(kit);
  const buffer = positions[0]?.fork() ?? null;
  const fork = inTurn(positions, (game) => void game.fork(buffer));
  const copy = inTurn(positions, ({ state }) => void JSON.parse(JSON.stringify(state)));
  const rounds: { readonly forks: number; readonly copies: number }[] = [];
  // The first one warms up.
  for (let i = 0; i <= ROUNDS && !deadline.isOver(); i++)
    rounds.push({ forks: rateOf(fork, BATCH, seconds), copies: rateOf(copy, BATCH, seconds) });
  const measured = rounds.slice(1);
  const playouts: Record<string, Playouts> = {};
  for (const player of kit.players.ids)
    if (!deadline.isOver()) playouts[player] = measurePlayouts(kit, player, positions, { deadline, seconds });
  return {
    forksPerSecond: Math.round(medianOf(measured.map(({ forks }) => forks))),
    jsonCopiesPerSecond: Math.round(medianOf(measured.map(({ copies }) => copies))),
    ofJsonCopy: round(medianOf(measured.map(({ forks, copies }) => forks / copies)), 1),
    playouts,
  };
}

function measurePlayouts<T extends Types>(
  kit: GameKit<T>,
  player: string,
  positions: readonly Simulation<T>[],
  { deadline, seconds }: { readonly deadline: Deadline; readonly seconds: number },
): Playouts {
  const policy = policyFor(kit, player);
  const buffer = positions[0]?.fork() ?? null;
  let [lines, moves] = [0, 0];
  const play = inTurn(positions, (game) => (moves += game.fork(buffer, `line ${lines++}`).playout(policy, DEPTH)));
  const rates: number[] = [];
  rateOf(play, 1, seconds * WARM_UP);
  [lines, moves] = [0, 0];
  for (let i = 0; i < ROUNDS && !deadline.isOver(); i++) rates.push(rateOf(play, 1, seconds));
  return {
    playoutsPerSecond: round(medianOf(rates), 1),
    movesPerPlayout: round(moves / Math.max(1, lines), 1),
  };
}
