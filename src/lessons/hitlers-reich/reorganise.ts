import type { Lesson } from '../types.ts';
import { afterParis, normandy } from './paris.ts';
import { partsOf } from './parts.ts';

const { lesson, read, choose, count, play, go } = partsOf('reorganise');

/** §16.2, second example, G-08. */
export const reorganise: Lesson = lesson({ position: normandy, before: afterParis }, [
  read('bonus', { rule: '16.2' }),
  choose('which', { rule: '6.1', options: ['a', 'b', 'either'], answer: 'b' }),
  play('choice', {
    rule: '6.1',

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
  play('first', { rule: '6.1', answer: 'discard W7', accept: ['discard *'] }),
  go('next', { rule: '6.1', answer: 'discard W6', accept: ['discard *'], also: { done: 'done' } }),
  go('third', { rule: '6.1', answer: 'discard W5', accept: ['discard *'], also: { done: 'done' } }),
  count('before', { rule: '4.1.5', options: [2, 3, 5], answer: 2 }),
  play('draw', { rule: '5.4', answer: 'done', wrong: { 'discard *': 'more' } }),
  play('back', {
    rule: '5.4.3',

    answer: 'return convoy',
    wrong: { 'return *': 'bombing' },
  }),
  choose('star', { rule: '6.1', options: ['up', 'down', 'axis'], answer: 'down' }),
]);
