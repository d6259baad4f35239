import type { Lesson } from '../types.ts';
import { partsOf } from './parts.ts';

const { lesson, read, choose, count, point, why, play } = partsOf('btm-first-move');

/** The worked example (§19), its logistics and movement: G-00 and G-01. */
export const firstMove: Lesson = lesson({}, [
  read('war', { rule: '4', pointAt: ['space:C', 'space:E'] }),
  point('cities', {
    rule: '4.1',
    pointAt: ['space:1303'],
    accept: ['space:1310', 'space:1907', 'space:0106'],
  }),
  count('counter', { rule: '2.2.4', pointAt: ['unit:g-pz2'], options: [4, 5, 7], answer: 4 }),
  point('rear', { rule: '2.1.2', pointAt: ['space:S'], accept: ['space:0901', 'space:0801', 'space:1001'] }),
  choose('cards', { rule: '7.2', options: ['kept', 'back', 'gone'], answer: 'back' }),
  choose('uses', { rule: '7.1', options: ['rebuild', 'tank', 'shift'], answer: 'shift' }),
  why('romania', { rule: '10', pointAt: ['space:R'], answer: 'unit:g-11' }),
  why('enemy', { rule: '10', pointAt: ['unit:g-pz4'], picked: ['unit:g-pz4'], answer: 'space:1502' }),
  point('zone', {
    rule: '9.1',
    pointAt: ['unit:s-mc3'],
    accept: ['space:1301', 'space:1601', 'space:1102', 'space:0902', 'space:0801'],
  }),
  play('march', {
    rule: '9.4',
    pointAt: ['unit:g-pz2', 'space:1401'],
    answer: 'move g-pz2 1401',
    wrong: { 'move g-pz2 *': 'south', 'move * 1401': 'other' },
    also: { 'move * *': 'move', 'end-move': 'end' },
  }),
  count('reach', { rule: '11.7', pointAt: ['space:N', 'space:1502'], options: [1, 2, 3], answer: 3 }),
  count('stack', { rule: '8.1', pointAt: ['space:1401'], options: [1, 2, 3], answer: 1 }),
  play('over', {
    rule: '5',

    answer: 'end-move',
    wrong: { 'move * 1401': 'full' },
    also: { 'move * *': 'move' },
  }),
]);
