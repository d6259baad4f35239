import type { Lesson } from '../types.ts';
import { afterLeningrad, spring1942 } from './axis-turn.ts';
import { GAME, setupOf, stepsOf } from './parts.ts';

const { read, choose, why, play, go } = stepsOf('gamble');

/** §16.1.2 and §16.1.3, G-02. */
export const gamble: Lesson = {
  id: 'gamble',
  game: GAME,
  setup: setupOf(spring1942),
  before: afterLeningrad,
  end: 'lesson.gamble.end',
  steps: [
    read('earned', { rule: '7.9', pointAt: ['space:leningrad'] }),
    why('only', { rule: '7.9.1', pointAt: ['space:leningrad'], picked: [], answer: 'space:vologda' }),
    play('try', {
      rule: '6.4',
      pointAt: [],
      answer: 'E desperate-gamble',
      wrong: { 'E *': 'other' },
      also: { decline: 'decline' },
    }),
    play('enigma', { rule: '7.3', pointAt: [], answer: 'play enigma', wrong: { done: 'done' } }),
    go('open', {
      rule: '7.3',
      pointAt: [],
      answer: 'c I10',
      wrong: { 'c G13': 'dear', 'c I11': 'dear' },
      also: { 'c *': 'card' },
    }),
    play('answer', {
      rule: '6.5.3.4',
      pointAt: [],
      answer: 'c W11',
      wrong: { 'c S*': 'red', 'c *': 'low' },
      faces: [4, 5, 6, 1, 5, 5],
    }),
    play('again', {
      rule: '7.6',
      pointAt: [],
      answer: 'rr 1',
      wrong: { 'rr *': 'five', done: 'done' },
      faces: [2],
    }),
    choose('enigma-gone', {
      rule: 'R-90',
      pointAt: [],
      options: ['kept', 'mall', 'removed'],
      answer: 'mall',
    }),
    choose('left', {
      rule: '7.9',
      pointAt: ['space:leningrad'],
      options: ['nothing', 'both', 'success'],
      answer: 'both',
    }),
  ],
};
