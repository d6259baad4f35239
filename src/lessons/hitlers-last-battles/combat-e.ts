import type { Lesson } from '../types.ts';
import { GAME, allied, dice, difference, figure, german, said, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('combat-e');

/** Golden combat E: dice 3, 1, 2; support decides, and the German player picks among four hexes. */
export const combatE: Lesson = {
  id: 'combat-e',
  game: GAME,
  setup: setupOf({ side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-GDS': 'S-2B' } }),
  end: 'lesson.combat-e.end',
  steps: [
    {
      ...at('field'),
      pointAt: ['unit:S-2B', 'unit:G-VIST'],
      rule: '8',
      task: { kind: 'read' },
    },
    {
      ...at('support'),
      pointAt: ['unit:S-2B', 'unit:G-VIST'],
      rule: '8.4',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-e.support.ask',
        options: [
          said('both', 'lesson.combat-e.support.option.both', 'lesson.combat-e.support.no.both'),
          said('north', 'lesson.combat-e.support.option.north'),
          said('south', 'lesson.combat-e.support.option.south', 'lesson.combat-e.support.no.south'),
        ],
        answer: 'north',
        then: 'lesson.combat-e.support.then',
      },
      note: { find: 'lesson.find.support', amount: '+1', text: 'lesson.combat-e.support.note' },
    },
    {
      ...at('attack'),
      pointAt: ['unit:S-2B', 'unit:G-VIST'],
      rule: '7.4',
      task: {
        kind: 'play',
        ask: 'lesson.combat-e.attack.ask',
        accept: ['attack S-2B 0902'],
        answer: 'attack S-2B 0902',
        wrong: [
          { moves: 'attack * *', reason: 'lesson.combat-e.attack.no' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('end-move'),
      pointAt: ['space:0902'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.combat-e.end-move.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
        replies: [{ move: 'battle 0902' }],
      },
    },
    {
      ...at('difference'),
      pointAt: ['space:0902'],
      rule: 'Q19',
      dice: [allied(3), allied(1), german(2)],
      task: {
        kind: 'choose',
        ask: 'lesson.combat-e.difference.ask',
        options: [
          difference(-1, 'lesson.combat-e.difference.no.minus'),
          difference(0, 'lesson.combat-e.difference.no.0'),
          difference(1),
          difference(2, 'lesson.combat-e.difference.no.2'),
        ],
        answer: '1',
        then: 'lesson.combat-e.difference.then',
      },
      note: { find: 'lesson.find.difference', amount: '+1', text: 'lesson.combat-e.difference.note' },
    },
    {
      ...at('retreat'),
      pointAt: ['unit:G-VIST'],
      rule: '8.7',
      task: {
        kind: 'choose',
        ask: 'lesson.combat-e.retreat.ask',
        options: [
          figure(2, 'lesson.combat-e.retreat.no.2'),
          figure(3, 'lesson.combat-e.retreat.no.3'),
          figure(4),
          figure(6, 'lesson.combat-e.retreat.no.6'),
        ],
        answer: '4',
        then: 'lesson.combat-e.retreat.then',
      },
      note: { find: 'lesson.find.retreat', amount: '4', text: 'lesson.combat-e.retreat.note' },
    },
    {
      ...at('fight'),
      pointAt: ['space:0902', 'unit:S-1B3B'],
      rule: '8.5',
      task: {
        kind: 'play',
        ask: 'lesson.combat-e.fight.ask',
        accept: ['support S-1B3B'],
        answer: 'support S-1B3B',
        wrong: [{ moves: 'support none', reason: 'lesson.wrong.no-support' }],
        chance: dice(3, 1, 2),
        then: 'lesson.combat-e.fight.then',
      },
    },
    {
      ...at('go'),
      pointAt: ['unit:G-VIST'],
      rule: 'Q12',
      task: {
        kind: 'play',
        ask: 'lesson.combat-e.go.ask',
        accept: ['retreat *'],
        answer: 'retreat 0903',
        wrong: [],
        then: 'lesson.combat-e.go.then',
      },
    },
  ],
};
