import type { Lesson } from '../types.ts';
import { afterMoscow, spring1942 } from './axis-turn.ts';
import { partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, play, go } = partsOf('north-sea');

/** §16.1.6, G-06, after the second outcome of the Moscow attack. */
export const northSea: Lesson = lesson({ position: spring1942, before: afterMoscow }, [
  read('offers', { rule: '7.9', pointAt: ['space:moscow'] }),
  go('centre', { rule: '7.9.1', answer: 'decline', wrong: { 'E *': 'risk' } }),
  go('blitz', { rule: '7.9.2', pointAt: ['space:moscow'], answer: 'decline', wrong: { 'blitz *': 'third' } }),
  play('sea', {
    rule: '6.5.1',
    pointAt: ['space:north-sea', 'space:norway'],
    answer: 'A sea north-sea',
    wrong: { 'A sea *': 'zone' },
    also: {
      'A * *': 'action',
      'E *': 'action',
      'fortify *': 'action',
      'fleet *': 'action',
      'reorganise *': 'action',
      plan: 'action',
      decline: 'decline',
    },
  }),
  go('bismarck', { rule: '7.2', pointAt: ['space:north-sea'], answer: 'play the-bismarck', wrong: { done: 'done' } }),
  play('carriers', {
    rule: '8.1',
    pointAt: ['space:north-sea'],
    answer: 'play fleet-carriers',
    wrong: { 'play *': 'order', done: 'done' },
    replies: [reply('play air-supremacy')],
  }),
  count('dice', { rule: '7.4', pointAt: ['space:north-sea'], options: [3, 4, 5], answer: 5 }),
  play('cards', {
    rule: '7.3',

    answer: 'c G13',
    also: { 'c *': 'card' },
    replies: [reply('c W10', 2, 4, 5, 6, 3, 3, 4, 5, 6)],
  }),
  play('five', {
    rule: '7.5',

    answer: 'fx the-bismarck own 1',
    wrong: { 'fx the-bismarck own *': 'lowest', done: 'done' },
  }),
  play('enough', { rule: '7.6', answer: 'done', wrong: { 'rr *': 'risk' } }),
  play('loss', { rule: '2.5', pointAt: ['space:north-sea'], answer: 'discard W4', accept: ['discard *'] }),
  choose('no-blitz', {
    rule: '7.9.2',
    pointAt: ['space:north-sea'],
    options: ['sea', 'three', 'cost'],
    answer: 'sea',
  }),
  play('over', { rule: '5.2', answer: 'decline', wrong: { 'E *': 'last' } }),
]);
