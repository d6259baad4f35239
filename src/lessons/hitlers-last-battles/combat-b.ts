import type { Lesson } from '../types.ts';
import { GAME, allied, chance, dice, difference, figure, german, result, said, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('combat-b');

/** Golden combat B: dice 6, 2, 3. */
export const combatB: Lesson = {
  id: 'combat-b',
  game: GAME,
  setup: setupOf({ side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-1U' } }),
  end: 'lesson.combat-b.end',
  steps: [
    {
      ...at('field'),
      pointAt: ['unit:S-1U', 'unit:G-MIT', 'unit:S-1B'],
      rule: '8',
      task: { kind: 'read' },
    },
    {
      ...at('river'),
      pointAt: ['space:0904'],
      rule: '8.3',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-b.river.ask',
        options: [
          said('minus', 'lesson.combat-b.river.option.minus', 'lesson.combat-b.river.no.minus'),
          said('die', 'lesson.combat-b.river.option.die', 'lesson.combat-b.river.no.die'),
          said('plus', 'lesson.combat-b.river.option.plus'),
        ],
        answer: 'plus',
        then: 'lesson.combat-b.river.then',
      },
      note: { find: 'lesson.find.terrain', amount: '+1', text: 'lesson.combat-b.river.note' },
    },
    {
      ...at('attack'),
      pointAt: ['unit:S-1U', 'unit:G-MIT'],
      rule: '7.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-b.attack.ask',
        accept: ['attack S-1U 0904'],
        answer: 'attack S-1U 0904',
        wrong: [
          { moves: 'attack * *', reason: 'lesson.combat-b.attack.no' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('end-move'),
      pointAt: ['space:0904', 'unit:S-1B'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.combat-b.end-move.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
        replies: [{ move: 'battle 0904' }],
      },
    },
    {
      ...at('odds'),
      pointAt: ['space:0904', 'unit:S-1B'],
      rule: '8.odds',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-b.odds.ask',
        options: [
          chance('marker-cover', 'lesson.combat-b.odds.no.alone-city'),
          chance('marker-clear', 'lesson.combat-b.odds.no.alone'),
          chance('support-cover'),
          chance('support-clear', 'lesson.combat-b.odds.no.clear'),
        ],
        answer: 'support-cover',
        then: 'lesson.combat-b.odds.then',
      },
      note: { find: 'lesson.find.odds', amount: '57.4\u00a0%', text: 'lesson.combat-b.odds.note' },
    },
    {
      ...at('hits'),
      pointAt: ['space:0904'],
      rule: '8.4',
      dice: [allied(6), allied(2), german(3)],
      task: {
        kind: 'choose',
        ask: 'lesson.combat-b.hits.ask',
        options: [figure(0, 'lesson.combat-b.hits.no.0'), figure(1), figure(2, 'lesson.combat-b.hits.no.2')],
        answer: '1',
        then: 'lesson.combat-b.hits.then',
      },
      note: { find: 'lesson.find.hits', amount: '1', text: 'lesson.combat-b.hits.note' },
    },
    {
      ...at('difference'),
      pointAt: ['space:0904'],
      rule: '8.3',
      dice: [allied(6), allied(2), german(3)],
      task: {
        kind: 'choose',
        ask: 'lesson.combat-b.difference.ask',
        options: [
          difference(-1, 'lesson.combat-b.difference.no.minus'),
          difference(0),
          difference(1, 'lesson.combat-b.difference.no.1'),
          difference(2, 'lesson.combat-b.difference.no.2'),
        ],
        answer: '0',
        then: 'lesson.combat-b.difference.then',
      },
      note: { find: 'lesson.find.difference', amount: '0', text: 'lesson.combat-b.difference.note' },
    },
    {
      ...at('result'),
      pointAt: ['space:0904', 'space:1004'],
      rule: '8.6',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-b.result.ask',
        options: [
          result('eliminated', 'lesson.combat-b.result.no.eliminated'),
          result('retreats', 'lesson.combat-b.result.no.retreats'),
          result('back'),
        ],
        answer: 'back',
        then: 'lesson.combat-b.result.then',
      },
      note: { find: 'lesson.find.result', amount: '=', text: 'lesson.combat-b.result.note' },
    },
    {
      ...at('fight'),
      pointAt: ['space:0904', 'unit:S-1B'],
      rule: '8.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-b.fight.ask',
        accept: ['support S-1B'],
        answer: 'support S-1B',
        wrong: [{ moves: 'support none', reason: 'lesson.wrong.no-support' }],
        chance: dice(6, 2, 3),
        then: 'lesson.combat-b.fight.then',
      },
    },
  ],
};
