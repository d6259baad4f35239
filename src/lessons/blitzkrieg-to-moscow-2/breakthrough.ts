import type { Lesson } from '../types.ts';
import { afterCombats } from './german-turn.ts';
import { byItself, partsOf, reply } from './parts.ts';

const { lesson, choose, count, odds, point, why, play, go } = partsOf('btm-breakthrough');

/** The worked example (§19), breakthrough and supply: G-06 to G-10. */
export const breakthrough: Lesson = lesson({ before: afterCombats }, [
  why('infantry', { rule: '12', pointAt: ['space:N'], answer: 'unit:g-16' }),
  count('cards', { rule: '12.1', options: [1, 2, 3], answer: 3 }),
  play('blitz', {
    rule: '12.2',
    pointAt: ['unit:g-pz2', 'space:1503'],
    answer: 'tank-move g-blitz g-pz2 1503',
    wrong: { 'tank-move g-blitz g-pz2 *': 'way', 'tank-move * g-pz2 *': 'single', 'tank-attack * * *': 'attack' },
    also: { 'tank-move * * *': 'tank', 'end-break': 'end' },
  }),
  play('riga', {
    rule: '9.1',
    pointAt: ['space:1703', 'space:1504'],
    answer: 'step 1504',
    wrong: { 'step 1603': 'zone', halt: 'halt' },
    also: { 'step *': 'way' },
  }),
  go('north', {
    rule: '10.1',
    pointAt: ['space:1604'],
    answer: 'step 1604',
    wrong: { 'step 1603': 'zone', halt: 'halt' },
    also: { 'step *': 'way' },
  }),
  play('behind', {
    rule: '9.4',
    pointAt: ['space:1704'],
    answer: 'step 1704',
    wrong: { 'step 1603': 'zone', halt: 'halt' },
    also: { 'step *': 'way' },
  }),
  play('pair', {
    rule: '12.2',
    pointAt: ['unit:g-pz4', 'space:1403'],
    answer: 'tank-move g-blitz g-pz4 1502',
    wrong: { 'tank-move g-blitz g-pz4 *': 'way', go: 'go' },
    also: { 'tank-move * * *': 'tank' },
    replies: byItself('step 1503', 'step 1403'),
  }),
  point('cut', {
    rule: '13.2',
    pointAt: ['unit:g-pz2', 'unit:g-pz3', 'unit:g-pz4'],
    accept: ['space:1703', 'space:1601', 'space:1301'],
  }),
  go('minsk', {
    rule: '12.1',
    pointAt: ['unit:g-pz4', 'space:1303'],
    answer: 'tank-attack g-repl-1 g-pz4 1303',
    accept: ['tank-attack g-repl-* g-pz4 1303'],
    also: { 'tank-move * * *': 'tank', 'tank-attack * * *': 'attack', 'end-break': 'end' },
  }),
  odds('column', { rule: '11.3.4', pointAt: ['space:1303'], options: [2, 3, 4], answer: 2 }),
  play('stand', {
    rule: '11.3.2',
    pointAt: ['unit:s-13'],
    answer: 'defend s-13 active',
    wrong: { 'defend s-13 passive': 'passive' },
    replies: [reply('shift none', 3), reply('reroll none')],
  }),
  choose('retreat', {
    rule: '11.4.2',
    pointAt: ['unit:s-13'],
    options: ['free', 'supply', 'cover'],
    answer: 'supply',
  }),
  play('advance', {
    rule: '4.2',
    pointAt: ['space:1303'],
    answer: 'advance g-pz4',
    wrong: { 'end-advance': 'stay' },
  }),
  choose('last', {
    rule: '13.1',
    pointAt: ['space:1306', 'space:1806', 'space:1202'],
    options: ['smolensk', 'luga', 'kobrin'],
    answer: 'luga',
  }),
  go('kobrin', {
    rule: '12.1',
    pointAt: ['unit:g-pz3', 'space:1202'],
    answer: 'tank-move g-repl-2 g-pz3 1202',
    accept: ['tank-move g-repl-* g-pz3 1202'],
    wrong: { 'tank-move * g-pz3 *': 'way' },
    also: { 'tank-move * * *': 'tank', 'tank-attack * * *': 'attack', 'end-break': 'end' },
  }),
  play('halt', {
    rule: '13.2.2',
    pointAt: ['unit:g-pz3', 'space:1102'],
    answer: 'halt',
    also: { 'step *': 'way' },
  }),
  point('spent', { rule: '13.3', accept: ['space:1704', 'unit:g-pz2'] }),
]);
