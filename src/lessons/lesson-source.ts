/** A lesson as something to play: each answer leads to a position, and a target may be the answer. */
import type { About, SaveFile } from '../engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import {
  askedTask,
  choose,
  goBack,
  goOn,
  goTo,
  isAnswered,
  playMove,
  pointAt,
  restart,
  see,
  showMe,
  stateOf,
  stepOf,
  type LessonRun,
  type Seen,
} from './player.ts';
import { previewTogether } from '../store/cached-preview.ts';
import { historyOf } from '../store/match/history.ts';
import { stable } from '../play/stable.ts';
import type { PlayPosition, PlaySource } from '../play/source.ts';
import { encodeSave } from '../engine/kernel/save.ts';
import { startTimeline } from '../engine/kernel/timeline.ts';

export interface LessonSource extends PlaySource {
  readonly seats: readonly string[];
  readonly runOf: (position: PlayPosition) => LessonRun;
  readonly on: () => void;
  /** To the question of the current step once it is answered, else a step back. */
  readonly back: () => void;
  readonly goTo: (at: number) => void;
  readonly again: () => void;
  readonly showMe: () => void;
  /** A match that continues from here, as the text of a save; null where the lesson's game is over. */
  readonly saveText: (about: About, build: string) => string | null;
  readonly choose: (option: string) => void;
}

type Question = Pick<PlayPosition, 'decision' | 'quiz'>;

/** Returns what the current step asks on the table; answers in words are given next to it. */
function questionOf(run: LessonRun, decision: Seen['decision']): Question {
  const task = askedTask(run);
  switch (task?.kind) {
    case 'play':
      return { decision, quiz: null };
    case 'point':
      return { decision: null, quiz: 'place' };
    case 'why':
      // If nothing has to be picked first, one press answers.
      return task.picked.length > 0
        ? { decision, quiz: 'why' }
        : { decision: decision && { ...decision, moves: [] }, quiz: 'place' };
    default:
      return { decision: null, quiz: null };
  }
}

/** Picks for a *Why can't I?* stay after a wrong answer; nothing else does. */
const isHeldOn = (was: LessonRun, now: LessonRun): boolean =>
  now.at === was.at && !isAnswered(now) && stepOf(now)?.task.kind === 'why';

function stepAfter({ step }: PlayPosition, was: LessonRun, now: LessonRun): PlayPosition['step'] {
  if (isHeldOn(was, now)) return step;
  const [from, to] = [was.timeline.points.length - 1, now.timeline.points.length - 1];
  // Dice tumble only for an answer whose outcome is shown.
  const isPlayed = now.at === was.at && isAnswered(now) && to > from;
  return { n: step.n + 1, kind: isPlayed ? 'play' : 'scrub', from, to };
}

export function lessonSource(def: GameDefinition<Types>, first: LessonRun): LessonSource {
  const runs = new WeakMap<PlayPosition, LessonRun>();
  const seen = stable((timeline: LessonRun['timeline'], starts: LessonRun['starts'], at: number) =>
    see(def, { ...first, timeline, starts, at }),
  );
  const positionOf = (run: LessonRun, step: PlayPosition['step']): PlayPosition => {
    const { timeline, starts } = run;
    const { view, decision, events } = seen(timeline, starts, run.at);
    const state = stateOf(run);
    const position: PlayPosition = {
      id: null,
      facts: def.data.facts,
      queries: def.queries,
      view,
      ...questionOf(run, decision),
      result: state.result,
      moment: def.words.moment(state),
      events,
      step,
      at: timeline.points.length - 1,
      live: true,
      timeline: historyOf(def, timeline, { seat: null, isAll: true }),
      viewer: decision?.seat ?? null,
      secrets: 'none',
      curtain: null,
      sealed: null,
      readOnly: null,
      broken: null,
    };
    runs.set(position, run);
    return position;
  };

  let run = first;
  const opening = first.timeline.points.length - 1;
  let position = positionOf(first, { n: 0, kind: 'open', from: opening, to: opening });
  const heeds = new Set<() => void>();

  /** The same run where nothing changes. */
  const turn = (on: (now: LessonRun) => LessonRun) => {
    const next = on(run);
    if (next === run) return;
    position = positionOf(next, stepAfter(position, run, next));
    run = next;
    for (const heed of heeds) heed();
  };

  return {
    seats: def.seats,
    read: () => position,
    runOf: (shown) => runs.get(shown) ?? run,
    on: () => turn(goOn),
    back: () => turn(goBack),
    goTo: (at) => turn((now) => goTo(now, at)),
    again: () => turn(restart),
    showMe: () => turn((now) => showMe(def, now)),
    saveText: (about, build) =>
      stateOf(run).result === null ? JSON.stringify(saveOfLesson(def, run, about, build)) : null,
    choose: (option) => turn((now) => choose(now, option)),
    subscribe(heed) {
      heeds.add(heed);
      return () => heeds.delete(heed);
    },
    isBusy: () => false,
    isStepwise: true,
    leavePast: () => false,
    // The lesson itself says why it does not take a move.
    dispatch(move) {
      turn((now) => playMove(def, now, move));
      return Promise.resolve({ ok: true });
    },
    takes(target, around, picked) {
      const task = askedTask(run);
      if (task?.kind === 'point') {
        turn((now) => pointAt(def, now, [], around.find((one) => task.accept.includes(one)) ?? target));
        return true;
      }
      if (task?.kind !== 'why') return false;
      const isHeld = task.picked.every((one) => picked.includes(one));
      if (!isHeld || around.some((one) => picked.includes(one))) return false;
      turn((now) => pointAt(def, now, task.picked, around.includes(task.answer) ? task.answer : target));
      return true;
    },
    targets: (move) => def.words.targets(move),
    label: (move) => def.words.label(stateOf(run), move),
    notation: (move) => def.words.notation(move),
    explain: (picked, target) => def.why.explain(stateOf(run), picked, target),
    preview: (move, until, made) => previewTogether(def, stateOf(run), move, { until, made }),
  };
}

/**
 * A match that continues from the position of a lesson, as a save. It has no moves: a script threw the lesson's dice,
 * and no seed would give them again.
 */
export function saveOfLesson(def: GameDefinition<Types>, run: LessonRun, about: About, build: string): SaveFile {
  const { setup } = run.timeline;
  const { position: _scripted, ...plain } = setup;
  return encodeSave(def, startTimeline(def, plain, { state: stateOf(run), history: [] }), about, build);
}
