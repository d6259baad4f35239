import type { Lesson } from '../types.ts';
import { afterLeningrad, spring1942 } from './axis-turn.ts';
import { partsOf } from './parts.ts';

const { lesson, read, choose, why, play, go } = partsOf('gamble');

/** §16.1.2 and §16.1.3, G-02. */
export const gamble: Lesson = lesson({ position: spring1942, before: afterLeningrad }, [
  read('earned', { rule: '7.9', pointAt: ['space:leningrad'] }),
  why('only', { rule: '7.9.1', pointAt: ['space:leningrad'], answer: 'space:vologda' }),
  play('try', {
    rule: '6.4',

    answer: 'E desperate-gamble',
    wrong: { 'E *': 'other' },
    also: { decline: 'decline' },
  }),
  play('enigma', { rule: '7.3', answer: 'play enigma', wrong: { done: 'done' } }),
  go('open', {
    rule: '7.3',

    answer: 'c I10',
    wrong: { 'c G13': 'dear', 'c I11': 'dear' },
    also: { 'c *': 'card' },
  }),
  play('answer', {
    rule: '6.5.3.4',

    answer: 'c W11',
    wrong: { 'c S*': 'red', 'c *': 'low' },
    faces: [4, 5, 6, 1, 5, 5],
  }),
  play('again', {
    rule: '7.6',

    answer: 'rr 1',
    wrong: { 'rr *': 'five', done: 'done' },
    faces: [2],
  }),
  choose('enigma-gone', {
    rule: 'R-90',

    options: ['kept', 'mall', 'removed'],
    answer: 'mall',
  }),
  choose('left', {
    rule: '7.9',
    pointAt: ['space:leningrad'],
    options: ['nothing', 'both', 'success'],
    answer: 'both',
  }),
]);
