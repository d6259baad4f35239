/** Plays a program's turn at the table: asks, waits as a person would, and makes its move like any other. */
import type { StoreApi } from 'zustand/vanilla';
import type { Types } from '../engine/kernel/types.ts';
import type { PlanTold } from '../engine/kits/rehearsal/plan.ts';
import type { ProgramTurn, ProgramQuestion } from '../store/program-types.ts';
import type { MatchState } from '../store/types.ts';
import type { HostAnswer, Host } from './host.ts';
import { NO_TURN, type OpponentStore } from './opponent-store.ts';

export interface DriverDeps {
  readonly match: Pick<StoreApi<MatchState>, 'getState' | 'subscribe'>;
  readonly store: OpponentStore;
  readonly host: Omit<Host, 'suggest'>;
  readonly paceMs: () => number;
  readonly budgetMs: () => number;
  readonly onFault?: (error: unknown) => void;
}

export interface Watch {
  /** Dice tumble, a result is shown, a dialog is open, or the page is hidden. */
  readonly isBusy: () => boolean;
  readonly subscribe: (heed: () => void) => () => void;
  /** A reason from open information; null for none. */
  readonly reason: (question: ProgramQuestion, move: Types['move']) => Promise<PlanTold | null>;
}

/** A forced move needs less waiting. */
const FORCED_MS = 250;
/** The board is drawn at most this often, even without a pause. */
const SHORTEST_MS = 60;

interface Job {
  readonly question: ProgramQuestion;
  asked: ProgramTurn | null;
  answered: HostAnswer | null;
  isPlaying: boolean;
}

/** Follows the match until the returned function is called; later results are dropped. */
export function follow(deps: DriverDeps, watch: Watch): () => void {
  const { match, store, host } = deps;
  let job: Job | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when the players can look at the board as it is. */
  let quietSince = performance.now();
  let seenStep = match.getState().step.n;
  let wasBusy = false;
  let stepsDone = store.getState().steps;
  let hurriesDone = store.getState().hurries;
  /** Set when following ends; pending work must not ask again. */
  let isOver = false;

  function rest(): void {
    clearTimeout(timer);
    if (job) host.stop();
    job = null;
    const { turn: _turn, ...none } = NO_TURN;
    if (store.getState().status !== 'idle') store.setState(none);
  }

  function begin(question: ProgramQuestion, asked: ProgramTurn): void {
    clearTimeout(timer);
    if (job) host.stop();
    const mine: Job = { question, asked, answered: null, isPlaying: false };
    job = mine;
    const { game, preview: _preview, plan: _plan, point: _point, ...asks } = question;
    const { seat, level, decision } = question;
    const { turn } = store.getState();
    store.setState({
      status: store.getState().isPaused ? 'paused' : 'thinking',
      ...{ seat, level, weighed: 0, of: decision.moves.length, since: performance.now() },
      // A person has answered since, or moves were taken back: another turn.
      turn: turn.at(-1)?.at === match.getState().at ? turn : [],
    });
    const report = (weighed: number, of: number): void => {
      if (job === mine) store.setState({ weighed, of });
    };
    host
      .ask(game, { ...asks, budgetMs: deps.budgetMs() }, report)
      .then((answered) => {
        mine.answered = answered;
        if (job === mine) goOn();
      })
      .catch((error: unknown) => deps.onFault?.(error));
  }

  /** Plays the decided move as soon as nothing holds it back. */
  function goOn(): void {
    clearTimeout(timer);
    if (isOver || !job || job.isPlaying) return;
    const { isPaused, stopBefore, steps } = store.getState();
    const isStep = steps > stepsDone;
    const isStopped = (isPaused || stopBefore === 'every') && !isStep;
    const status = isStopped ? 'paused' : job.answered ? 'waiting' : 'thinking';
    if (store.getState().status !== status) store.setState({ status });
    if (!job.answered || isStopped || watch.isBusy() || !match.getState().live) return;
    const pace = job.question.decision.moves.length === 1 ? Math.min(FORCED_MS, deps.paceMs()) : deps.paceMs();
    const left = isStep ? 0 : quietSince + Math.max(SHORTEST_MS, pace) - performance.now();
    if (left > 0) timer = setTimeout(goOn, left);
    else void play(job, job.answered);
  }

  /** Asking again would give the same answer. */
  function giveUp(why: string): void {
    deps.onFault?.(new Error(why));
    store.getState().pause();
  }

  async function play(mine: Job, { move: text, instead }: HostAnswer): Promise<void> {
    stepsDone = store.getState().steps;
    const { question } = mine;
    const move = question.decision.moves.find((one) => match.getState().notation(one) === text);
    if (!move) return giveUp(`the program answers ${text}, which is no choice`);
    mine.isPlaying = true;
    const reason = await watch.reason(question, move);
    if (job !== mine) return;
    const before = match.getState().at;
    const made = await match.getState().answerProgram(question, move);
    if (isOver) return;
    if (job === mine) job = null;
    const { at, timeline } = match.getState();
    if (made.ok && at > before) {
      const notation = timeline.points[before + 1]?.notation ?? '';
      store.setState(({ turn }) => ({ instead, turn: [...turn, { notation, from: before + 1, at, reason }] }));
    } else if (!made.ok && made.refusal.reason) giveUp(`${text} is refused: ${made.refusal.reason.code}`);
    heed();
  }

  function heed(): void {
    const now = match.getState();
    const isBusy = watch.isBusy();
    if (now.step.n !== seenStep || (wasBusy && !isBusy)) quietSince = performance.now();
    seenStep = now.step.n;
    wasBusy = isBusy;
    if (job?.isPlaying) return;
    // A player who looks at an earlier moment comes back to the same question.
    if (job && !now.live) return goOn();
    if (!now.asked) return rest();
    if (!job || job.asked !== now.asked) {
      const question = now.programQuestion();
      if (!question) return rest();
      if (question.point !== job?.question.point) return begin(question, now.asked);
      job.asked = now.asked;
    }
    goOn();
  }

  function obey(): void {
    const { hurries } = store.getState();
    if (hurries > hurriesDone) host.stop();
    hurriesDone = hurries;
    goOn();
  }

  const stops = [match.subscribe(heed), watch.subscribe(heed), store.subscribe(obey)];
  heed();
  return () => {
    isOver = true;
    for (const stop of stops) stop();
    rest();
    host.end();
  };
}
