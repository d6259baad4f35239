import type { Lesson } from '../types.ts';
import { afterTurn } from './german-turn.ts';
import { byItself, partsOf } from './parts.ts';

const { lesson, read, choose, count, point, why, play, go } = partsOf('btm-pocket');

/** Supply and encirclement (§13) from the inside: the Soviet half of turn 1 after the worked example. */
export const pocket: Lesson = lesson({ before: afterTurn }, [
  read('line', { rule: '13.2', pointAt: ['space:1703', 'space:1601', 'space:1301', 'space:1102'] }),
  count('steps', { rule: '13.2.2', pointAt: ['unit:s-13', 'space:1306'], options: [1, 2, 3], answer: 2 }),
  choose('network', { rule: '13.2.1', pointAt: ['space:1306'], options: ['own', 'chain', 'print'], answer: 'chain' }),
  choose('blocked', {
    rule: '13.2.3',
    pointAt: ['space:1102', 'unit:g-pz3'],
    options: ['far', 'zone', 'enemy'],
    answer: 'zone',
  }),
  choose('friend', { rule: '9.6', options: ['never', 'unit', 'zone'], answer: 'unit' }),
  why('removal', { rule: '6.2.4', pointAt: ['space:1601'], answer: 'unit:s-8' }),
  go('keep', { rule: '6.2.4', answer: 'end-remove', wrong: { 'remove *': 'remove' } }),
  go('draw', {
    rule: '6.1',

    answer: 'draw s-reinf-1',
    accept: ['draw s-reinf-*'],
    also: { 'draw *': 'card' },
    replies: byItself('draw s-t34'),
  }),
  play('hero', {
    rule: '14.1',
    pointAt: ['space:1703'],
    answer: 'hero s-reinf-1 1703',
    accept: ['hero s-reinf-* 1703'],
    wrong: { 'hero * *': 'city', 'rebuild * * *': 'rebuild', 'end-reinforce': 'done' },
    replies: byItself('end-reinforce'),
  }),
  choose('supply-city', {
    rule: '13.2.4',
    pointAt: ['space:1703'],
    options: ['source', 'holds', 'rail'],
    answer: 'holds',
  }),
  why('train', { rule: '6.3.3', pointAt: ['unit:s-19', 'space:1703'], picked: ['unit:s-19'], answer: 'space:1703' }),
  play('rail', {
    rule: '6.3',
    pointAt: ['unit:s-19', 'unit:s-21', 'space:1306'],
    answer: 'rail free s-19 1306',
    wrong: {
      'rail free s-19 *': 'city',
      'rail free s-21 1306': 'order',
      'rail free * *': 'unit',
      'end-rail': 'done',
    },
    replies: byItself('aboard s-21', 'end-rail'),
  }),
  why('way-out', { rule: '9.4', pointAt: ['unit:s-4'], picked: ['unit:s-4'], answer: 'space:1103' }),
  play('out', {
    rule: '13.2.2',
    pointAt: ['unit:s-4'],
    answer: 'move s-4 1002',
    also: { 'move * *': 'move', 'end-move': 'end' },
  }),
  play('rest', {
    rule: '13.3',
    pointAt: ['unit:s-13', 'space:1306'],
    answer: 'move s-13 1205',
    wrong: { 'move s-13 *': 'hex' },
    also: { 'move * *': 'move', 'end-move': 'end' },
    replies: byItself('halt', 'end-move', 'end-combat'),
  }),
  point('lost', { rule: '13.1', pointAt: ['space:1703', 'space:1002'], accept: ['space:1601', 'space:1301'] }),
  play('supply', {
    rule: '13.1',

    answer: 'end-break',
    wrong: { 'tank-move * * *': 'tank' },
  }),
  count('cost', { rule: '13.1', options: [1, 2, 4], answer: 2 }),
]);
