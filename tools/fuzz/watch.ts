/** The two ways to watch a game: closely, with every check there is, or fast, with those of the states alone. */
import type { ProgramDraw } from '../../src/players/types.ts';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { applyMove, decide, simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { encodeSave, loadSave } from '../../src/engine/kernel/save.ts';
import { play, startTimeline, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Decision, Types } from '../../src/engine/kernel/types.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { detailOf, MOVE_CAP } from '../lib/play.ts';
import { aboutMatch } from '../lib/save-files.ts';
import {
  checkAllUnlisted,
  checkInvariants,
  checkListed,
  checkNotation,
  checkState,
  checkUnlisted,
  demand,
  drawAny,
  noteReason,
  type CheckedQuestion,
} from './checks.ts';
import { count, notePieces, type Coverage } from './coverage.ts';
import { copyState } from './copy.ts';
import { drawMove, type Game } from './game.ts';
import { checkRecall, openRecall } from './recall.ts';
import { checkVeiled } from './told.ts';

/** The expensive checks of a closely watched game are made once in this many steps or games. */
const EVERY = { listed: 30, unlisted: 15, state: 30, saved: 50 } as const;
/** One question in so many is asked with every move there is: the first ones of a given position, and the others. */
const SWEPT = { first: 8, others: 500, early: 16 } as const;
const SAMPLES = { listed: 3, unlisted: 12 } as const;

/** Knowledge of a run outside the game. */
export interface Watch<T extends Types> {
  readonly kit: GameKit<T>;
  /** Its rules with the lines of the log watched. */
  readonly telling: GameKit<T>['def'];
  readonly universe: CheckedQuestion<T>['universe'];
  readonly coverage: Coverage;
}

/** Plays the game to its end, in the way it is to be watched. Throws what is found. */
export function watchGame<T extends Types>(watch: Watch<T>, game: Game<T>): void {
  const { coverage } = watch;
  const { result } = game.isClose ? watchClosely(watch, game) : watchFast(watch, game);
  demand(result !== null, () => 'nobody decides and there is no result');
  count(coverage.ends, result.reasons[0]?.key ?? 'not earned');
}

/** Checks each question; `decision` is one. */
function noteQuestion<T extends Types>(
  { coverage }: Watch<T>,
  state: T['state'],
  { moves }: Decision<T>,
  made: number,
) {
  demand(made < MOVE_CAP, () => `no end after ${MOVE_CAP} moves`);
  demand(moves.length > 0, () => 'no legal move');
  count(coverage.frames, state.stack[state.stack.length - 1]?.at ?? '');
}

/** Nothing is come to again; `state` stays as it is. */
const openMemory = <T extends Types>({ fuzz }: GameKit<T>, game: Game<T>) => {
  const recall = openRecall();
  return (state: T['state']) =>
    checkRecall<T>(recall, state, { moves: game.moves, toggles: fuzz.dithering, isAimless: game.isAimless });
};

function watchClosely<T extends Types>(watch: Watch<T>, game: Game<T>): T['state'] {
  const { kit, telling, universe, coverage } = watch;
  const remember = openMemory(kit, game);
  const { def } = kit;
  const { setup, look, moves } = game;
  const opening = startGame(telling, setup);
  let { state } = opening;
  /** Counts the moves that each question offered. */
  const offers: number[] = [];
  noteEvents(coverage, opening.events);
  checkInvariants(def, state);
  for (let decision = decide(def, state); decision; decision = decide(def, state)) {
    noteQuestion(watch, state, decision, moves.length);
    remember(state);
    offers.push(decision.moves.length);
    const question = { def, state, decision, universe, coverage, draw: look };
    if (look(EVERY.listed) === 0) checkListed(question, SAMPLES.listed);
    if (look(EVERY.unlisted) === 0) checkUnlisted(question, SAMPLES.unlisted);
    if (look(EVERY.state) === 0) {
      checkState(kit, state);
      checkVeiled(kit, state, look);
    }
    const isEarly = setup.position !== undefined && moves.length < SWEPT.early;
    if (look(isEarly ? SWEPT.first : SWEPT.others) === 0) checkAllUnlisted(question);
    const move = drawMove(kit, game, decision, state);
    checkNotation(def, move);
    const outcome = applyMove(telling, state, move);
    demand(outcome.ok, () => `${def.words.notation(move)} is listed and not accepted`);
    game.played = moves.length;
    noteEvents(coverage, outcome.events);
    checkInvariants(def, outcome.state, { before: state, move });
    notePieces(coverage, kit.fuzz, { before: state, move, after: outcome.state });
    state = outcome.state;
  }
  checkEnd(watch, state, look);
  checkSimulated(kit, game, state, offers);
  if (look(EVERY.saved) === 0) checkSaved(kit, game, state);
  return state;
}

/** The state is changed in place; each step is checked against a copy of the state before it. */
function watchFast<T extends Types>(watch: Watch<T>, game: Game<T>): T['state'] {
  const { kit, coverage } = watch;
  const { def, fuzz } = kit;
  const remember = openMemory(kit, game);
  const { state, ...fast } = simulate(def, game.setup);
  checkInvariants(def, state);
  for (let decision = fast.decide(); decision; decision = fast.decide()) {
    noteQuestion(watch, state, decision, game.moves.length);
    const before = copyState(state);
    remember(before);
    const move = drawMove(kit, game, decision, state);
    fast.play(move);
    game.played = game.moves.length;
    checkInvariants(def, state, { before, move });
    notePieces(coverage, fuzz, { before, move, after: state });
  }
  return state;
}

function noteEvents<T extends Types>(coverage: Coverage, events: readonly T['event'][]): void {
  for (const { type } of events) count(coverage.events, type);
}

/** After the end nothing is taken any more. */
function checkEnd<T extends Types>({ kit, universe, coverage }: Watch<T>, state: T['state'], draw: ProgramDraw): void {
  checkState(kit, state);
  const { def } = kit;
  const move = drawAny(universe, draw);
  const outcome = applyMove(def, state, move);
  demand(!outcome.ok, () => `${def.words.notation(move)} is accepted after the end`);
  noteReason(coverage, outcome.reason);
}

/** The fast runner asks the same questions and comes to the same end. */
function checkSimulated<T extends Types>(
  { def }: GameKit<T>,
  { setup, moves }: Game<T>,
  state: T['state'],
  offers: readonly number[],
): void {
  const fast = simulate(def, setup);
  moves.forEach((move, at) => {
    const offered = fast.decide()?.moves.length ?? 0;
    demand(
      offered === offers[at],
      () => `the fast runner offers ${offered}, not ${offers[at] ?? 0}, at move ${at + 1}`,
    );
    fast.play(move);
  });
  demand(digestState(fast.state) === digestState(state), () => 'the two runners come to different ends');
}

/** The save file brings back the match. */
function checkSaved<T extends Types>({ def }: GameKit<T>, game: Game<T>, state: T['state']): void {
  const { timeline, stuck } = playAgain(def, game);
  demand(stuck === null, () => stuck ?? '');
  const loaded = loadSave(def, readSave(JSON.stringify(encodeSave(def, timeline, aboutMatch('fuzz'), 'fuzz'))));
  demand(loaded.how === 'replayed' && loaded.by === 'generator', () => `the save is ${loaded.how}`);
  const last = loaded.timeline.points[loaded.timeline.points.length - 1];
  demand(last !== undefined && digestState(last.state) === digestState(state), () => 'the save comes to another end');
}

export interface PlayedAgain<T extends Types> {
  readonly timeline: Timeline<T>;
  /** It holds this many moves; the next one was kept out for this reason, or null. */
  readonly made: number;
  readonly stuck: string | null;
}

/** The moves that led to positions, as a match: as far as the other runner takes them. */
export function playAgain<T extends Types>(def: GameKit<T>['def'], { setup, moves, played }: Game<T>): PlayedAgain<T> {
  let timeline = startTimeline(def, setup);
  for (let made = 0; made < played; made++) {
    const move = moves[made];
    if (move === undefined) break;
    const stop = (why: string) => ({ timeline, made, stuck: `played again, move ${made + 1} ${why}` });
    try {
      const next = play(def, timeline, move);
      if (!next.ok) return stop(`(${def.words.notation(move)}) is refused: ${next.reason.code}`);
      timeline = next.timeline;
    } catch (error) {
      return stop(`(${def.words.notation(move)}) fails: ${detailOf(error)}`);
    }
  }
  return { timeline, made: played, stuck: null };
}
