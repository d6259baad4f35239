import type { Lesson } from '../types.ts';
import { byItself, lost, partsOf } from './parts.ts';

const { lesson, read, choose, count, odds, point, play, go } = partsOf('btm-defence');

/**
 * Teaches how to defend (§11.3.2), on a made-up position of the second turn: Smolensk, Odessa, and an army in the
 * open.
 */
export const defence: Lesson = lesson(
  {
    position: {
      turn: 2,
      side: 'german',
      phase: 'combat',
      units: {
        ...lost('s-8', 's-11', 's-27', 's-3', 's-10', 's-4', 's-5', 's-6', 's-12', 's-13', 's-19'),
        ...lost('s-mc12', 's-mc3', 's-mc6', 's-mc9', 's-mc22', 's-mc16', 's-mc2'),
        's-20': '1306',
        's-mc7': '1306',
        's-21': '1105',
        's-26': '0304',
        's-22': '1310',
        's-24': 'E',
        'g-pz1': '0804',
        'g-pz2': '1304',
        'g-pz3': '1305',
        'g-pz4': '1504',
        'g-16': '1703',
        'g-18': '1603',
        'g-4': '1104',
        'g-9': '1405',
        'g-6': '0803',
        'g-17': '0704',
        'g-11': '0603',
        'g-r3': '0404',
        'g-2': '1003',
      },
      hands: { soviet: ['s-city', 's-part'] },
      germanHexes: ['1303', '1703', '1403'],
    },
  },
  [
    read('two', { rule: '11.3.2', pointAt: ['unit:s-20', 'unit:s-mc7'] }),
    count('sum', { rule: '11.3.2', pointAt: ['space:1306'], options: [1, 2, 3], answer: 3 }),
    odds('ratio', { rule: '11.3.3', pointAt: ['unit:g-pz3', 'unit:g-9'], options: [3, 4, 5], answer: 4 }),
    odds('city', { rule: '11.3.4', pointAt: ['space:1306'], options: [3, 4, 5], answer: 3 }),
    count('faces', { rule: '11.3.6', shows: 'results', options: [1, 2, 3], answer: 2 }),
    count('passive', { rule: '11.3.6', pointAt: ['space:1306'], shows: 'results', options: [4, 5, 6], answer: 6 }),
    choose('corps', { rule: '11.6', pointAt: ['unit:s-mc7'], options: ['free', 'active', 'gone'], answer: 'active' }),
    go('attack', {
      rule: '11.2',
      pointAt: ['unit:g-pz3', 'unit:g-9', 'space:1306'],
      answer: 'attack 1306',
      also: { 'attack *': 'attack', 'end-combat': 'end' },
      replies: byItself('join g-pz3', 'join g-9', 'assault'),
    }),
    go('army', {
      rule: '11.3.2',
      pointAt: ['unit:s-20'],
      answer: 'defend s-20 active',
      wrong: { 'defend s-20 passive': 'passive' },
    }),
    play('both', {
      rule: '11.6',
      pointAt: ['unit:s-mc7'],
      answer: 'defend s-mc7 active',
      wrong: { 'defend s-mc7 passive': 'passive' },
    }),
    play('street', {
      rule: '7.1',
      pointAt: ['space:1306'],
      answer: 'shift s-city',
      wrong: { 'shift none': 'none' },
      faces: [3],
    }),
    play('partisans', {
      rule: '7.1',
      pointAt: ['space:1306'],
      answer: 'reroll s-part',
      wrong: { 'reroll none': 'none' },
      faces: [6],
    }),
    choose('price', {
      rule: '11.3.7',
      pointAt: ['space:1306'],
      options: ['nothing', 'army', 'all'],
      answer: 'all',
    }),
    go('weak', {
      rule: '11.3.3',
      pointAt: ['unit:g-r3', 'space:0304'],
      answer: 'attack 0304',
      also: { 'attack *': 'attack', 'end-combat': 'end' },
      replies: byItself('join g-r3', 'assault'),
    }),
    odds('enough', { rule: '11.3.5', pointAt: ['space:0304'], options: [-1, 0, 1], answer: 0 }),
    play('still', {
      rule: '11.3.5',
      pointAt: ['unit:s-26', 'unit:s-9'],
      answer: 'defend s-26 passive',
      wrong: { 'defend s-26 active': 'active' },
      replies: byItself('defend s-9 passive'),
    }),
    point('way', {
      rule: '11.4.2',
      pointAt: ['unit:s-21', 'unit:g-4', 'unit:g-pz3'],
      accept: ['space:1106'],
    }),
    go('open', {
      rule: '11.2',
      pointAt: ['unit:g-4', 'space:1105'],
      answer: 'attack 1105',
      also: { 'end-combat': 'end' },
      replies: byItself('join g-4', 'assault'),
    }),
    play('back', {
      rule: '11.4',
      pointAt: ['unit:s-21'],
      answer: 'defend s-21 active',
      wrong: { 'defend s-21 passive': 'passive' },
      faces: [4],
    }),
  ],
);
