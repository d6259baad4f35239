import type { PlainKey } from '../../src/i18n/catalogue.ts';
import type { Lesson, LessonStep, Task } from '../../src/lessons/types.ts';

// The player never reads a sentence, so any key does.
export const KEY: PlainKey = 'lesson.ui.on';
const step = (id: string, task: Task): LessonStep => ({ id, title: KEY, say: KEY, pointAt: [], rule: '1.1', task });

/** A lesson with a step of each kind: read, choose, point, why, play with scripted dice and a reply. */
export const lesson: Lesson = {
  id: 'toy',
  game: 'toy',
  setup: { scenario: 'only', seed: 'lesson', options: {} },
  end: KEY,
  steps: [
    step('read', { kind: 'read' }),
    step('choose', {
      kind: 'choose',
      ask: KEY,
      options: [
        { id: 'ten', label: { key: KEY } },
        { id: 'six', label: { key: KEY }, reason: 'lesson.ui.back' },
      ],
      answer: 'ten',
      then: KEY,
    }),
    step('point', {
      kind: 'point',
      ask: KEY,
      accept: ['button:step', 'button:roll'],
      answer: 'button:step',
      wrong: 'lesson.ui.leave',
    }),
    step('why', { kind: 'why', ask: KEY, picked: ['button:roll'], answer: 'button:take', wrong: KEY, then: KEY }),
    step('step', {
      kind: 'play',
      ask: KEY,
      accept: ['st*'],
      answer: 'step',
      wrong: [{ moves: 'pass', reason: 'lesson.ui.leave', rule: '2' }],
    }),
    step('roll', {
      kind: 'play',
      ask: KEY,
      accept: ['roll'],
      answer: 'roll',
      wrong: [],
      chance: [5],
      replies: [{ move: 'leave' }, { move: 'roll', chance: [0] }],
      then: KEY,
    }),
  ],
};
