import type { Lesson } from '../types.ts';
import { GAME, allied, chance, dice, difference, german, result, said, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('combat-d');

/** Golden combat D: dice 5, 1, 1; nobody retreats from column 06. */
export const combatD: Lesson = {
  id: 'combat-d',
  game: GAME,
  setup: setupOf({
    turn: 5,
    side: 'allied',
    step: 'movement',
    units: { 'G-MIT': '0602', 'S-1B': '0703' },
    markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-1B' },
  }),
  end: 'lesson.combat-d.end',
  steps: [
    {
      ...at('field'),
      pointAt: ['unit:S-1B', 'unit:G-MIT'],
      rule: '8',
      task: { kind: 'read' },
    },
    {
      ...at('column'),
      pointAt: ['unit:G-MIT'],
      rule: '8.7',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-d.column.ask',
        options: [
          said('ns', 'lesson.combat-d.column.option.ns', 'lesson.combat-d.column.no.ns'),
          said('west', 'lesson.combat-d.column.option.west', 'lesson.combat-d.column.no.west'),
          said('none', 'lesson.combat-d.column.option.none'),
        ],
        answer: 'none',
        then: 'lesson.combat-d.column.then',
      },
      note: { find: 'lesson.find.retreat', amount: '0', text: 'lesson.combat-d.column.note' },
    },
    {
      ...at('odds'),
      pointAt: ['space:0602', 'unit:S-1B'],
      rule: '8.odds',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-d.odds.ask',
        options: [
          chance('one-die-cover', 'lesson.combat-d.odds.no.one'),
          chance('marker-cover'),
          chance('marker-clear', 'lesson.combat-d.odds.no.clear'),
          chance('support-cover', 'lesson.combat-d.odds.no.support'),
        ],
        answer: 'marker-cover',
        then: 'lesson.combat-d.odds.then',
      },
      note: { find: 'lesson.find.odds', amount: '41.7\u00a0%', text: 'lesson.combat-d.odds.note' },
    },
    {
      ...at('attack'),
      pointAt: ['unit:S-1B', 'unit:G-MIT'],
      rule: '7.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-d.attack.ask',
        accept: ['attack S-1B 0602'],
        answer: 'attack S-1B 0602',
        wrong: [
          { moves: 'attack * *', reason: 'lesson.combat-d.attack.no' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('end-move'),
      pointAt: ['space:0602'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.combat-d.end-move.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
      },
    },
    {
      ...at('difference'),
      pointAt: ['space:0602'],
      rule: '8.5',
      dice: [allied(5), allied(1), german(1)],
      task: {
        kind: 'choose',
        ask: 'lesson.combat-d.difference.ask',
        options: [
          difference(-1, 'lesson.combat-d.difference.no.minus'),
          difference(0, 'lesson.combat-d.difference.no.0'),
          difference(1),
          difference(2, 'lesson.combat-d.difference.no.2'),
        ],
        answer: '1',
        then: 'lesson.combat-d.difference.then',
      },
      note: { find: 'lesson.find.difference', amount: '+1', text: 'lesson.combat-d.difference.note' },
    },
    {
      ...at('result'),
      pointAt: ['space:0602'],
      rule: '8.7',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-d.result.ask',
        options: [
          result('retreats', 'lesson.combat-d.result.no.retreats'),
          result('eliminated'),
          result('back', 'lesson.combat-d.result.no.back'),
        ],
        answer: 'eliminated',
        then: 'lesson.combat-d.result.then',
      },
      note: { find: 'lesson.find.result', amount: '=', text: 'lesson.combat-d.result.note' },
    },
    {
      ...at('fight'),
      pointAt: ['space:0602'],
      rule: '8.7',
      task: {
        kind: 'play',
        ask: 'lesson.combat-d.fight.ask',
        accept: ['battle 0602'],
        answer: 'battle 0602',
        wrong: [],
        chance: dice(5, 1, 1),
        then: 'lesson.combat-d.fight.then',
      },
    },
  ],
};
