import type { Lesson } from '../types.ts';
import { eventsAt, partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, why, play, go } = partsOf('hr-first-turn');

/** The opening of the campaign: an Axis turn from the first question to its end, and the Allied answer. */
export const firstTurn: Lesson = lesson(
  {
    position: {
      handSize: { axis: 8, allies: 6 },
      hands: {
        axis: ['G13', 'G11', 'I12', 'I11', 'G8', 'I10', 'I6', 'G4'],
        allies: ['W9', 'W8', 'W5', 'S10', 'S7', 'S3'],
      },
      decks: { axis: ['I4', 'G5', 'I7', 'G6'], allies: ['W6', 'S4', 'W3', 'S8'] },
      events: eventsAt(1941, {
        'waffen-ss': 'axis-up',
        stukas: 'axis-up',
        'the-bismarck': 'axis-up',
        'landing-craft': 'axis-up',
        enigma: 'allies-up',
        'fleet-carriers': 'allies-up',
        'their-finest-hour': 'allies-up',
      }),
    },
  },
  [
    read('war', { rule: '5.2', pointAt: ['space:berlin', 'space:moscow', 'space:london'] }),
    read('hand', { rule: '4.1' }),
    count('size', { rule: '4.1.4', options: [0, 1, 3], answer: 0 }),
    read('win', { rule: '9', pointAt: ['space:berlin', 'space:moscow', 'space:london'] }),
    why('pact', { rule: '8.6', pointAt: ['space:poland'], answer: 'space:minsk' }),
    choose('near', {
      rule: '6.5.1',
      pointAt: ['space:yugoslavia'],
      options: ['hungary', 'greece', 'poland'],
      answer: 'hungary',
    }),
    count('dice', { rule: '7.4.1', pointAt: ['space:yugoslavia'], options: [3, 4, 5], answer: 4 }),
    play('attack', {
      rule: '6.5.1',
      pointAt: ['space:yugoslavia'],
      answer: 'A land hungary>yugoslavia',
      accept: ['A land *>yugoslavia'],
      wrong: { 'A land *': 'place', 'A sea *': 'sea', barbarossa: 'push' },
      also: { 'E *': 'action', 'fortify *': 'action', 'fleet *': 'action', 'reorganise *': 'action' },
    }),
    go('event', {
      rule: '7.2',

      answer: 'play waffen-ss',
      wrong: { 'play stukas': 'stukas', done: 'done' },
    }),
    play('enough', {
      rule: '7.2',

      answer: 'done',
      wrong: { 'play stukas': 'stukas' },
      replies: [reply('done')],
    }),
    play('card', {
      rule: '7.3',

      answer: 'c G11',
      wrong: { 'c G13': 'supreme', 'c I12': 'italian', 'c I11': 'italian', 'c *': 'low' },
      replies: [reply('c W9', 1, 1, 2, 4, 5, 5, 5, 6)],
    }),
    play('again', {
      rule: '7.6',

      answer: 'rr 1',
      accept: ['rr 1', 'rr 2'],
      wrong: { 'rr *': 'higher', done: 'done' },
      faces: [4],
    }),
    choose('won', {
      rule: '7.9',
      pointAt: ['space:yugoslavia'],
      options: ['nothing', 'success', 'centre'],
      answer: 'success',
    }),
    play('blitz', {
      rule: '7.9.2',
      pointAt: ['space:greece'],
      answer: 'decline',
      wrong: { 'blitz greece': 'blitz' },
    }),
    play('bonus', {
      rule: '6.4',

      answer: 'E wolfpack',
      wrong: { 'E *': 'event' },
      also: {
        'A * *': 'action',
        'fortify *': 'action',
        'fleet *': 'action',
        'reorganise *': 'action',
        decline: 'decline',
      },
      replies: [reply('done')],
    }),
    play('second', {
      rule: '7.3',

      answer: 'c I10',
      also: { 'c *': 'card' },
      replies: [reply('c W8', 5, 4, 6, 2, 3, 4)],
    }),
    count('loss', { rule: '4.1.4', options: [4, 5, 6], answer: 5 }),
    play('over', {
      rule: '7.8',

      answer: 'discard S3',
      accept: ['discard *'],
    }),
    read('seat', { rule: '5.2', cover: 'allies' }),
    go('allied', {
      rule: '6.1',
      pointAt: ['space:moscow'],
      answer: 'fortify moscow',
      wrong: { 'fortify *': 'place', '*': 'attack', '* *': 'attack', '* * *': 'attack' },
    }),
    play('pay', { rule: '6.1', answer: 'discard W5', accept: ['discard *'] }),
  ],
);
