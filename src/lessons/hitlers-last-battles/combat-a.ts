import type { Lesson } from '../types.ts';
import { GAME, against, allied, chance, dice, difference, german, result, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('combat-a');

/** Golden combat A (rules file, §10.3): dice 3, 5, 2. */
export const combatA: Lesson = {
  id: 'combat-a',
  game: GAME,
  setup: setupOf({ step: 'movement', markers: { 'M-GD': 'G-B' } }),
  end: 'lesson.combat-a.end',
  steps: [
    {
      ...at('field'),
      pointAt: ['unit:G-B', 'unit:W-12', 'unit:G-G'],
      rule: '8',
      task: { kind: 'read' },
    },
    {
      ...at('dice'),
      pointAt: ['unit:G-B', 'unit:W-12'],
      rule: '8.2',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-a.dice.ask',
        options: [
          against(1, 1, 'lesson.combat-a.dice.no.1-1'),
          against(2, 1),
          against(2, 2, 'lesson.combat-a.dice.no.2-2'),
          against(3, 1, 'lesson.combat-a.dice.no.3-1'),
        ],
        answer: '2-1',
        then: 'lesson.combat-a.dice.then',
      },
      note: { find: 'lesson.find.dice', amount: '2 : 1', text: 'lesson.combat-a.dice.note' },
    },
    {
      ...at('attack'),
      pointAt: ['unit:G-B', 'unit:W-12'],
      rule: '7.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-a.attack.ask',
        accept: ['attack G-B 0304'],
        answer: 'attack G-B 0304',
        wrong: [
          { moves: 'attack * *', reason: 'lesson.combat-a.attack.no' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('end-move'),
      pointAt: ['space:0304'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.combat-a.end-move.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
        replies: [{ move: 'battle 0304' }],
      },
    },
    {
      ...at('odds'),
      pointAt: ['space:0304', 'unit:G-G'],
      rule: '8.odds',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-a.odds.ask',
        options: [
          chance('marker-cover', 'lesson.combat-a.odds.no.city'),
          chance('marker-clear', 'lesson.combat-a.odds.no.alone'),
          chance('support-cover', 'lesson.combat-a.odds.no.city-support'),
          chance('support-clear'),
        ],
        answer: 'support-clear',
        then: 'lesson.combat-a.odds.then',
      },
      note: { find: 'lesson.find.odds', amount: '65.3\u00a0%', text: 'lesson.combat-a.odds.note' },
    },
    {
      ...at('difference'),
      pointAt: ['space:0304'],
      rule: '8.4',
      dice: [german(3), german(5), allied(2)],
      task: {
        kind: 'choose',
        ask: 'lesson.combat-a.difference.ask',
        options: [
          difference(-1, 'lesson.combat-a.difference.no.minus'),
          difference(0, 'lesson.combat-a.difference.no.0'),
          difference(1, 'lesson.combat-a.difference.no.1'),
          difference(2),
        ],
        answer: '2',
        then: 'lesson.combat-a.difference.then',
      },
      note: { find: 'lesson.find.difference', amount: '+2', text: 'lesson.combat-a.difference.note' },
    },
    {
      ...at('result'),
      pointAt: ['space:0304'],
      rule: '8.5',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-a.result.ask',
        options: [
          result('eliminated'),
          result('retreats', 'lesson.combat-a.result.no.retreats'),
          result('back', 'lesson.combat-a.result.no.back'),
        ],
        answer: 'eliminated',
        then: 'lesson.combat-a.result.then',
      },
      note: { find: 'lesson.find.result', amount: '=', text: 'lesson.combat-a.result.note' },
    },
    {
      ...at('fight'),
      pointAt: ['space:0304', 'unit:G-G'],
      rule: '8.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-a.fight.ask',
        accept: ['support G-G'],
        answer: 'support G-G',
        wrong: [{ moves: 'support none', reason: 'lesson.wrong.no-support' }],
        chance: dice(3, 5, 2),
        then: 'lesson.combat-a.fight.then',
      },
    },
  ],
};
