import type { Lesson } from '../types.ts';
import { byItself, lost, partsOf } from './parts.ts';

const { lesson, read, choose, count, point, why, play, go } = partsOf('btm-ground');

/** Movement, ground, zones and weather (§9, §10), on a made-up position of the second turn before Smolensk. */
export const ground: Lesson = lesson(
  {
    position: {
      turn: 2,
      side: 'german',
      phase: 'movement',
      units: {
        ...lost('s-8', 's-11', 's-27', 's-3', 's-10', 's-4', 's-5', 's-6', 's-12', 's-13', 's-26'),
        ...lost('s-mc12', 's-mc3', 's-mc6', 's-mc9', 's-mc22', 's-mc16', 's-mc2'),
        's-20': '1306',
        's-21': '1406',
        's-19': '1607',
        's-mc7': '1408',
        'g-pz1': '0804',
        'g-pz2': '1305',
        'g-pz3': '1104',
        'g-pz4': '1403',
        'g-16': '1401',
        'g-18': '1804',
        'g-4': '1303',
        'g-9': '1302',
        'g-6': '0803',
        'g-17': '0704',
        'g-11': '0603',
        'g-r3': '0403',
        'g-2': '1003',
      },
      spent: ['g-16'],
      germanHexes: ['1703'],
    },
  },
  [
    read('march', { rule: '10.1', pointAt: ['unit:g-pz4', 'unit:g-9'] }),
    point('forest', { rule: '10.2.2', pointAt: ['unit:g-pz4'], accept: ['space:1402', 'space:1404'] }),
    play('tank', {
      rule: '10.2.2',
      pointAt: ['unit:g-pz4', 'space:1404'],
      answer: 'move g-pz4 1404',
      wrong: { 'move g-pz4 *': 'hex' },
      also: { 'move * *': 'move', 'end-move': 'end' },
    }),
    go('foot', {
      rule: '10.2.2',
      pointAt: ['unit:g-9', 'space:1402'],
      answer: 'move g-9 1402',
      wrong: { 'move g-9 *': 'hex' },
      also: { 'move * *': 'move', 'end-move': 'end' },
    }),
    play('through', {
      rule: '10.1',
      pointAt: ['unit:g-9', 'space:1503'],
      answer: 'step 1503',
      wrong: { halt: 'halt' },
      also: { 'step *': 'way' },
      replies: byItself('halt'),
    }),
    choose('marsh', { rule: '10.2.3', pointAt: ['space:1103'], options: ['tanks', 'all', 'none'], answer: 'all' }),
    point('none', { rule: '9.1', pointAt: ['space:1306'], accept: ['space:1406', 'space:1607'] }),
    why('zones', { rule: '9.4', pointAt: ['unit:g-pz2'], picked: ['unit:g-pz2'], answer: 'space:1405' }),
    go('out', {
      rule: '9.4',
      pointAt: ['unit:g-pz2', 'space:1204'],
      answer: 'move g-pz2 1204',
      wrong: { 'move g-pz2 *': 'hex' },
      also: { 'move * *': 'move', 'end-move': 'end' },
    }),
    play('in', {
      rule: '9.4',
      pointAt: ['unit:g-pz2', 'space:1205'],
      answer: 'step 1205',
      wrong: { halt: 'halt' },
      also: { 'step *': 'way' },
    }),
    why('lake', { rule: '10.2.6', pointAt: ['unit:g-18'], picked: ['unit:g-18'], answer: 'space:1805' }),
    why('group', { rule: '10.5', pointAt: ['unit:g-16'], picked: ['unit:g-16'], answer: 'space:C' }),
    play('rear', {
      rule: '10.5',
      pointAt: ['unit:g-16', 'space:N'],
      answer: 'move g-16 N',
      wrong: { 'move g-16 *': 'hex' },
      also: { 'move * *': 'move', 'end-move': 'end' },
    }),
    count('mud', { rule: '10.3', options: [1, 2, 3], answer: 2 }),
    count('snow', { rule: '10.3', options: [2, 3, 5], answer: 3 }),
  ],
);
