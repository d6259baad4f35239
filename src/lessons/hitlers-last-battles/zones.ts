import type { Lesson } from '../types.ts';
import { GAME, said, setupOf, stepsOf } from './parts.ts';

const at = stepsOf('zones');

/** The movement example of the rules (§7.3): set-up position, Allied movement of the first turn. */
export const zones: Lesson = {
  id: 'zones',
  game: GAME,
  setup: setupOf({ side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-2B' } }),
  end: 'lesson.zones.end',
  steps: [
    {
      ...at('zone'),
      pointAt: ['unit:G-MIT', 'space:0903', 'space:1003', 'space:1004'],
      rule: '7.3',
      task: { kind: 'read' },
    },
    {
      ...at('free'),
      pointAt: ['unit:S-1B'],
      rule: '7.3',
      task: {
        kind: 'choose',
        ask: 'lesson.zones.free.ask',
        options: [
          said('0903', 'lesson.zones.free.option.0903', 'lesson.zones.free.no.0903'),
          said('1004', 'lesson.zones.free.option.1004', 'lesson.zones.free.no.1004'),
          said('1103', 'lesson.zones.free.option.1103'),
          said('0905', 'lesson.zones.free.option.0905', 'lesson.zones.free.no.0905'),
        ],
        answer: '1103',
        then: 'lesson.zones.free.then',
      },
    },
    {
      ...at('barred'),
      pointAt: ['unit:S-1B', 'space:0903'],
      rule: '7.3',
      task: {
        kind: 'why',
        ask: 'lesson.zones.barred.ask',
        picked: ['unit:S-1B'],
        answer: 'space:0903',
        wrong: 'lesson.zones.barred.no',
        then: 'lesson.zones.barred.then',
      },
    },
    {
      ...at('back'),
      pointAt: ['unit:S-1B'],
      rule: '7.1',
      task: {
        kind: 'play',
        ask: 'lesson.zones.back.ask',
        accept: ['move S-1B *', 'move S-1B * *'],
        answer: 'move S-1B 1103 1202',
        wrong: [
          { moves: 'attack S-1B *', reason: 'lesson.zones.back.no.attack' },
          { moves: 'move * *', reason: 'lesson.zones.back.no.other' },
          { moves: 'move * * *', reason: 'lesson.zones.back.no.other' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
        then: 'lesson.zones.back.then',
      },
    },
    {
      ...at('round'),
      pointAt: ['unit:S-1U', 'space:1104', 'space:1003'],
      rule: 'Q16',
      task: {
        kind: 'play',
        ask: 'lesson.zones.round.ask',
        accept: ['move S-1U 1104 1003'],
        answer: 'move S-1U 1104 1003',
        wrong: [
          { moves: 'move S-1U *', reason: 'lesson.zones.round.no.short' },
          { moves: 'move S-1U * *', reason: 'lesson.zones.round.no.short' },
          { moves: 'attack * *', reason: 'lesson.zones.round.no.attack' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
        then: 'lesson.zones.round.then',
      },
    },
    {
      ...at('reach'),
      pointAt: ['unit:W-SHAEF', 'unit:G-G'],
      rule: '7.4',
      task: {
        kind: 'why',
        ask: 'lesson.zones.reach.ask',
        picked: ['unit:W-SHAEF'],
        answer: 'space:0404',
        wrong: 'lesson.zones.reach.no',
        then: 'lesson.zones.reach.then',
      },
    },
    {
      ...at('friend'),
      pointAt: ['unit:W-SHAEF', 'space:0306'],
      rule: '7.5',
      task: {
        kind: 'play',
        ask: 'lesson.zones.friend.ask',
        accept: ['move W-SHAEF * 0306'],
        answer: 'move W-SHAEF 0305 0306',
        wrong: [
          { moves: 'move W-SHAEF *', reason: 'lesson.zones.friend.no.short' },
          { moves: 'move W-SHAEF * *', reason: 'lesson.zones.friend.no.short' },
          { moves: 'move * *', reason: 'lesson.zones.friend.no.other' },
          { moves: 'move * * *', reason: 'lesson.zones.friend.no.other' },
          { moves: 'end-move', reason: 'lesson.wrong.end-move' },
        ],
        then: 'lesson.zones.friend.then',
      },
    },
  ],
};
