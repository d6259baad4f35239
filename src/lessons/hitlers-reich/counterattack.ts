import type { Lesson } from '../types.ts';
import { beforeCounter, spring1942 } from './axis-turn.ts';
import { partsOf } from './parts.ts';

const { lesson, read, choose, count, play, go } = partsOf('counterattack');

/** §16.1, both outcomes: G-05a, then the same throw again, G-05b. */
export const counterattack: Lesson = lesson({ position: spring1942, before: beforeCounter }, [
  read('window', { rule: 'R-94', pointAt: ['space:moscow'] }),
  play('throw', {
    rule: 'R-94',
    pointAt: ['space:moscow'],
    answer: 'counter 1,2,4',
    wrong: { 'counter *': 'which', done: 'done' },
    faces: [5, 5, 4],
  }),
  choose('gone', {
    rule: '4.2.5.1',

    options: ['kept', 'mall', 'removed'],
    answer: 'mall',
  }),
  choose('gamble', {
    rule: '4.2.5.2',

    options: ['hand', 'opponent', 'lid'],
    answer: 'opponent',
  }),
  play('excess', { rule: 'R-06', answer: 'discard I3', accept: ['discard *'] }),
  { ...read('again', { rule: '16.1', pointAt: ['space:moscow'] }), from: 'throw' },
  play('second', {
    rule: 'R-94',
    pointAt: ['space:moscow'],
    answer: 'counter 1,2,4',
    wrong: { 'counter *': 'which', done: 'done' },
    faces: [1, 2, 3],
  }),
  count('size', { rule: '2.5', pointAt: ['space:moscow'], options: [6, 7, 8], answer: 6 }),
  play('first-card', { rule: '6.5.2.1', answer: 'discard W2', accept: ['discard *'] }),
  go('next-card', { rule: '6.5.2.1', answer: 'discard W3', accept: ['discard *'] }),
  go('axis-card', { rule: 'R-06', answer: 'discard I3', accept: ['discard *'] }),
  choose('now', {
    rule: '7.9',
    pointAt: ['space:moscow'],
    options: ['over', 'three', 'blitz-only'],
    answer: 'three',
  }),
]);
