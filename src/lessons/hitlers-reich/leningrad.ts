import type { Lesson } from '../types.ts';
import { spring1942 } from './axis-turn.ts';
import { partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, why, play, go } = partsOf('leningrad');

/** §16.1.1, G-01. */
export const leningrad: Lesson = lesson({ position: spring1942 }, [
  read('table', { rule: '16.1', pointAt: ['space:finland', 'space:leningrad'] }),
  go('declare', {
    rule: '6.5.1',
    pointAt: ['space:finland', 'space:leningrad'],
    answer: 'A land finland>leningrad',
    wrong: { 'A land *>leningrad': 'origin', 'A land *': 'place', 'A sea *': 'place' },
    also: { 'E *': 'action', 'fortify *': 'action', 'fleet *': 'action', 'reorganise *': 'action', plan: 'action' },
  }),
  go('events', {
    rule: '7.2',
    pointAt: ['space:leningrad'],
    answer: 'play waffen-ss',
    wrong: { 'play *': 'order', done: 'done' },
    replies: [reply('play stukas'), reply('play von-manstein')],
  }),
  play('zhukov', {
    rule: '6.5.3.2',
    pointAt: ['space:leningrad'],
    answer: 'play zhukov',
    wrong: { 'play enigma': 'enigma', 'play *': 'counter', done: 'done' },
    replies: [reply('done')],
  }),
  go('card', {
    rule: '7.3',

    answer: 'c G12',
    wrong: { 'c G13': 'supreme', 'c I*': 'italian', 'c *': 'low' },
  }),
  why('red', { rule: '6.5.3.4', pointAt: ['space:leningrad'], answer: 'card:W11' }),
  play('sabotage', {
    rule: '4.1',

    answer: 'c S1',
    wrong: { 'c S8': 'eight', 'c *': 'low' },
    faces: [1, 1, 3, 6, 2, 5, 6],
  }),
  count('dice', { rule: '7.4', pointAt: ['space:leningrad'], options: [3, 4, 5], answer: 4 }),
  play('manstein', {
    rule: '7.5',

    answer: 'fx von-manstein own 1',
    wrong: {
      'fx von-manstein own 2': 'first',
      'fx von-manstein own *': 'higher',
      'fx stukas opp *': 'stukas',
      done: 'done',
    },
  }),
  play('stukas', {
    rule: '7.5',

    answer: 'fx stukas opp 3',
    wrong: { 'fx stukas opp *': 'lower', done: 'done' },
    faces: [5],
    replies: [reply('fx zhukov own 1')],
  }),
  choose('worth', {
    rule: '4.1.3',

    options: ['twelve', 'one', 'dead'],
    answer: 'one',
  }),
  play('again', {
    rule: '7.6',

    answer: 'rr 2,3',
    wrong: { 'rr *': 'which', done: 'done' },
    faces: [2, 3],
  }),
  choose('tie', {
    rule: '4.1.2',
    pointAt: ['space:leningrad'],
    options: ['attacker', 'suit', 'dice'],
    answer: 'suit',
  }),
  play('loss', {
    rule: '6.5.2.1',
    pointAt: ['space:leningrad'],
    answer: 'discard S4',
    accept: ['discard S*'],
  }),
]);
