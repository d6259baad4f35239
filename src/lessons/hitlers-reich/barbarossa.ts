import type { Lesson, Reply } from '../types.ts';
import { eventsAt, partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, why, play, go } = partsOf('barbarossa');

/** The answer of the Allies to the Axis card, and the dice: four of the Axis, three of the Allies. */
const axisWins = (card: string): Reply => reply(card, 6, 6, 6, 6, 1, 1, 1);
const alliesWin = (card: string): Reply => reply(card, 1, 1, 1, 1, 6, 6, 6);
const DONE = reply('done');

/** §16.3, G-09, with cards that are easy to follow. */
export const barbarossa: Lesson = lesson(
  {
    position: {
      handSize: { axis: 8, allies: 6 },
      hands: {
        axis: ['G9', 'G8', 'G7', 'G6', 'I9', 'I8', 'I7', 'I6'],
        allies: ['S2', 'S3', 'S4', 'S5', 'S6', 'S7'],
      },
      decks: {
        axis: ['G2', 'G3', 'G4', 'G5', 'I2', 'I3', 'I4', 'I5'],
        allies: ['W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'S8', 'S9'],
      },
      events: eventsAt(1941, {
        'waffen-ss': 'axis-up',
        stukas: 'axis-up',
        paratroops: 'axis-up',
        'landing-craft': 'axis-up',
      }),
    },
  },
  [
    read('eve', {
      rule: '16.3',
      pointAt: ['space:baltic-states', 'space:minsk', 'space:bessarabia', 'space:crimea'],
    }),
    go('order', {
      rule: '6.7.2',

      answer: 'barbarossa',
      also: {
        'A * *': 'action',
        'E *': 'action',
        'fortify *': 'action',
        'fleet *': 'action',
        'reorganise *': 'action',
      },
    }),
    why('leningrad', { rule: '6.7.2', pointAt: ['space:finland'], answer: 'space:leningrad' }),
    go('crimea', {
      rule: '6.7.2',
      pointAt: ['space:crimea'],
      answer: 'A land romania>crimea',
      wrong: { 'A land *': 'later' },
    }),
    go('events', {
      rule: '7.2',
      pointAt: ['space:crimea'],
      answer: 'play waffen-ss',
      wrong: { 'play *': 'order', done: 'done' },
      replies: [reply('play stukas')],
    }),
    play('crimea-card', {
      rule: '7.3',
      pointAt: ['space:crimea'],
      answer: 'c G9',
      also: { 'c *': 'card' },
      replies: [axisWins('c S2'), DONE],
    }),
    go('kharkov', {
      rule: '7.9.2',
      pointAt: ['space:crimea', 'space:kharkov'],
      answer: 'blitz kharkov',
      wrong: { 'blitz bessarabia': 'target', 'blitz *': 'caucasus' },
      also: { decline: 'decline' },
      replies: [reply('play waffen-ss'), reply('play stukas')],
    }),
    play('kharkov-card', {
      rule: '7.8',
      pointAt: ['space:kharkov'],
      answer: 'c G8',
      also: { 'c *': 'card' },
      replies: [axisWins('c S3'), DONE, reply('discard S4')],
    }),
    go('centre', {
      rule: '7.9.1',

      answer: 'E wolfpack',
      also: { 'E *': 'action', decline: 'decline' },
    }),
    play('centre-card', {
      rule: '6.6',

      answer: 'c G7',
      also: { 'c *': 'card' },
      replies: [reply('c W2', 1, 1, 1, 6, 6, 6)],
    }),
    go('smolensk', {
      rule: '7.9.2',
      pointAt: ['space:kharkov', 'space:smolensk'],
      answer: 'blitz smolensk',
      wrong: { 'blitz moscow': 'moscow', 'blitz *': 'other' },
      also: { decline: 'decline' },
      replies: [reply('play waffen-ss'), reply('play stukas')],
    }),
    play('smolensk-card', {
      rule: '7.3',
      pointAt: ['space:smolensk'],
      answer: 'c G6',
      also: { 'c *': 'card' },
      replies: [axisWins('c S5'), DONE],
    }),
    go('third', {
      rule: '7.9.2',
      pointAt: ['space:smolensk', 'space:leningrad'],
      answer: 'blitz leningrad',
      wrong: { 'blitz *': 'other' },
      also: { decline: 'decline' },
      replies: [reply('play waffen-ss'), reply('play stukas')],
    }),
    play('third-card', {
      rule: '7.9.1',
      pointAt: ['space:leningrad'],
      answer: 'c I9',
      also: { 'c *': 'card' },
      replies: [alliesWin('c S6'), DONE],
    }),
    count('size', { rule: '7.9.2', options: [5, 6, 7], answer: 5 }),
    go('bessarabia', {
      rule: '7.4.1',
      pointAt: ['space:bessarabia'],
      answer: 'A land romania>bessarabia',
      accept: ['A land *>bessarabia'],
      wrong: { 'A land *': 'later', decline: 'stop' },
    }),
    play('bessarabia-card', {
      rule: '7.4.1',
      pointAt: ['space:bessarabia'],
      answer: 'c I8',
      also: { 'c *': 'card' },
      replies: [axisWins('c S7')],
    }),
    go('minsk', {
      rule: '6.7.2',
      pointAt: ['space:minsk'],
      answer: 'A land poland>minsk',
      accept: ['A land *>minsk'],
      wrong: { 'A land *': 'later', decline: 'stop' },
    }),
    go('minsk-card', {
      rule: '7.3',
      pointAt: ['space:minsk'],
      answer: 'c I7',
      also: { 'c *': 'card' },
      replies: [axisWins('c W3')],
    }),
    go('baltic', {
      rule: '6.7.2',
      pointAt: ['space:baltic-states'],
      answer: 'A land poland>baltic-states',
      accept: ['A land *>baltic-states'],
      wrong: { decline: 'stop' },
    }),
    play('baltic-card', {
      rule: '6.7.2',
      pointAt: ['space:baltic-states'],
      answer: 'c I6',
      also: { 'c *': 'card' },
      replies: [axisWins('c W4')],
    }),
    go('last', {
      rule: 'R-97',
      pointAt: ['space:leningrad'],
      answer: 'A land baltic-states>leningrad',
      accept: ['A land *>leningrad'],
      wrong: { 'A land *': 'place', 'A paratroop *': 'flight', 'A sea *': 'place' },
      also: {
        'E *': 'action',
        'fortify *': 'action',
        'fleet *': 'action',
        'reorganise *': 'action',
        plan: 'action',
        decline: 'decline',
      },
    }),
    play('last-card', {
      rule: 'R-97',
      pointAt: ['space:leningrad'],
      answer: 'c G2',
      also: { 'c *': 'card' },
      replies: [alliesWin('c W5')],
    }),
    choose('front', {
      rule: '16.3',
      pointAt: [
        'space:crimea',
        'space:kharkov',
        'space:smolensk',
        'space:minsk',
        'space:bessarabia',
        'space:baltic-states',
      ],
      options: ['four', 'six', 'seven'],
      answer: 'six',
    }),
  ],
);
