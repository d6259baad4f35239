import type { Lesson } from '../types.ts';
import { afterGamble, spring1942 } from './axis-turn.ts';
import { partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, why, play, go } = partsOf('vologda');

/** §16.1.4, first blitz, G-03. */
export const vologda: Lesson = lesson({ position: spring1942, before: afterGamble }, [
  read('offer', { rule: '7.9.2', pointAt: ['space:leningrad', 'space:vologda', 'space:moscow'] }),
  why('moscow', { rule: '7.9.2', pointAt: ['space:leningrad'], answer: 'space:moscow' }),
  go('blitz', {
    rule: '7.9.2',
    pointAt: ['space:vologda'],
    answer: 'blitz vologda',
    wrong: { 'blitz smolensk': 'smolensk', 'blitz *': 'archangel' },
    also: { decline: 'decline' },
  }),
  go('events', {
    rule: '4.2.5.1',
    pointAt: ['space:vologda'],
    answer: 'play waffen-ss',
    wrong: { 'play desperate-gamble': 'gamble', 'play *': 'order', done: 'done' },
    replies: [reply('play stukas'), reply('play von-manstein')],
  }),
  play('pay', {
    rule: 'R-70',
    pointAt: ['space:vologda'],
    answer: 'done',
    wrong: { 'play desperate-gamble': 'gamble' },
    replies: [reply('done')],
  }),
  count('size', { rule: 'R-06', options: [5, 6, 7], answer: 6 }),
  play('card', {
    rule: '7.3',

    answer: 'c G9',
    also: { 'c *': 'card' },
    replies: [reply('c S3', 6, 5, 4, 4, 2, 3, 4)],
  }),
  play('stukas', {
    rule: '7.5',

    answer: 'fx stukas opp 3',
    accept: ['fx stukas opp *'],
    wrong: { 'fx von-manstein * *': 'manstein', done: 'done' },
    faces: [1],
    replies: [reply('done')],
  }),
  count('draw', { rule: '7.8', options: [0, 1, 2], answer: 0 }),
  choose('chain', {
    rule: '7.9.2',
    pointAt: ['space:vologda'],
    options: ['kept', 'spent', 'mall'],
    answer: 'kept',
  }),
]);
