/** How fast the rules answer, in games of random players. */
import { freeze } from 'immer';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { Setup, TargetRef, Types } from '../../src/engine/kernel/types.ts';
import { seatPlayer, type GameKit } from '../lib/game-kit.ts';
import { simulateGame } from '../lib/play.ts';
import { quantilesOf, timeOf, type Quantiles } from '../lib/stats.ts';
import { round } from '../lib/table.ts';

/** Seconds that each speed is measured for, after an equally long warm-up: a program is compiled as it runs. */
const SECONDS = 2;
/** How often each step is timed; the best counts, since other programs of the machine slow the rest. */
const REPEATS = 3;
/** Games whose positions are measured, and those played before to warm up. */
const GAMES = { warmUp: 10, measured: 40 } as const;
/** One in this many positions is measured. */
const STRIDE = 4;

export interface Speed {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
}

export interface EngineFigures {
  /** Whole games by each kind of player, at full speed. */
  readonly simulate: Readonly<Record<string, Speed>>;
  /** Milliseconds for the list of legal moves. */
  readonly legalList: Quantiles;
  /** The list, and why not for everything on the table. */
  readonly legalListWithReasons: Quantiles;
  /** Milliseconds for a move with all positions kept. */
  readonly applyMove: Quantiles;
  /** Milliseconds for what a move would do, counted to the end, and for the longest of its steps. */
  readonly preview: Quantiles;
  readonly previewStep: Quantiles;
  /** Milliseconds for each overlay of the table; a game without any has none. */
  readonly overlays?: Readonly<Record<string, Quantiles>>;
}

const setupOf = <T extends Types>({ def }: GameKit<T>, seed: string): Setup => ({
  scenario: def.scenarios[0]?.id ?? '',
  seed,
  options: {},
});

/** To be measured before anything else: code that has run on immer drafts stays slower on plain states. */
export function measureEngine<T extends Types>(kit: GameKit<T>): EngineFigures {
  const simulate = Object.fromEntries(kit.players.ids.map((player) => [player, measureSpeed(kit, player)]));
  return { simulate, ...measureSteps(kit) };
}

function measureSpeed<T extends Types>(kit: GameKit<T>, player: string): Speed {
  const [first, second] = kit.def.seats;
  const players = [seatPlayer(kit, player, first), seatPlayer(kit, player, second)] as const;
  const run = (name: string, seconds: number) => {
    const started = performance.now();
    let [games, actions, elapsed] = [0, 0, 0];
    while (elapsed < seconds) {
      const game = simulateGame({ def: kit.def, setup: setupOf(kit, `${name}/${games}`), players });
      if (!game.ok) throw new Error(game.detail);
      games++;
      actions += game.moves;
      elapsed = (performance.now() - started) / 1000;
    }
    return { actionsPerSecond: round(actions / elapsed), gamesPerSecond: round(games / elapsed, 1) };
  };
  run('warm-up', SECONDS);
  return run('bench', SECONDS);
}

/** Everything a player can point at. */
export const listTargets = <T extends Types>({ def, fuzz }: GameKit<T>): readonly TargetRef[] => [
  ...new Set(fuzz.universe.flatMap((move) => def.targets(move))),
];

/** Times in milliseconds by question; names of overlays have the prefix `OVERLAY`. */
type Timings = Record<string, number[]>;
const OVERLAY = 'overlay ';

/** All that is measured position by position. */
export function measureSteps<T extends Types>(kit: GameKit<T>): Omit<EngineFigures, 'simulate'> {
  const targets = listTargets(kit);
  const all: Timings = {};
  for (let game = 0; game < GAMES.warmUp + GAMES.measured; game++) {
    const timings = timeGame(kit, `steps/${game}`, targets);
    if (game < GAMES.warmUp) continue;
    for (const [what, times] of Object.entries(timings)) (all[what] ??= []).push(...times);
  }
  const figure = (what: string): Quantiles => quantilesOf(all[what] ?? []);
  const overlays = Object.keys(all).filter((what) => what.startsWith(OVERLAY));
  return {
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
  return targets.reduce((sum, target) => sum + def.explain(state, [], target).length, 0);
}

/** Only once: the chances of a conflict are cached once they are counted. */
function timePreview<T extends Types>(def: GameKit<T>['def'], state: T['state'], move: T['move']) {
  const steps = def.previewInSteps?.(state, move);
  const times: number[] = [];
  let isDone = false;
  while (!isDone)
    times.push(timeOf(() => void (isDone = steps ? steps.next().done === true : !!def.preview(state, move))));
  return { preview: times.reduce((sum, time) => sum + time, 0), previewStep: Math.max(...times) };
}

/** Frozen as every position of a match is, and new: nothing is cached for it yet. */
function timePosition<T extends Types>(
  kit: GameKit<T>,
  state: T['state'],
  seat: T['seat'],
  move: T['move'],
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
    ...timePreview(def, state, move),
    ...Object.fromEntries(overlays),
  };
}

function timeGame<T extends Types>(kit: GameKit<T>, seed: string, targets: readonly TargetRef[]): Timings {
  const { def } = kit;
  const rng = seedRng(seed);
  let { state } = startGame(def, setupOf(kit, seed));
  const timings: Timings = {};
  for (let step = 0; ; step++) {
    const decision = decide(def, state);
    const move = decision?.moves[drawFrom(rng, decision.moves.length)];
    if (!decision || !move) break;
    const before = state;
    if (step % STRIDE === 0) {
      const found = timePosition(kit, before, decision.seat, move, targets);
      for (const [what, time] of Object.entries(found)) (timings[what] ??= []).push(time);
    }
    const outcome = applyMove(def, before, move);
    if (!outcome.ok) throw new Error(`a listed move is refused: ${outcome.reason.code}`);
    state = outcome.state;
  }
  return timings;
}
