/** Checks that a lesson runs with the data of a pack exactly as with the shipped ones. */
import { decide } from '../engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { findAnswer, goOn, isAsking, showMe, startLesson, stateOf, stepOf, type LessonRun } from './player.ts';
import type { Lesson } from './types.ts';

/**
 * Writes what a step shows and asks: the position without coming dice, the moves, their odds, the reasons, the
 * events.
 */
function stand(def: GameDefinition<Types>, run: LessonRun): string {
  const { rng: _dice, ...state } = stateOf(run);
  const task = stepOf(run)?.task;
  const reasons = task?.kind === 'why' && isAsking(run) ? def.why.explain(stateOf(run), task.picked, task.answer) : [];
  const moves = decide(def, stateOf(run))?.moves.map((move) => def.words.notation(move)) ?? [];
  const answer = task?.kind === 'play' && isAsking(run) ? def.words.parse(findAnswer(def, run) ?? '') : null;
  const odds = answer && def.foresight.preview(stateOf(run), answer);
  return JSON.stringify([state, moves, odds, reasons, run.timeline.points.at(-1)?.events]);
}

/** The lesson with its own solution, step by step. Throws where a move of its script is illegal. */
function courseOf(def: GameDefinition<Types>, lesson: Lesson): readonly string[] {
  let run = startLesson(def, lesson);
  const course: string[] = [];
  while (stepOf(run) !== null) {
    course.push(stand(def, run), findAnswer(def, run) ?? '');
    const { at } = run;
    if (isAsking(run)) run = showMe(def, run);
    course.push(stand(def, run));
    if (run.at === at) run = goOn(run);
    // Its own answer does not fit.
    if (run.at === at) throw new Error(`${lesson.id} stops at step ${at}`);
  }
  return course;
}

/** Every position, move, reason and result of the lesson is the same with `other` data. */
export function holdsWith(shipped: GameDefinition<Types>, other: GameDefinition<Types>, lesson: Lesson): boolean {
  try {
    return JSON.stringify(courseOf(other, lesson)) === JSON.stringify(courseOf(shipped, lesson));
  } catch {
    return false;
  }
}
