import type { Lesson } from '../types.ts';
import { partsOf } from './parts.ts';

const { lesson, read, count, points, point, why, play, go, endMove } = partsOf('first-turn');

/**
 * One German turn, guided, on the position of the set-up (§3), up to the Allied answer. The plan: Army Group B with
 * support across the lower Rhine, Army Group G alone into Lorraine; the first succeeds, the second fails.
 */
export const firstTurn: Lesson = lesson({}, [
  read('map', { rule: '2.2', pointAt: ['space:0204', 'space:0602', 'space:0903'] }),
  point('hex', { rule: '2.2', pointAt: ['space:0502', 'space:0702'], accept: ['space:0602'] }),
  point('pieces', {
    rule: '2.1',
    pointAt: ['unit:G-MIT', 'unit:W-12', 'unit:S-1U'],
    accept: ['unit:G-B', 'space:0403'],
  }),
  points('cities', { rule: '9.1', pointAt: ['space:0403'], options: [1, 2, 3], answer: 2 }),
  count('points', { rule: '9.3', pointAt: ['space:0203', 'space:0204'], options: [10, 11, 12, 13], answer: 11 }),
  read('turn', { rule: '4' }),
  go('mark-b', {
    rule: '6.1',
    pointAt: ['unit:G-B'],
    answer: 'mark M-GD G-B',
    accept: ['mark * G-B'],
    wrong: { 'mark * *': ['other', '6.2'] },
    also: { 'end-mark': ['end-mark', '6.5'] },
  }),
  go('mark-g', {
    rule: '6.2',
    pointAt: ['unit:G-G'],
    answer: 'mark M-SSPZ G-G',
    accept: ['mark * G-G'],
    wrong: { 'mark * *': 'other' },
    also: { 'unmark *': 'unmark', 'end-mark': ['end-mark', '6.5'] },
  }),
  go('end-mark', { rule: '6.5', answer: 'end-mark', also: { 'unmark *': 'unmark' } }),
  why('zone', { rule: '7.3', pointAt: ['unit:G-H', 'unit:W-21'], picked: ['unit:G-H'], answer: 'space:0302' }),
  play('detour', {
    rule: '7.3',
    pointAt: ['unit:G-VIST', 'space:0802', 'space:0903'],
    answer: 'move G-VIST 0802 0903',
    wrong: { 'move G-VIST *': 'short', 'move G-VIST * *': 'short', 'move * *': 'other', 'move * * *': 'other' },
    also: { 'end-move': 'end-move' },
  }),
  go('attack-b', {
    rule: '7.4',
    pointAt: ['unit:G-B', 'unit:W-21'],
    answer: 'attack G-B 0303',
    wrong: { 'attack G-H 0303': ['h', '8.2'], 'attack G-B *': 'b' },
    also: { 'end-move': 'end-move' },
  }),
  go('attack-g', {
    rule: '7.5',
    pointAt: ['unit:G-G', 'unit:W-6'],
    answer: 'attack G-G 0305',
    wrong: { 'attack G-G *': 'g' },
    also: { 'end-move': 'end-move' },
  }),
  endMove(['space:0303', 'space:0305']),
  go('order', {
    rule: '8.1',
    pointAt: ['space:0303', 'space:0305'],
    answer: 'battle 0303',
    wrong: { 'battle *': '' },
  }),
  play('support', {
    rule: '8.4',
    pointAt: ['space:0303', 'unit:G-H'],
    answer: 'support G-H',
    wrong: { 'support none': ['', '8.odds'] },
    faces: [3, 5, 3],
  }),
  play('retreat', { rule: '8.7', pointAt: ['unit:W-21'], answer: 'retreat 0203', accept: ['retreat *'] }),
  play('second', { rule: '8.6', pointAt: ['space:0305'], answer: 'battle 0305', faces: [2, 5, 4] }),
  go('answer', {
    rule: '6.2',
    pointAt: ['unit:W-21', 'unit:W-12', 'unit:W-6', 'unit:W-SHAEF'],
    answer: 'mark M-PATTON W-12',
    accept: ['mark * W-*'],
    wrong: { 'mark * S-*': 's' },
  }),
  go('both', {
    rule: '6.3',
    pointAt: ['unit:S-1B3B', 'unit:S-2B', 'unit:S-1B', 'unit:S-1U', 'unit:S-4U', 'unit:S-2U3U'],
    answer: 'mark M-ZHUKOV S-1B',
    accept: ['mark * S-*'],
    wrong: { 'mark * W-*': 'w' },
    also: { 'unmark *': 'unmark' },
  }),
  play('go', { rule: '4', answer: 'end-mark', also: { 'unmark *': 'unmark' } }),
]);
