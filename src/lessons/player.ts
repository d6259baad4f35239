/**
 * Plays a lesson on the real rules. Pure: every function returns a new run, and a wrong answer keeps the same match. A
 * run is plain data.
 */
import { decide } from '../engine/kernel/runner.ts';
import { play, present, startTimeline, type Timeline } from '../engine/kernel/timeline.ts';
import type { Decision, GameDefinition, Line, TargetRef, Types } from '../engine/kernel/types.ts';
import type { AskingTask, Lesson, Reply, LessonStep } from './types.ts';

export interface Rejection {
  /** An option, a target or a notation. */
  readonly given: string;
  readonly why: Line;
  /** Further reasons of the rules. */
  readonly more: readonly Line[];
  /** `rules`: the engine refuses it. `lesson`: it is legal, but not what the step is about. */
  readonly by: 'rules' | 'lesson';
}

export interface Done {
  /** Empty where nothing was asked. */
  readonly answer: string;
  readonly how: 'alone' | 'after-a-miss' | 'shown';
}

export interface LessonRun<T extends Types = Types> {
  readonly lesson: Lesson;
  /** Index of the current step; the number of steps once all are done. */
  readonly at: number;
  readonly timeline: Timeline<T>;
  /** The match at the beginning of each step so far, for going back. */
  readonly starts: readonly Timeline<T>[];
  /** One for each finished step; also for the current one while its outcome is shown. */
  readonly done: readonly Done[];
  /** Wrong answers to the current step, the newest last. */
  readonly rejections: readonly Rejection[];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
}

/** Throws `SetupError` when the game cannot set up its position. */
export function startLesson<T extends Types>(def: GameDefinition<T>, lesson: Lesson): LessonRun<T> {
  const timeline = playAlone(def, startTimeline(def, lesson.setup), lesson.before);
  return { lesson, at: 0, timeline, starts: [timeline], done: [], rejections: [] };
}

export const stepOf = ({ lesson, at }: LessonRun): LessonStep | null => lesson.steps[at] ?? null;

/** The current step is answered, and its outcome is shown. */
export const isAnswered = ({ done, at }: LessonRun): boolean => done.length > at;

export const isAsking = (run: LessonRun): boolean => askedTask(run) !== null;

export function progressOf({ lesson, at }: LessonRun): Progress {
  const total = lesson.steps.length;
  return { done: Math.min(at, total), total, isOver: at >= total };
}

export const answersOf = ({ done }: LessonRun): readonly string[] => done.map(({ answer }) => answer);

/** To the next step, from one that is read or answered. */
export function goOn<T extends Types>(run: LessonRun<T>): LessonRun<T> {
  if (stepOf(run) === null || isAsking(run)) return run;
  const done = isAnswered(run) ? run.done : [...run.done, { answer: '', how: 'alone' as const }];
  const at = run.at + 1;
  const timeline = timelineOf(run, at);
  return { ...run, at, timeline, starts: [...run.starts, timeline], done, rejections: [] };
}

/** A step begins at the present match, or at the earlier step it goes back to. */
function timelineOf<T extends Types>({ lesson, timeline, starts }: LessonRun<T>, at: number): Timeline<T> {
  const from = lesson.steps[at]?.from;
  return (from === undefined ? undefined : starts[lesson.steps.findIndex(({ id }) => id === from)]) ?? timeline;
}

/** To the question of the current step if it has been answered, else to the step before. */
export function goBack<T extends Types>(run: LessonRun<T>): LessonRun<T> {
  return goTo(run, isAnswered(run) ? run.at : run.at - 1);
}

/** Returns to an earlier step; the match goes back with it. */
export function goTo<T extends Types>(run: LessonRun<T>, at: number): LessonRun<T> {
  const timeline = run.starts[at];
  if (timeline === undefined || at > run.at) return run;
  return { ...run, at, timeline, starts: run.starts.slice(0, at + 1), done: run.done.slice(0, at), rejections: [] };
}

export const restart = <T extends Types>(run: LessonRun<T>): LessonRun<T> => goTo(run, 0);

export function choose<T extends Types>(run: LessonRun<T>, id: string): LessonRun<T> {
  const task = askedTask(run);
  if (task?.kind !== 'choose') return run;
  if (id === task.answer) return settle(run, id);
  const option = task.options.find((one) => one.id === id);
  return option?.reason === undefined ? run : reject(run, id, { key: option.reason, rule: ruleOf(run) });
}

/** Answers a step that asks for a place, or a *Why can't I?*. */
export function pointAt<T extends Types>(
  def: GameDefinition<T>,
  run: LessonRun<T>,
  picked: readonly TargetRef[],
  target: TargetRef,
): LessonRun<T> {
  const task = askedTask(run);
  if (task?.kind === 'point')
    return task.accept.includes(target)
      ? settle(run, target)
      : reject(run, target, { key: task.wrong, rule: ruleOf(run) });
  if (task?.kind !== 'why') return run;
  const isRight = target === task.answer && task.picked.every((one) => picked.includes(one));
  if (isRight) return settle(run, target);
  // Another illegal target still gets the engine's reasons.
  const [why, ...more] = def.why.explain(present(run.timeline).state, picked, target);
  return why ? reject(run, target, why, more, 'rules') : reject(run, target, { key: task.wrong, rule: ruleOf(run) });
}

/**
 * An accepted move changes the match, with the dice and replies of the script. An illegal one gets the refusal of the
 * rules, a legal one that misses the point the reason of the lesson.
 */
export function playMove<T extends Types>(def: GameDefinition<T>, run: LessonRun<T>, move: T['move']): LessonRun<T> {
  const task = askedTask(run);
  if (task?.kind !== 'play') return run;
  const notation = def.words.notation(move);
  if (fitsAny(task.accept, notation)) {
    const played = play(def, run.timeline, move, task.chance ? { chance: task.chance } : {});
    if (!played.ok) return reject(run, notation, played.reason, [], 'rules');
    return settle({ ...run, timeline: playAlone(def, played.timeline, task.replies) }, notation);
  }
  const refusal = def.why.refuse(present(run.timeline).state, move);
  if (refusal) return reject(run, notation, refusal, [], 'rules');
  const known = task.wrong.find(({ moves }) => fits(moves, notation));
  return reject(
    run,
    notation,
    known
      ? { key: known.reason, rule: known.rule ?? ruleOf(run) }
      : { key: 'lesson.wrong.other-move', rule: ruleOf(run) },
  );
}

function playAlone<T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>, moves: readonly Reply[] = []) {
  return moves.reduce((line, { move: text, chance }) => {
    const move = def.words.parse(text);
    const played = move && play(def, line, move, chance ? { chance } : {});
    // A fault of the lesson; `npm test` plays every lesson.
    if (!played?.ok) throw new Error(`${text} is not possible here`);
    return played.timeline;
  }, timeline);
}

/** Gives the answer of the current step: the option, the target, or the move on the board. */
export function showMe<T extends Types>(def: GameDefinition<T>, run: LessonRun<T>): LessonRun<T> {
  const task = askedTask(run);
  const answer = task && findAnswer(def, run);
  return answer === null ? run : asShown(giveAnswer(def, run, answer));
}

/** Null where the step asks nothing. */
export function findAnswer<T extends Types>(def: GameDefinition<T>, run: LessonRun<T>): string | null {
  const task = askedTask(run);
  if (!task) return null;
  if (task.kind !== 'play') return task.answer;
  const legal = (decide(def, present(run.timeline).state)?.moves ?? []).map((move) => def.words.notation(move));
  if (legal.includes(task.answer)) return task.answer;
  return legal.find((notation) => fitsAny(task.accept, notation)) ?? null;
}

/** Answers with an option, a target or a notation. Any other text changes nothing. */
export function giveAnswer<T extends Types>(def: GameDefinition<T>, run: LessonRun<T>, answer: string): LessonRun<T> {
  const task = askedTask(run);
  if (!task) return run;
  switch (task.kind) {
    case 'choose':
      return choose(run, answer);
    case 'point':
    case 'why': {
      const picked = task.kind === 'why' ? task.picked : [];
      return pointAt(def, run, picked, answer as TargetRef);
    }
    case 'play': {
      const move = def.words.parse(answer);
      return move ? playMove(def, run, move) : run;
    }
  }
}

/**
 * Replays earlier answers as far as they still fit, so that the learner continues where it stopped. Empty texts are
 * steps that were only read.
 */
export function resumeLesson<T extends Types>(
  def: GameDefinition<T>,
  lesson: Lesson,
  answers: readonly string[],
): LessonRun<T> {
  let run = startLesson(def, lesson);
  for (const answer of answers) {
    const { at } = run;
    if (stepOf(run) === null) return run;
    const answered = goOn(isAsking(run) ? giveAnswer(def, run, answer) : run);
    if (answered.at === at) return { ...run, rejections: [] };
    run = answered;
  }
  return run;
}

/** Empty where nothing is asked. */
export const solutionOf = ({ steps }: Lesson): readonly string[] =>
  steps.map(({ task }) => (task.kind === 'read' ? '' : task.answer));

export interface Seen<T extends Types = Types> {
  readonly view: T['view'];
  readonly decision: Decision<T> | null;
  readonly events: readonly T['event'][];
}

export function see<T extends Types>(def: GameDefinition<T>, run: LessonRun<T>): Seen<T> {
  const { state } = present(run.timeline);
  const decision = decide(def, state);
  return { view: def.view(state, decision?.seat ?? null), decision, events: eventsSince(run) };
}

/** Events of the moves made in the current step; before the first, those of the step before. */
function eventsSince<T extends Types>({ timeline, starts, at }: LessonRun<T>): readonly T['event'][] {
  const now = timeline.points.length;
  const from = [at, at - 1].map((i) => starts[i]?.points.length ?? now).find((n) => n < now);
  return from === undefined ? [] : timeline.points.slice(from).flatMap(({ events }) => events);
}

export function askedTask(run: LessonRun): AskingTask | null {
  const task = isAnswered(run) ? undefined : stepOf(run)?.task;
  return task === undefined || task.kind === 'read' ? null : task;
}

const ruleOf = (run: LessonRun): string => stepOf(run)?.rule ?? '';

/** Waits while there is something to say about the outcome, else continues. */
function settle<T extends Types>(run: LessonRun<T>, answer: string): LessonRun<T> {
  const how = run.rejections.length > 0 ? 'after-a-miss' : 'alone';
  const settled = { ...run, done: [...run.done.slice(0, run.at), { answer, how } as const], rejections: [] };
  const task = stepOf(run)?.task;
  return task && 'then' in task && task.then !== undefined ? settled : goOn(settled);
}

function reject<T extends Types>(
  run: LessonRun<T>,
  given: string,
  why: Line,
  more: readonly Line[] = [],
  by: Rejection['by'] = 'lesson',
): LessonRun<T> {
  return { ...run, rejections: [...run.rejections, { given, why, more, by }] };
}

function asShown<T extends Types>(run: LessonRun<T>): LessonRun<T> {
  const last = run.done.length - 1;
  return { ...run, done: run.done.map((one, i) => (i === last ? { ...one, how: 'shown' } : one)) };
}

export const stateOf = <T extends Types>(run: LessonRun<T>): T['state'] => present(run.timeline).state;

/** Matches a move's notation with a pattern, in which a star means any run of characters without a space. */
export function fits(pattern: string, notation: string): boolean {
  const asked = pattern.split(' ');
  const given = notation.split(' ');
  return asked.length === given.length && asked.every((word, i) => fitsWord(word, given[i] ?? ''));
}

function fitsWord(pattern: string, word: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === word;
  const tail = rest[rest.length - 1] ?? '';
  return word.length >= head.length + tail.length && word.startsWith(head) && word.endsWith(tail);
}

export const fitsAny = (patterns: readonly string[], notation: string): boolean =>
  patterns.some((pattern) => fits(pattern, notation));
