import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import {
  answersOf,
  choose,
  giveAnswer,
  goBack,
  goOn,
  goTo,
  isAnswered,
  isAsking,
  playMove,
  pointAt,
  progressOf,
  resumeLesson,
  see,
  showMe,
  solutionOf,
  startLesson,
  stepOf,
  type LessonRun,
} from '../../src/lessons/player.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';
import { lesson } from './toy-lesson.ts';

const start = () => startLesson(toyGame, lesson);
const stateOf = (run: LessonRun<Toy>) => present(run.timeline).state;
const toStep = (id: string): LessonRun<Toy> => {
  let run = start();
  while (stepOf(run)?.id !== id) run = goOn(isAsking(run) ? showMe(toyGame, run) : run);
  return run;
};

describe('reading', () => {
  it('begins at the first step, which asks nothing', () => {
    const run = start();
    expect(stepOf(run)?.id).toBe('read');
    expect(isAsking(run)).toBe(false);
    expect(progressOf(run)).toEqual({ done: 0, total: 6, isOver: false });
  });

  it('goes on from a step that is read, not from one that asks', () => {
    const second = goOn(start());
    expect(stepOf(second)?.id).toBe('choose');
    expect(goOn(second)).toBe(second);
  });
});

describe('choosing', () => {
  it('gives the reason of a wrong option and leaves the match untouched', () => {
    const asked = toStep('choose');
    const run = choose(asked, 'six');
    expect(run.rejections).toEqual([
      { given: 'six', why: { key: 'lesson.ui.back', rule: '1.1' }, more: [], by: 'lesson' },
    ]);
    expect(run.timeline).toBe(asked.timeline);
    expect(isAsking(run)).toBe(true);
  });

  it('takes the right option and waits for a look at what is said about it', () => {
    const run = choose(toStep('choose'), 'ten');
    expect(isAnswered(run)).toBe(true);
    expect(stepOf(run)?.id).toBe('choose');
    expect(stepOf(goOn(run))?.id).toBe('point');
  });

  it('knows nothing of other words', () => {
    const run = toStep('choose');
    expect(choose(run, 'seven')).toBe(run);
    expect(playMove(toyGame, run, { type: 'step' })).toBe(run);
  });
});

describe('pointing', () => {
  it('goes straight on where nothing is said afterwards', () => {
    expect(stepOf(pointAt(toyGame, toStep('point'), [], 'button:roll'))?.id).toBe('why');
  });

  it('says what was wrong', () => {
    const run = pointAt(toyGame, toStep('point'), [], 'button:pass');
    expect(run.rejections[0]?.why.key).toBe('lesson.ui.leave');
  });
});

describe('why can’t I', () => {
  it('wants the right thing with the right thing in hand', () => {
    const asked = toStep('why');
    expect(isAnswered(pointAt(toyGame, asked, ['button:roll'], 'button:take'))).toBe(true);
    expect(isAnswered(pointAt(toyGame, asked, [], 'button:take'))).toBe(false);
  });

  it('answers with the rules for anything else that is not allowed', () => {
    const run = pointAt(toyGame, toStep('why'), [], 'button:leave');
    expect(run.rejections[0]).toMatchObject({ by: 'rules', why: { key: 'toy.refuse.NOT_LISTED' } });
  });
});

describe('playing', () => {
  it('gives the engine’s own refusal of an illegal move', () => {
    const asked = toStep('step');
    const run = playMove(toyGame, asked, { type: 'take' });
    expect(run.rejections[0]).toMatchObject({ by: 'rules', given: 'take', why: { code: 'NOT_LISTED' } });
    expect(run.timeline).toBe(asked.timeline);
  });

  it('gives the lesson’s reason for a legal move that misses the point', () => {
    const asked = toStep('step');
    const run = playMove(toyGame, asked, { type: 'pass' });
    expect(run.rejections[0]).toMatchObject({ by: 'lesson', why: { key: 'lesson.ui.leave', rule: '2' } });
    expect(run.timeline).toBe(asked.timeline);
  });

  it('has a reason for legal moves that the lesson did not foresee', () => {
    const run = playMove(toyGame, toStep('step'), { type: 'roll' });
    expect(run.rejections[0]?.why.key).toBe('lesson.wrong.other-move');
  });

  it('makes an accepted move with the scripted dice, then the replies', () => {
    const run = playMove(toyGame, toStep('roll'), { type: 'roll' });
    const drawn = run.timeline.points.map(({ entry }) => [entry?.move, entry?.draws.map(({ value }) => value)]);
    expect(drawn.slice(1)).toEqual([
      ['step', []],
      ['roll', [5]],
      ['leave', []],
      ['roll', [0]],
    ]);
    expect(see(toyGame, run).events.map(({ type }) => type)).toEqual(['rolled', 'rolled']);
    expect(see(toyGame, run).decision).toEqual(decide(toyGame, stateOf(run)));
  });

  it('shows what happened last while the next question is open', () => {
    expect(see(toyGame, toStep('roll')).events.map(({ type }) => type)).toEqual(['scored']);
  });
});

describe('the solution', () => {
  it('is one answer for each step that asks', () => {
    expect(solutionOf(lesson)).toEqual(['', 'ten', 'button:step', 'button:take', 'step', 'roll']);
  });

  it('is what *Show me* plays, and it says so', () => {
    let run = start();
    while (!progressOf(run).isOver) run = isAsking(run) ? showMe(toyGame, run) : goOn(run);
    expect(answersOf(run)).toEqual(solutionOf(lesson));
    expect(run.done.map(({ how }) => how)).toEqual(['alone', 'shown', 'shown', 'shown', 'shown', 'shown']);
    expect(stepOf(run)).toBeNull();
    expect(showMe(toyGame, run)).toBe(run);
    expect(goOn(run)).toBe(run);
  });

  it('remembers a miss', () => {
    const run = choose(choose(toStep('choose'), 'six'), 'ten');
    expect(run.done.at(-1)).toEqual({ answer: 'ten', how: 'after-a-miss' });
  });
});

describe('going back', () => {
  it('goes from an outcome to its question, and from a question to the step before', () => {
    const before = toStep('roll');
    const asked = goBack(playMove(toyGame, before, { type: 'roll' }));
    expect(stepOf(asked)?.id).toBe('roll');
    expect(isAsking(asked)).toBe(true);
    expect(asked.timeline).toBe(before.timeline);
    expect(stepOf(goBack(asked))?.id).toBe('step');
    expect(goBack(asked).timeline.points).toHaveLength(1);
  });

  it('does nothing at the beginning', () => {
    const run = start();
    expect(goBack(run)).toBe(run);
  });

  it('goes to any earlier step, never to a later one', () => {
    const run = toStep('roll');
    expect(stepOf(goTo(run, 1))?.id).toBe('choose');
    expect(goTo(run, 1).done).toHaveLength(1);
    expect(goTo(run, 6)).toBe(run);
  });
});

describe('coming back', () => {
  it('goes through the answers given before', () => {
    const run = resumeLesson(toyGame, lesson, ['', 'ten', 'button:roll']);
    expect(stepOf(run)?.id).toBe('why');
    expect(answersOf(run)).toEqual(['', 'ten', 'button:roll']);
  });

  it('stops at the first answer that does not fit any more', () => {
    expect(stepOf(resumeLesson(toyGame, lesson, ['', 'eleven', 'button:roll']))?.id).toBe('choose');
    expect(stepOf(resumeLesson(toyGame, lesson, ['', 'six']))?.id).toBe('choose');
    expect(resumeLesson(toyGame, lesson, ['', 'six']).rejections).toEqual([]);
  });

  it('is not led astray by more answers than there are steps', () => {
    const answers = [...solutionOf(lesson), 'step', 'step'];
    expect(progressOf(resumeLesson(toyGame, lesson, answers)).isOver).toBe(true);
  });
});

it('a run is plain data', () => {
  const run = giveAnswer(toyGame, toStep('roll'), 'roll');
  expect(JSON.parse(JSON.stringify(run))).toEqual(run);
});
