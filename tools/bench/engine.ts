/** Measures how fast the rules answer, in games of random players. */
import { seatPlayer } from '../../src/lab/seated.ts';
import { freeze } from 'immer';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { Setup, TargetRef, Types } from '../../src/engine/kernel/types.ts';
import { type GameKit } from '../lib/game-kit.ts';
import { simulateGame } from '../lib/play.ts';
import { medianOf, quantilesOf, timeOf, type Quantiles } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import type { Deadline } from './deadline.ts';
import type { Yardstick } from './yardstick.ts';

/** Seconds of processor time that each speed is measured for, in so many rounds. */
const SECONDS = 3;
const ROUNDS = 3;
/** Seconds before that: code is compiled as it runs, and that of a large game takes long. */
const WARM_UP = 6;
/** Each step is timed this often; the best counts, since other programs of the machine slow the rest. */
const REPEATS = 3;
/** Games whose positions are measured, and those played before to warm up. */
const GAMES = { warmUp: 10, measured: 40 } as const;
/** One in this many positions is measured. */
const STRIDE = 4;

export interface Speed {
  /** Per second of processor time: median of the rounds. */
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Actions as a multiple of the yardstick's, run before each round: median of the rounds. */
  readonly ofYardstick?: number;
}

/** Milliseconds of each step of the rules. */
export interface StepFigures {
  readonly games: number;
  /** For the list of legal moves. */
  readonly legalList: Quantiles;
  /** The list, and why not for everything on the table. */
  readonly legalListWithReasons: Quantiles;
  /** For a move with all positions kept. */
  readonly applyMove: Quantiles;
  /** For what a move would do, counted to the end, and for the longest of its steps. */
  readonly preview: Quantiles;
  readonly previewStep: Quantiles;
  /** For each overlay of the table; a game without any has none. */
  readonly overlays?: Readonly<Record<string, Quantiles>>;
}

const setupOf = <T extends Types>({ def }: GameKit<T>, seed: string): Setup => ({
  scenario: def.scenarios[0]?.id ?? '',
  seed,
  options: {},
});

/**
 * Whole games in simulate mode by each kind of player. To be measured before anything else: code that has run on immer
 * drafts stays slower on plain states.
 */
export function measureSpeeds<T extends Types>(
  kit: GameKit<T>,
  { yardstick, deadline }: { readonly yardstick?: Yardstick | undefined; readonly deadline: Deadline },
): Readonly<Record<string, Speed>> {
  const speeds: Record<string, Speed> = {};
  for (const player of kit.players.ids) if (!deadline.isOver()) speeds[player] = measureSpeed(kit, player, yardstick);
  return speeds;
}

function measureSpeed<T extends Types>(kit: GameKit<T>, player: string, yardstick: Yardstick | undefined): Speed {
  const [first, second] = kit.def.seats;
  const players = [seatPlayer(kit, player, first), seatPlayer(kit, player, second)] as const;
  const run = (name: string, length: number) => {
    const spent = process.cpuUsage().user;
    let [games, actions, seconds] = [0, 0, 0];
    while (seconds < length) {
      const game = simulateGame({ def: kit.def, setup: setupOf(kit, `${name}/${games}`), players });
      if (!game.ok) throw new Error(game.detail);
      games++;
      actions += game.moves;
      seconds = (process.cpuUsage().user - spent) / 1e6;
    }
    return { actions: actions / seconds, games: games / seconds };
  };
  run('warm-up', WARM_UP);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const base = yardstick?.(SECONDS);
    const speed = run(`bench/${round}`, SECONDS);
    return { ...speed, ratio: base === undefined ? null : speed.actions / base };
  });
  const ratios = rounds.flatMap(({ ratio }) => ratio ?? []);
  return {
    actionsPerSecond: Math.round(medianOf(rounds.map(({ actions }) => actions))),
    gamesPerSecond: round(medianOf(rounds.map(({ games }) => games)), 1),
    ...(ratios.length > 0 ? { ofYardstick: round(medianOf(ratios), 2) } : {}),
  };
}

/** Everything a player can point at. */
export const listTargets = <T extends Types>({ def, fuzz }: GameKit<T>): readonly TargetRef[] => [
  ...new Set(fuzz.universe.flatMap((move) => def.words.targets(move))),
];

/** Times in milliseconds by question; names of overlays have the prefix `OVERLAY`. */
type Timings = Record<string, number[]>;
const OVERLAY = 'overlay ';

/** All that is measured position by position. */
export function measureSteps<T extends Types>(kit: GameKit<T>, deadline: Deadline): StepFigures {
  const targets = listTargets(kit);
  const all: Timings = {};
  let game = 0;
  for (; game < GAMES.warmUp + GAMES.measured && !deadline.isOver(); game++) {
    const timings = timeGame(kit, `steps/${game}`, targets);
    if (game < GAMES.warmUp) continue;
    for (const [what, times] of Object.entries(timings)) (all[what] ??= []).push(...times);
  }
  const figure = (what: string): Quantiles => quantilesOf(all[what] ?? []);
  const overlays = Object.keys(all).filter((what) => what.startsWith(OVERLAY));
  return {
    games: Math.max(0, game - GAMES.warmUp),
    legalList: figure('list'),
    legalListWithReasons: figure('reasoned'),
    applyMove: figure('move'),
    preview: figure('preview'),
    previewStep: figure('previewStep'),
    ...(overlays.length > 0
      ? { overlays: Object.fromEntries(overlays.map((what) => [what.slice(OVERLAY.length), figure(what)])) }
      : {}),
  };
}

const bestOf = (work: () => void): number => Math.min(...Array.from({ length: REPEATS }, () => timeOf(work)));

/** The best time on copies of a position, each used once. */
function bestOfNew<State>(position: State, work: (copy: State) => void): number {
  const copies = Array.from({ length: REPEATS }, () => freeze(structuredClone(position), true));
  return Math.min(...copies.map((copy) => timeOf(() => work(copy))));
}

/** The list of legal moves, and why not for everything that can be pointed at. */
function explainAll<T extends Types>(def: GameKit<T>['def'], state: T['state'], targets: readonly TargetRef[]): number {
  decide(def, state);
  return targets.reduce((sum, target) => sum + def.why.explain(state, [], target).length, 0);
}

/** Everything that has happened in a match, since conclusions are drawn from it as well. */
type PastOf<T extends Types> = readonly T['event'][];

/** Only once: the chances of a conflict are cached once they are counted. */
function timePreview<T extends Types>(def: GameKit<T>['def'], state: T['state'], move: T['move'], past: PastOf<T>) {
  const steps = def.foresight.previewInSteps?.(state, move, past);
  const times: number[] = [];
  let isDone = false;
  while (!isDone)
    times.push(
      timeOf(() => void (isDone = steps ? steps.next().done === true : !!def.foresight.preview(state, move, past))),
    );
  return { preview: times.reduce((sum, time) => sum + time, 0), previewStep: Math.max(...times) };
}

/** A question of a match with an answer to it. */
interface Position<T extends Types> {
  readonly state: T['state'];
  readonly seat: T['seat'];
  readonly move: T['move'];
  readonly past: PastOf<T>;
}

/** Frozen as every position of a match is, and new: nothing is cached for it yet. */
function timePosition<T extends Types>(
  kit: GameKit<T>,
  { state, seat, move, past }: Position<T>,
  targets: readonly TargetRef[],
): Readonly<Record<string, number>> {
  const { def } = kit;
  const view = def.view(state, seat);
  const overlays = Object.keys(kit.overlays?.(view) ?? {}).map((name): [string, number] => [
    `${OVERLAY}${name}`,
    bestOfNew(view, (copy) => void kit.overlays?.(copy)[name]?.()),
  ]);
  return {
    list: bestOfNew(state, (copy) => void decide(def, copy)),
    reasoned: bestOfNew(state, (copy) => void explainAll(def, copy, targets)),
    move: bestOf(() => void applyMove(def, state, move)),
    ...timePreview(def, state, move, past),
    ...Object.fromEntries(overlays),
  };
}

function timeGame<T extends Types>(kit: GameKit<T>, seed: string, targets: readonly TargetRef[]): Timings {
  const { def } = kit;
  const rng = seedRng(seed);
  const start = startGame(def, setupOf(kit, seed));
  let { state } = start;
  const past: T['event'][] = [...start.events];
  const timings: Timings = {};
  for (let step = 0; ; step++) {
    const decision = decide(def, state);
    const move = decision?.moves[drawFrom(rng, decision.moves.length)];
    if (!decision || !move) break;
    const before = state;
    if (step % STRIDE === 0) {
      const found = timePosition(kit, { state: before, seat: decision.seat, move, past: [...past] }, targets);
      for (const [what, time] of Object.entries(found)) (timings[what] ??= []).push(time);
    }
    const outcome = applyMove(def, before, move);
    if (!outcome.ok) throw new Error(`a listed move is refused: ${outcome.reason.code}`);
    state = outcome.state;
    past.push(...outcome.events);
  }
  return timings;
}
