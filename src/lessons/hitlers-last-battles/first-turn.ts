import type { Lesson } from '../types.ts';
import { GAME, dice, figure, points, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('first-turn');

/**
 * One German turn, guided, on the position of the set-up (§3), up to the Allied answer. The plan: Army Group B with
 * support across the lower Rhine, Army Group G alone into Lorraine; the first succeeds, the second fails.
 */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: GAME,
  setup: setupOf(),
  end: 'lesson.first-turn.end',
  steps: [
    {
      ...at('map'),
      pointAt: ['space:0204', 'space:0602', 'space:0903'],
      rule: '2.2',
      task: { kind: 'read' },
    },
    {
      ...at('hex'),
      pointAt: ['space:0502', 'space:0702'],
      rule: '2.2',
      task: {
        kind: 'point',
        ask: 'lesson.first-turn.hex.ask',
        accept: ['space:0602'],
        answer: 'space:0602',
        wrong: 'lesson.first-turn.hex.no',
        then: 'lesson.first-turn.hex.then',
      },
    },
    {
      ...at('pieces'),
      pointAt: ['unit:G-MIT', 'unit:W-12', 'unit:S-1U'],
      rule: '2.1',
      task: {
        kind: 'point',
        ask: 'lesson.first-turn.pieces.ask',
        accept: ['unit:G-B', 'space:0403'],
        answer: 'unit:G-B',
        wrong: 'lesson.first-turn.pieces.no',
        then: 'lesson.first-turn.pieces.then',
      },
    },
    {
      ...at('cities'),
      pointAt: ['space:0403'],
      rule: '9.1',
      task: {
        kind: 'choose',
        ask: 'lesson.first-turn.cities.ask',
        options: [points(1, 'lesson.first-turn.cities.no.1'), points(2), points(3, 'lesson.first-turn.cities.no.3')],
        answer: '2',
        then: 'lesson.first-turn.cities.then',
      },
    },
    {
      ...at('points'),
      pointAt: ['space:0203', 'space:0204'],
      rule: '9.3',
      task: {
        kind: 'choose',
        ask: 'lesson.first-turn.points.ask',
        options: [
          figure(10, 'lesson.first-turn.points.no.10'),
          figure(11),
          figure(12, 'lesson.first-turn.points.no.12'),
          figure(13, 'lesson.first-turn.points.no.13'),
        ],
        answer: '11',
        then: 'lesson.first-turn.points.then',
      },
    },
    {
      ...at('turn'),
      pointAt: [],
      rule: '4',
      task: { kind: 'read' },
    },
    {
      ...at('mark-b'),
      pointAt: ['unit:G-B'],
      rule: '6.1',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.mark-b.ask',
        accept: ['mark * G-B'],
        answer: 'mark M-GD G-B',
        wrong: [
          { moves: 'mark * *', reason: 'lesson.first-turn.mark-b.no.other', rule: '6.2' },
          { moves: 'end-mark', reason: 'lesson.wrong.end-mark', rule: '6.5' },
        ],
      },
    },
    {
      ...at('mark-g'),
      pointAt: ['unit:G-G'],
      rule: '6.2',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.mark-g.ask',
        accept: ['mark * G-G'],
        answer: 'mark M-SSPZ G-G',
        wrong: [
          { moves: 'mark * *', reason: 'lesson.first-turn.mark-g.no.other' },
          { moves: 'unmark *', reason: 'lesson.wrong.unmark' },
          { moves: 'end-mark', reason: 'lesson.wrong.end-mark', rule: '6.5' },
        ],
      },
    },
    {
      ...at('end-mark'),
      pointAt: [],
      rule: '6.5',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.end-mark.ask',
        accept: ['end-mark'],
        answer: 'end-mark',
        wrong: [{ moves: 'unmark *', reason: 'lesson.wrong.unmark' }],
      },
    },
    {
      ...at('zone'),
      pointAt: ['unit:G-H', 'unit:W-21'],
      rule: '7.3',
      task: {
        kind: 'why',
        ask: 'lesson.first-turn.zone.ask',
        picked: ['unit:G-H'],
        answer: 'space:0302',
        wrong: 'lesson.first-turn.zone.no',
        then: 'lesson.first-turn.zone.then',
      },
    },
    {
      ...at('detour'),
      pointAt: ['unit:G-VIST', 'space:0802', 'space:0903'],
      rule: 'Q16',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.detour.ask',
        accept: ['move G-VIST 0802 0903'],
        answer: 'move G-VIST 0802 0903',
        wrong: [
          { moves: 'move G-VIST *', reason: 'lesson.first-turn.detour.no.short' },
          { moves: 'move G-VIST * *', reason: 'lesson.first-turn.detour.no.short' },
          { moves: 'move * *', reason: 'lesson.first-turn.detour.no.other' },
          { moves: 'move * * *', reason: 'lesson.first-turn.detour.no.other' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
        then: 'lesson.first-turn.detour.then',
      },
    },
    {
      ...at('attack-b'),
      pointAt: ['unit:G-B', 'unit:W-21'],
      rule: '7.4',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.attack-b.ask',
        accept: ['attack G-B 0303'],
        answer: 'attack G-B 0303',
        wrong: [
          { moves: 'attack G-H 0303', reason: 'lesson.first-turn.attack-b.no.h', rule: '8.2' },
          { moves: 'attack G-B *', reason: 'lesson.first-turn.attack-b.no.b' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('attack-g'),
      pointAt: ['unit:G-G', 'unit:W-6'],
      rule: '7.5',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.attack-g.ask',
        accept: ['attack G-G 0305'],
        answer: 'attack G-G 0305',
        wrong: [
          { moves: 'attack G-G *', reason: 'lesson.first-turn.attack-g.no.g' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
      },
    },
    {
      ...at('end-move'),
      pointAt: ['space:0303', 'space:0305'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.end-move.ask',
        accept: ['end-move'],
        answer: 'end-move',
        wrong: [],
      },
    },
    {
      ...at('order'),
      pointAt: ['space:0303', 'space:0305'],
      rule: '8.1',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.order.ask',
        accept: ['battle 0303'],
        answer: 'battle 0303',
        wrong: [{ moves: 'battle *', reason: 'lesson.first-turn.order.no' }],
      },
    },
    {
      ...at('support'),
      pointAt: ['space:0303', 'unit:G-H'],
      rule: '8.4',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.support.ask',
        accept: ['support G-H'],
        answer: 'support G-H',
        wrong: [{ moves: 'support none', reason: 'lesson.first-turn.support.no', rule: '8.odds' }],
        chance: dice(3, 5, 3),
        then: 'lesson.first-turn.support.then',
      },
    },
    {
      ...at('retreat'),
      pointAt: ['unit:W-21'],
      rule: '8.7',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.retreat.ask',
        accept: ['retreat *'],
        answer: 'retreat 0203',
        wrong: [],
        then: 'lesson.first-turn.retreat.then',
      },
    },
    {
      ...at('second'),
      pointAt: ['space:0305'],
      rule: '8.6',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.second.ask',
        accept: ['battle 0305'],
        answer: 'battle 0305',
        wrong: [],
        chance: dice(2, 5, 4),
        then: 'lesson.first-turn.second.then',
      },
    },
    {
      ...at('answer'),
      pointAt: ['unit:W-21', 'unit:W-12', 'unit:W-6', 'unit:W-SHAEF'],
      rule: '6.2',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.answer.ask',
        accept: ['mark * W-*'],
        answer: 'mark M-PATTON W-12',
        wrong: [{ moves: 'mark * S-*', reason: 'lesson.first-turn.answer.no.s' }],
      },
    },
    {
      ...at('both'),
      pointAt: ['unit:S-1B3B', 'unit:S-2B', 'unit:S-1B', 'unit:S-1U', 'unit:S-4U', 'unit:S-2U3U'],
      rule: '6.3',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.both.ask',
        accept: ['mark * S-*'],
        answer: 'mark M-ZHUKOV S-1B',
        wrong: [
          { moves: 'mark * W-*', reason: 'lesson.first-turn.both.no.w' },
          { moves: 'unmark *', reason: 'lesson.wrong.unmark' },
        ],
      },
    },
    {
      ...at('go'),
      pointAt: [],
      rule: '4',
      task: {
        kind: 'play',
        ask: 'lesson.first-turn.go.ask',
        accept: ['end-mark'],
        answer: 'end-mark',
        wrong: [{ moves: 'unmark *', reason: 'lesson.wrong.unmark' }],
        then: 'lesson.first-turn.go.then',
      },
    },
  ],
};
