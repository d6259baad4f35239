import type { Lesson } from '../types.ts';
import { partsOf } from './parts.ts';

const { lesson, read, choose, score: total, play } = partsOf('score');

/**
 * A made-up end of the war: 15 to 11 before the last Allied movement, and one move that turns it into 12 to 14. The
 * zones of Leipzig bar the straight step to Berlin (§7.3); the path through Stettin is free.
 */
export const score: Lesson = lesson(
  {
    position: {
      turn: 6,
      side: 'allied',
      step: 'movement',
      units: {
        'G-H': '0501',
        'G-B': null,
        'G-G': '0603',
        'G-VIST': null,
        'G-MIT': '0704',
        'G-SUF': '0705',
        'W-21': '0402',
        'W-12': '0503',
        'W-6': '0404',
        'W-SHAEF': '0204',
        'S-1B3B': '0901',
        'S-2B': '0903',
        'S-1B': '0703',
        'S-1U': '0803',
        'S-4U': '0804',
        'S-2U3U': '0805',
      },
      markers: { 'M-PATTON': 'W-6', 'M-GDS': 'S-4U' },
      control: { '0104': 'G', '0403': 'W', '0504': 'W', '0802': 'S', '0902': 'S', '0904': 'S' },
    },
  },
  [
    read('eve', { rule: '9' }),
    choose('empty', {
      rule: '2.4',
      pointAt: ['space:0403', 'unit:W-12'],
      options: ['nobody', 'german', 'allied'],
      answer: 'allied',
    }),
    choose('edge', { rule: '9.2', pointAt: ['space:0104'], options: ['none', 'german', 'allied'], answer: 'german' }),
    total('total', {
      rule: '9.1',
      pointAt: [
        'space:0501',
        'space:0502',
        'space:0505',
        'space:0602',
        'space:0603',
        'space:0702',
        'space:0704',
        'space:0705',
        'space:0801',
      ],
      options: ['14-11', '15-11', '15-10', '13-12'],
      answer: '15-11',
    }),
    play('march', {
      rule: '2.4',
      pointAt: ['unit:S-1B'],
      answer: 'move S-1B 0702 0602',
      wrong: {
        'move S-1B 0702': 'one',
        'move S-1B 0702 *': 'one',
        'move S-1B *': 'none',
        'move S-1B * *': 'none',
        'attack S-1B *': ['attack', '8.odds'],
        'move * *': 'other',
        'move * * *': 'other',
      },
      also: { 'end-move': 'end-move' },
    }),
    play('over', { rule: '9.3', answer: 'end-move' }),
  ],
);
