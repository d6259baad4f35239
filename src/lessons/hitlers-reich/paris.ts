import type { Position } from '../../engine/games/hitlers-reich/position.ts';
import type { Lesson, Reply } from '../types.ts';
import { eventsAt, in1942, partsOf, reply } from './parts.ts';

const { lesson, read, choose, count, point, play } = partsOf('paris');

/** §16.2: Western troops in Normandy; the Allied deck holds five cards, the rest is in the pile. */
export const normandy: Position = {
  ...in1942,
  side: 'allies',
  handSize: { axis: 7, allies: 9 },
  markers: { normandy: 'western' },
  fleets: { axis: ['western-mediterranean'] },
  fortresses: { axis: ['paris'] },
  hands: {
    axis: ['G2', 'G3', 'G4', 'G5', 'G6', 'I2', 'I3'],
    allies: ['W9', 'W8', 'W7', 'W6', 'W5', 'S9', 'S8', 'S7', 'S6'],
  },
  decks: { axis: ['I4', 'I5', 'I6', 'I7'], allies: ['W2', 'W3', 'W4', 'S2', 'S3'] },
  rest: { allies: 'pile' },
  events: eventsAt(1942, { AX10: 'lid', AL1: 'lid', AL4: 'lid' }),
};

const FALL = [reply('c G2', 6, 6, 6, 1, 1, 1), reply('fx fortress own 1')];

/** G-07 to its end, an event won with the bonus, and the blitz declined: where G-08 begins. */
export const afterParis: readonly Reply[] = [
  reply('A land normandy>paris'),
  reply('c W9'),
  ...FALL,
  reply('discard G3'),
  reply('E higgins-boats'),
  reply('c W8'),
  reply('c G4', 6, 6, 6, 1, 1, 1),
  reply('decline'),
];

/** §16.2, first example, G-07. */
export const paris: Lesson = lesson({ position: normandy }, [
  read('table', { rule: '16.2', pointAt: ['space:normandy', 'space:paris'] }),
  play('attack', {
    rule: '6.5.3.1',
    pointAt: ['space:normandy', 'space:paris'],
    answer: 'A land normandy>paris',
    wrong: { 'A * *': 'place', 'A * * *': 'place' },
    also: { 'E *': 'action', 'fortify *': 'action', 'fleet *': 'action', 'reorganise *': 'action', plan: 'action' },
  }),
  play('cards', { rule: '7.3', pointAt: ['space:paris'], answer: 'c W9', also: { 'c *': 'card' }, replies: FALL }),
  point('vichy', {
    rule: '8.5',
    pointAt: ['space:paris'],
    accept: [
      'space:vichy-france',
      'space:algeria',
      'space:morocco',
      'space:tunisia',
      'space:syria-lebanon',
      'space:straits-of-gibraltar',
      'space:western-mediterranean',
    ],
  }),
  count('size', { rule: '8.3', pointAt: ['space:paris'], options: [8, 9, 10], answer: 10 }),
  play('loss', { rule: '6.5.2.1', answer: 'discard G3', accept: ['discard *'] }),
  count('draw', { rule: '7.8', options: [1, 2, 3], answer: 2 }),
  choose('back', {
    rule: '8.3',
    pointAt: ['space:paris'],
    options: ['nothing', 'both', 'vichy'],
    answer: 'both',
  }),
]);
