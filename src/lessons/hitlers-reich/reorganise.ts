import type { Lesson } from '../types.ts';
import { afterParis, normandy } from './paris.ts';
import { GAME, setupOf, stepsOf } from './parts.ts';

const { read, choose, count, play, go } = stepsOf('reorganise');

/** §16.2, second example, G-08. */
export const reorganise: Lesson = {
  id: 'reorganise',
  game: GAME,
  setup: setupOf(normandy),
  before: afterParis,
  end: 'lesson.reorganise.end',
  steps: [
    read('bonus', { rule: '16.2', pointAt: [] }),
    choose('which', { rule: '6.1', pointAt: [], options: ['a', 'b', 'either'], answer: 'b' }),
    play('choice', {
      rule: '6.1',
      pointAt: [],
      answer: 'reorganise b',
      wrong: { 'reorganise a': 'a' },
      also: {
        'A * *': 'action',
        'A * * *': 'action',
        'E *': 'action',
        'fortify *': 'action',
        'fleet *': 'action',
        plan: 'action',
        decline: 'decline',
      },
    }),
    play('first', { rule: '6.1', pointAt: [], answer: 'discard W7', accept: ['discard *'] }),
    go('next', { rule: '6.1', pointAt: [], answer: 'discard W6', accept: ['discard *'], also: { done: 'done' } }),
    go('third', { rule: '6.1', pointAt: [], answer: 'discard W5', accept: ['discard *'], also: { done: 'done' } }),
    count('before', { rule: '4.1.5', pointAt: [], options: [2, 3, 5], answer: 2 }),
    play('draw', { rule: '5.4', pointAt: [], answer: 'done', wrong: { 'discard *': 'more' } }),
    play('back', {
      rule: '5.4.3',
      pointAt: [],
      answer: 'return convoy',
      wrong: { 'return *': 'bombing' },
    }),
    choose('star', { rule: '6.1', pointAt: [], options: ['up', 'down', 'axis'], answer: 'down' }),
  ],
};
