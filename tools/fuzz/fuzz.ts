/** Random games in which every rule of the kernel's contract is watched, and saves of those that break one. */
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { applyMove, decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { encodeSave, loadSave, readSave } from '../../src/engine/kernel/save.ts';
import { play, startTimeline, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Decision, Setup, Types } from '../../src/engine/kernel/types.ts';
import type { BotDraw } from '../../src/bots/types.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { detailOf, MOVE_CAP } from '../lib/play.ts';
import { aboutMatch, encodeReport, writeSave } from '../lib/save-files.ts';
import {
  checkInvariants,
  checkListed,
  checkNotation,
  checkState,
  checkUnlisted,
  demand,
  drawAny,
  drawFromList,
  Finding,
  groupByKind,
  noteReason,
  type Scene,
} from './checks.ts';
import { count, openCoverage, type Coverage } from './coverage.ts';

/** How often the dear checks are made: one step or game in so many. */
const EVERY = { listed: 30, unlisted: 15, state: 30, simulated: 20, saved: 50 } as const;
const SAMPLES = { listed: 3, unlisted: 12 } as const;
/** After so many failed games a run has nothing more to tell. */
const MAX_FAILURES = 20;

export interface FuzzOrder {
  readonly seed: string;
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

export interface FuzzReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly failures: readonly FuzzFailure[];
  readonly steps: number;
  readonly seconds: number;
  readonly coverage: Coverage;
}

/** Plays games `first` to `first + games - 1`; each depends on the seed and its number alone. */
export function runFuzz<T extends Types>(kit: GameKit<T>, order: FuzzOrder): FuzzReport {
  const coverage = openCoverage(kit.def, kit.fuzz);
  const universe = groupByKind<T>(kit.fuzz.universe);
  const failures: FuzzFailure[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let games = 0;
  let steps = 0;
  while (games < order.games && failures.length < MAX_FAILURES && elapsed() < order.seconds) {
    const number = order.first + games;
    const game = openGame(kit, `${order.seed}/${number}`, number);
    try {
      playGame(kit, game, universe, coverage);
    } catch (error) {
      failures.push(keepFailure(kit, game, error, number, order.out));
    }
    games++;
    steps += game.moves.length;
  }
  return { game: kit.def.id, seed: order.seed, games, failures, steps, seconds: elapsed(), coverage };
}

/** A game being played: enough to play it again. */
interface Game<T extends Types> {
  readonly number: number;
  readonly setup: Setup;
  readonly draw: BotDraw;
  readonly moods: readonly Readonly<Record<string, number>>[];
  /** The last one may be the one that failed. */
  readonly moves: T['move'][];
  /** How many of them led to a position. */
  played: number;
}

function openGame<T extends Types>({ def, fuzz }: GameKit<T>, seed: string, number: number): Game<T> {
  const rng = seedRng(`${seed}/fuzz`);
  const draw: BotDraw = (n) => drawFrom(rng, n);
  const scenario = def.scenarios[draw(def.scenarios.length)]?.id ?? '';
  const position = fuzz.opening(draw);
  const moods = Object.values(fuzz.moods);
  return {
    number,
    setup: { scenario, seed, options: {}, ...(position === undefined ? {} : { position }) },
    draw,
    moods: def.seats.map(() => moods[draw(moods.length)] ?? {}),
    moves: [],
    played: 0,
  };
}

function playGame<T extends Types>(
  kit: GameKit<T>,
  game: Game<T>,
  universe: Scene<T>['universe'],
  coverage: Coverage,
): void {
  const { def } = kit;
  const { setup, draw, moves } = game;
  const opening = startGame(def, setup);
  let { state } = opening;
  noteEvents(coverage, opening.events);
  checkInvariants(def, state);
  for (let decision = decide(def, state); decision; decision = decide(def, state)) {
    demand(moves.length < MOVE_CAP, () => `no end after ${MOVE_CAP} moves`);
    demand(decision.moves.length > 0, () => 'no legal move');
    count(coverage.frames, state.stack[state.stack.length - 1]?.at ?? '');
    const scene = { def, state, decision, universe, coverage, draw };
    if (draw(EVERY.listed) === 0) checkListed(scene, SAMPLES.listed);
    if (draw(EVERY.unlisted) === 0) checkUnlisted(scene, SAMPLES.unlisted);
    if (draw(EVERY.state) === 0) checkState(def, state);
    const move = pickMove(decision, game.moods[decision.seat === def.seats[0] ? 0 : 1] ?? {}, draw);
    checkNotation(def, move);
    moves.push(move);
    const outcome = applyMove(def, state, move);
    demand(outcome.ok, () => `${def.notation(move)} is listed and not accepted`);
    game.played = moves.length;
    noteEvents(coverage, outcome.events);
    checkInvariants(def, outcome.state, { before: state, move });
    state = outcome.state;
  }
  checkEnd({ def, state, universe, coverage, draw });
  if (game.number % EVERY.simulated === 0) checkSimulated(kit, game, state);
  if (game.number % EVERY.saved === 0) checkSaved(kit, game, state);
}

function noteEvents<T extends Types>(coverage: Coverage, events: readonly T['event'][]): void {
  for (const { type } of events) count(coverage.events, type);
}

/** First a kind of move by its weight in the mood, then any move of that kind. */
function pickMove<T extends Types>({ moves }: Decision<T>, mood: Readonly<Record<string, number>>, draw: BotDraw) {
  const kinds = groupByKind<T>(moves);
  const weights = kinds.map(([move]) => Math.max(1, Math.round(10 * (mood[move?.type ?? ''] ?? 1))));
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0));
  return drawFromList(kinds.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? [], draw);
}

/** After the end nothing is taken any more. */
function checkEnd<T extends Types>({ def, state, universe, coverage, draw }: Omit<Scene<T>, 'decision'>): void {
  demand(state.result !== null, () => 'nobody decides and there is no result');
  checkState(def, state);
  const move = drawAny(universe, draw);
  const outcome = applyMove(def, state, move);
  demand(!outcome.ok, () => `${def.notation(move)} is accepted after the end`);
  noteReason(coverage, outcome.reason);
}

/** The fast runner comes to the same end. */
function checkSimulated<T extends Types>({ def }: GameKit<T>, { setup, moves }: Game<T>, state: T['state']): void {
  const fast = simulate(def, setup);
  for (const move of moves) fast.play(move);
  demand(digestState(fast.state) === digestState(state), () => 'the two runners come to different ends');
}

/** The save file brings back the match. */
function checkSaved<T extends Types>({ def }: GameKit<T>, game: Game<T>, state: T['state']): void {
  const save = encodeSave(def, playAgain(def, game), aboutMatch('fuzz'), 'fuzz');
  const loaded = loadSave(def, readSave(JSON.stringify(save)));
  demand(loaded.how === 'replayed' && loaded.by === 'generator', () => `the save is ${loaded.how}`);
  const last = loaded.timeline.points[loaded.timeline.points.length - 1];
  demand(last !== undefined && digestState(last.state) === digestState(state), () => 'the save comes to another end');
}

/** The moves that led to positions, as a match. */
function playAgain<T extends Types>(def: GameKit<T>['def'], { setup, moves, played }: Game<T>): Timeline<T> {
  return moves.slice(0, played).reduce(
    (timeline, move) => {
      const next = play(def, timeline, move);
      if (!next.ok) throw new Finding(`${def.notation(move)} is refused when played again`);
      return next.timeline;
    },
    startTimeline(def, setup),
  );
}

function keepFailure<T extends Types>(
  { def }: GameKit<T>,
  game: Game<T>,
  error: unknown,
  number: number,
  out: string,
): FuzzFailure {
  const at = game.moves.length;
  const detail = error instanceof Finding ? error.message : detailOf(error);
  const failed = game.moves[game.played] ?? null;
  try {
    const save = encodeReport(def, playAgain(def, game), failed, detail);
    return { game: number, at, detail, file: writeSave(out, `${def.id}-fuzz-${game.setup.seed}`, save) };
  } catch (second) {
    return { game: number, at, detail: `${detail}; no save: ${detailOf(second)}`, file: null };
  }
}
