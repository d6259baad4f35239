import { describe, expect, it } from 'vitest';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { Catalogues } from '../../src/i18n/catalogue.ts';
import { LANGS } from '../../src/i18n/format.ts';
import type { Lang } from '../../src/i18n/format.ts';
import type { Catalogue } from '../../src/i18n/message-types.ts';
import { fits, fitsAny } from '../../src/lessons/player.ts';
import {
  choose,
  findAnswer,
  goOn,
  isAnswered,
  isAsking,
  playMove,
  pointAt,
  progressOf,
  showMe,
  solutionOf,
  startLesson,
  stepOf,
  type LessonRun,
} from '../../src/lessons/player.ts';
import { findHead, headAfter, listLessons, loadLesson } from '../../src/lessons/list.ts';
import type { LessonStep } from '../../src/lessons/types.ts';
import { CATALOGUES } from '../i18n/catalogues.ts';
import { TAUGHT, legalIn, listAsked, stateOf, type Taught } from './support.ts';

const lessons = TAUGHT.flatMap((taught) => taught.lessons);
const listStepwise = () => listLessons().filter(({ kind }) => kind !== 'practice');

/** Every key that a lesson's data use. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('lesson.') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(keysIn);
}

/** The sentences available to a game's lessons: the shared ones, and its own. */
const sayable = (lang: Lang, game: string) => ({
  ...CATALOGUES.lessons[lang],
  ...ownOf(lang, game),
});
const ownOf = (lang: Lang, game: string): Catalogue => ({
  ...CATALOGUES[`${game}/lessons` as keyof Catalogues][lang],
  ...CATALOGUES[`${game}/steps` as keyof Catalogues][lang],
});
/** Every key that the lessons of a game speak, on the shelf and on the table. */
const spokenIn = ({ id, lessons: own }: Pick<Taught, 'id' | 'lessons'>) => keysIn([own, findGame(id)?.lessons]);

describe('the shelf', () => {
  it('agrees with the lessons', async () => {
    expect(listStepwise().map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
    expect([...new Set(listLessons().map(({ game }) => game))]).toEqual(TAUGHT.map(({ id }) => id));
    for (const head of listStepwise()) {
      const lesson = await loadLesson(head.id);
      expect(lesson).toMatchObject({ id: head.id, game: head.game });
      expect([head.id, lesson?.steps.length]).toEqual([head.id, head.steps]);
    }
  });

  it('knows what comes next, and what it does not have', async () => {
    expect(headAfter('first-turn')?.id).toBe('zones');
    expect(headAfter('combat-e')).toBeNull();
    expect(headAfter('hr-first-turn')?.id).toBe('hr-map');
    expect(headAfter('barbarossa')).toBeNull();
    expect(headAfter('chess')).toBeNull();
    expect(findHead('chess')).toBeNull();
    expect(await loadLesson('chess')).toBeNull();
  });

  it.each(TAUGHT)('says everything it says in both languages ($id)', (taught) => {
    for (const lang of LANGS) {
      const messages = sayable(lang, taught.id);
      expect(spokenIn(taught).filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
    }
  });

  it.each(TAUGHT)('has no sentence that nobody says ($id)', (taught) => {
    const spoken = new Set(spokenIn(taught));
    expect(Object.keys(ownOf('en', taught.id)).filter((key) => !spoken.has(key))).toEqual([]);
  });

  it('shares no sentence that nobody says', () => {
    const spoken = new Set(TAUGHT.flatMap(spokenIn));
    const silent = Object.keys(CATALOGUES.lessons.en).filter(
      (key) => !key.startsWith('lesson.ui.') && key !== 'lesson.wrong.other-move' && !spoken.has(key),
    );
    expect(silent).toEqual([]);
  });
});

const EVERY = TAUGHT.flatMap((taught) => taught.lessons.map((lesson) => [lesson.id, lesson, taught] as const));

describe.each(EVERY)('%s', (_id, lesson, taught) => {
  const { game } = taught;

  it('is solved by its own solution, in the engine, to its end', () => {
    let run = startLesson(game, lesson);
    for (const answer of solutionOf(lesson)) {
      expect(findAnswer(game, run) ?? '').toBe(answer);
      run = isAsking(run) ? showMe(game, run) : goOn(run);
      if (isAnswered(run)) run = goOn(run);
      expect(game.invariants(stateOf(run))).toEqual([]);
    }
    expect(progressOf(run)).toEqual({ done: lesson.steps.length, total: lesson.steps.length, isOver: true });
  });

  it('is plain data, with a name of its own for each step', () => {
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });

  it('cites sections that the rules have', () => {
    const known = taught.sections;
    for (const { id, rule, task } of lesson.steps) {
      expect(known, `${id} ${rule}`).toContain(rule);
      if (task.kind !== 'play') continue;
      for (const { rule: cited = rule } of task.wrong) expect(known, `${id} ${cited}`).toContain(cited);
    }
  });

  it('goes back to earlier steps only', () => {
    for (const [at, { from }] of lesson.steps.entries()) {
      if (from === undefined) continue;
      const to = lesson.steps.findIndex(({ id }) => id === from);
      expect(to, from).toBeGreaterThanOrEqual(0);
      expect(to, from).toBeLessThan(at);
    }
  });

  it('asks for six to twenty-four steps', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(24);
  });

  it('points at things there are', () => {
    for (const { id, pointAt: targets, task } of lesson.steps) {
      const wanted = task.kind === 'point' ? task.accept : task.kind === 'why' ? [...task.picked, task.answer] : [];
      for (const target of [...targets, ...wanted]) expect(taught.exists(target), `${id} ${target}`).toBe(true);
    }
  });

  it('never points at what is to be found', () => {
    for (const { id, pointAt: targets, task } of lesson.steps) {
      if (task.kind !== 'point') continue;
      expect(
        targets.filter((target) => task.accept.includes(target)),
        id,
      ).toEqual([]);
    }
  });

  it('has one right option, and a reason for every other', () => {
    for (const { id, task } of lesson.steps) {
      if (task.kind !== 'choose') continue;
      expect(
        task.options.filter(({ reason }) => reason === undefined).map((option) => option.id),
        id,
      ).toEqual([task.answer]);
      expect(new Set(task.options.map((option) => option.id)).size, id).toBe(task.options.length);
    }
  });

  it('refuses wrong answers and leaves the match as it is', () => {
    for (const run of listAsked(game, lesson)) {
      const before = digestState(stateOf(run));
      for (const wrong of wrongAnswers(taught, run)) {
        expect(isAsking(wrong), stepOf(run)?.id).toBe(true);
        expect(wrong.rejections, stepOf(run)?.id).toHaveLength(1);
        expect(wrong.timeline).toBe(run.timeline);
        expect(digestState(stateOf(wrong))).toBe(before);
      }
    }
  });

  it('has reasons only for moves that can be made', () => {
    const open = new Map(lesson.steps.map((step) => [step.id, wrongPatterns(step)]));
    for (const run of listAsked(game, lesson)) {
      const step = stepOf(run);
      if (step?.task.kind !== 'play') continue;
      const { accept } = step.task;
      const legal = legalIn(game, run);
      const others = legal.filter((notation) => !fitsAny(accept, notation));
      const unused = (open.get(step.id) ?? []).filter((pattern) => !others.some((notation) => fits(pattern, notation)));
      expect([step.id, unused]).toEqual([step.id, []]);
      expect(
        accept.filter((pattern) => !legal.some((notation) => fits(pattern, notation))),
        step.id,
      ).toEqual([]);
    }
  });

  it('takes every answer it accepts and still comes to its end', () => {
    for (const asked of listAsked(game, lesson)) {
      for (const answered of acceptedAnswers(taught, asked)) {
        let run = answered;
        while (!progressOf(run).isOver) {
          const next = isAsking(run) ? showMe(game, run) : goOn(run);
          // Compared here: a matcher would descend through both runs completely.
          expect(next === run, `${stepOf(asked)?.id ?? ''} to ${stepOf(run)?.id ?? ''}`).toBe(false);
          run = next;
        }
      }
    }
  });
});

const wrongPatterns = ({ task }: LessonStep): readonly string[] =>
  task.kind === 'play' ? task.wrong.map(({ moves }) => moves) : [];

/** Every answer to the step in hand that is not accepted: options, legal moves, places of the board. */
function wrongAnswers({ game, places, illegal }: Taught, run: LessonRun): readonly LessonRun[] {
  const task = stepOf(run)?.task;
  switch (task?.kind) {
    case 'choose':
      return task.options.filter(({ id }) => id !== task.answer).map(({ id }) => choose(run, id));
    case 'point':
      return places.filter((target) => !task.accept.includes(target)).map((target) => pointAt(game, run, [], target));
    case 'why':
      return places.filter((target) => target !== task.answer).map((target) => pointAt(game, run, task.picked, target));
    case 'play': {
      const moves = decide(game, stateOf(run))?.moves ?? [];
      const barred = illegal.map((text) => game.words.parse(text)).filter((move) => move !== null);
      return [...moves, ...barred]
        .filter((move) => !fitsAny(task.accept, game.words.notation(move)))
        .map((move) => playMove(game, run, move));
    }
    default:
      return [];
  }
}

function acceptedAnswers({ game }: Taught, run: LessonRun): readonly LessonRun[] {
  const task = stepOf(run)?.task;
  if (task?.kind === 'point') return task.accept.map((target) => pointAt(game, run, [], target));
  if (task?.kind !== 'play') return [];
  const moves = decide(game, stateOf(run))?.moves ?? [];
  return moves
    .filter((move) => fitsAny(task.accept, game.words.notation(move)))
    .map((move) => playMove(game, run, move));
}

it('every key of a reason of the rules that a lesson can bring up is in the catalogue', () => {
  const missing = TAUGHT.flatMap((taught) =>
    taught.lessons.flatMap((lesson) =>
      listAsked(taught.game, lesson)
        .flatMap((run) => wrongAnswers(taught, run))
        .flatMap((run) => run.rejections.flatMap(({ why, more }) => [why, ...more]))
        .filter(({ key }) => key.startsWith(taught.speaks) && !Object.hasOwn(taught.messages, key))
        .map(({ key }) => key),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});
