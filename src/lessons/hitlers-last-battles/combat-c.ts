import type { Lesson } from '../types.ts';
import { GAME, against, allied, chance, dice, difference, german, said, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('combat-c');

/** Golden combat C: dice 4, 2; the German player picks the retreat. */
export const combatC: Lesson = {
  id: 'combat-c',
  game: GAME,
  setup: setupOf({ side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-1B' } }),
  end: 'lesson.combat-c.end',
  steps: [
    {
      ...at('field'),
      pointAt: ['unit:W-21', 'unit:G-H'],
      rule: '8',
      task: { kind: 'read' },
    },
    {
      ...at('dice'),
      pointAt: ['unit:W-21', 'unit:G-H'],
      rule: '8.2',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-c.dice.ask',
        options: [
          against(1, 1),
          against(2, 1, 'lesson.combat-c.dice.no.2-1'),
          against(1, 2, 'lesson.combat-c.dice.no.1-2'),
          against(2, 2, 'lesson.combat-c.dice.no.2-2'),
        ],
        answer: '1-1',
        then: 'lesson.combat-c.dice.then',
      },
      note: { find: 'lesson.find.dice', amount: '1 : 1', text: 'lesson.combat-c.dice.note' },
    },
    {
      ...at('odds'),
      pointAt: ['space:0402'],
      rule: '8.odds',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-c.odds.ask',
        options: [
          chance('one-die-cover'),
          chance('one-die-clear', 'lesson.combat-c.odds.no.clear'),
          chance('marker-cover', 'lesson.combat-c.odds.no.marker'),
          chance('marker-clear', 'lesson.combat-c.odds.no.marker'),
        ],
        answer: 'one-die-cover',
        then: 'lesson.combat-c.odds.then',
      },
      note: { find: 'lesson.find.odds', amount: '16.7\u00a0%', text: 'lesson.combat-c.odds.note' },
    },
    {
      ...at('attack'),
      pointAt: ['unit:W-21', 'unit:G-H'],
      rule: '7.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-c.attack.ask',
        accept: ['attack W-21 0402'],
        answer: 'attack W-21 0402',
        wrong: [
          { moves: 'attack * *', reason: 'lesson.combat-c.attack.no' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('end-move'),
      pointAt: ['space:0402'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.combat-c.end-move.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
      },
    },
    {
      ...at('difference'),
      pointAt: ['space:0402'],
      rule: '8.3',
      dice: [allied(4), german(2)],
      task: {
        kind: 'choose',
        ask: 'lesson.combat-c.difference.ask',
        options: [
          difference(-1, 'lesson.combat-c.difference.no.minus'),
          difference(0, 'lesson.combat-c.difference.no.0'),
          difference(1),
          difference(2, 'lesson.combat-c.difference.no.2'),
        ],
        answer: '1',
        then: 'lesson.combat-c.difference.then',
      },
      note: { find: 'lesson.find.difference', amount: '+1', text: 'lesson.combat-c.difference.note' },
    },
    {
      ...at('retreat'),
      pointAt: ['unit:G-H'],
      rule: '8.7',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-c.retreat.ask',
        options: [
          said('ruhr', 'lesson.combat-c.retreat.option.ruhr', 'lesson.combat-c.retreat.no.ruhr'),
          said('right', 'lesson.combat-c.retreat.option.right'),
          said('friesland', 'lesson.combat-c.retreat.option.friesland', 'lesson.combat-c.retreat.no.friesland'),
          said('none', 'lesson.combat-c.retreat.option.none', 'lesson.combat-c.retreat.no.none'),
        ],
        answer: 'right',
        then: 'lesson.combat-c.retreat.then',
      },
      note: { find: 'lesson.find.retreat', amount: '2', text: 'lesson.combat-c.retreat.note' },
    },
    {
      ...at('fight'),
      pointAt: ['space:0402'],
      rule: '8.5',
      task: {
        kind: 'play',
        ask: 'lesson.combat-c.fight.ask',
        accept: ['battle 0402'],
        answer: 'battle 0402',
        wrong: [],
        chance: dice(4, 2),
        then: 'lesson.combat-c.fight.then',
      },
    },
    {
      ...at('go'),
      pointAt: ['unit:G-H'],
      rule: 'Q12',
      task: {
        kind: 'play',
        ask: 'lesson.combat-c.go.ask',
        accept: ['retreat *'],
        answer: 'retreat 0502',
        wrong: [],
        then: 'lesson.combat-c.go.then',
      },
    },
  ],
};
