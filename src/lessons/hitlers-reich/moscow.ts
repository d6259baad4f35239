import type { Lesson } from '../types.ts';
import { afterVologda, spring1942 } from './axis-turn.ts';
import { partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, why, play, go } = partsOf('moscow');

/** §16.1.4, second blitz up to its result, G-04. */
export const moscow: Lesson = lesson({ position: spring1942, before: afterVologda }, [
  read('gate', { rule: '16.1', pointAt: ['space:vologda', 'space:moscow'] }),
  go('blitz', {
    rule: '7.9.2',
    pointAt: ['space:moscow'],
    answer: 'blitz moscow',
    wrong: { 'blitz *': 'archangel' },
    also: { decline: 'decline' },
  }),
  go('events', {
    rule: '4.2.5.1',
    pointAt: ['space:moscow'],
    answer: 'play waffen-ss',
    wrong: { 'play *': 'order', done: 'done' },
    replies: [reply('play stukas'), reply('play von-manstein')],
  }),
  play('gamble', {
    rule: '6.5.3.3',
    pointAt: ['space:moscow'],
    answer: 'play desperate-gamble',
    wrong: { done: 'done' },
  }),
  count('size', { rule: 'R-06', options: [4, 5, 6], answer: 4 }),
  play('announce', {
    rule: 'R-17',
    pointAt: ['space:moscow'],
    answer: 'play counterattack',
    wrong: { 'play *': 'other', done: 'done' },
    replies: [reply('done')],
  }),
  go('card', { rule: '7.3', answer: 'c I11', also: { 'c *': 'card' } }),
  why('red', { rule: '6.5.3.4', pointAt: ['space:moscow'], answer: 'card:W10' }),
  play('eight', { rule: '7.3', answer: 'c S8', faces: [1, 1, 1, 1, 2, 3, 4, 6] }),
  choose('four', {
    rule: '7.4.1',
    pointAt: ['space:moscow'],
    options: ['area', 'capital', 'event'],
    answer: 'capital',
  }),
  play('manstein', {
    rule: '7.5',

    answer: 'fx von-manstein own 1',
    wrong: { 'fx von-manstein own *': 'first', 'fx stukas opp *': 'stukas', done: 'done' },
  }),
  play('stukas', {
    rule: '7.5',

    answer: 'fx stukas opp 4',
    wrong: { 'fx stukas opp *': 'lower', done: 'done' },
    faces: [3],
  }),
  play('again', {
    rule: '7.6',

    answer: 'rr 2',
    accept: ['rr 2', 'rr 3', 'rr 4'],
    wrong: { 'rr 1': 'four', done: 'done' },
    faces: [2],
  }),
  choose('taken', {
    rule: 'R-94',
    pointAt: ['space:moscow'],
    options: ['yes', 'not-yet', 'tie'],
    answer: 'not-yet',
  }),
]);
