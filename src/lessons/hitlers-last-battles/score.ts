import type { Lesson } from '../types.ts';
import { GAME, said, score as total, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('score');

/**
 * A made-up end of the war: 15 to 11 before the last Allied movement, and one march that turns it into 12 to 14. The
 * straight step to Berlin is barred by the zones of Leipzig (§7.3); the way through Stettin is not.
 */
export const score: Lesson = {
  id: 'score',
  game: GAME,
  setup: setupOf({
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
    control: {
      '0104': 'G',
      '0403': 'W',
      '0504': 'W',
      '0802': 'S',
      '0902': 'S',
      '0904': 'S',
    },
  }),
  end: 'lesson.score.end',
  steps: [
    {
      ...at('eve'),
      pointAt: [],
      rule: '9',
      task: { kind: 'read' },
    },
    {
      ...at('empty'),
      pointAt: ['space:0403', 'unit:W-12'],
      rule: '2.4',
      task: {
        kind: 'choose',
        ask: 'lesson.score.empty.ask',
        options: [
          said('nobody', 'lesson.score.empty.option.nobody', 'lesson.score.empty.no.nobody'),
          said('german', 'lesson.score.empty.option.german', 'lesson.score.empty.no.german'),
          said('allied', 'lesson.score.empty.option.allied'),
        ],
        answer: 'allied',
        then: 'lesson.score.empty.then',
      },
    },
    {
      ...at('edge'),
      pointAt: ['space:0104'],
      rule: '9.2',
      task: {
        kind: 'choose',
        ask: 'lesson.score.edge.ask',
        options: [
          said('none', 'lesson.score.edge.option.none', 'lesson.score.edge.no.none'),
          said('german', 'lesson.score.edge.option.german'),
          said('allied', 'lesson.score.edge.option.allied', 'lesson.score.edge.no.allied'),
        ],
        answer: 'german',
        then: 'lesson.score.edge.then',
      },
    },
    {
      ...at('total'),
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
      rule: '9.1',
      task: {
        kind: 'choose',
        ask: 'lesson.score.total.ask',
        options: [
          total(14, 11, 'lesson.score.total.no.14-11'),
          total(15, 11),
          total(15, 10, 'lesson.score.total.no.15-10'),
          total(13, 12, 'lesson.score.total.no.13-12'),
        ],
        answer: '15-11',
        then: 'lesson.score.total.then',
      },
    },
    {
      ...at('march'),
      pointAt: ['unit:S-1B'],
      rule: '2.4',
      task: {
        kind: 'play',
        ask: 'lesson.score.march.ask',
        accept: ['move S-1B 0702 0602'],
        answer: 'move S-1B 0702 0602',
        wrong: [
          { moves: 'move S-1B 0702', reason: 'lesson.score.march.no.one' },
          { moves: 'move S-1B 0702 *', reason: 'lesson.score.march.no.one' },
          { moves: 'move S-1B *', reason: 'lesson.score.march.no.none' },
          { moves: 'move S-1B * *', reason: 'lesson.score.march.no.none' },
          { moves: 'attack S-1B *', reason: 'lesson.score.march.no.attack', rule: '8.odds' },
          { moves: 'move * *', reason: 'lesson.score.march.no.other' },
          { moves: 'move * * *', reason: 'lesson.score.march.no.other' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
        then: 'lesson.score.march.then',
      },
    },
    {
      ...at('over'),
      pointAt: [],
      rule: '9.3',
      task: {
        kind: 'play',
        ask: 'lesson.score.over.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
        then: 'lesson.score.over.then',
      },
    },
  ],
};
