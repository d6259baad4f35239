import type { Lesson } from '../types.ts';
import { partsOf } from './parts.ts';

const { lesson, read, choose, why, play } = partsOf('zones');

/** The movement example of the rules (§7.3): set-up position, Allied movement of the first turn. */
export const zones: Lesson = lesson(
  { position: { side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-2B' } } },
  [
    read('zone', { rule: '7.3', pointAt: ['unit:G-MIT', 'space:0903', 'space:1003', 'space:1004'] }),
    choose('free', {
      rule: '7.3',
      pointAt: ['unit:S-1B'],
      options: ['0903', '1004', '1103', '0905'],
      answer: '1103',
    }),
    why('barred', { rule: '7.3', pointAt: ['unit:S-1B', 'space:0903'], picked: ['unit:S-1B'], answer: 'space:0903' }),
    play('back', {
      rule: '7.1',
      pointAt: ['unit:S-1B'],
      answer: 'move S-1B 1103 1202',
      accept: ['move S-1B *', 'move S-1B * *'],
      wrong: { 'attack S-1B *': 'attack', 'move * *': 'other', 'move * * *': 'other' },
      also: { 'end-move': 'end-move' },
    }),
    play('round', {
      rule: 'Q16',
      pointAt: ['unit:S-1U', 'space:1104', 'space:1003'],
      answer: 'move S-1U 1104 1003',
      wrong: { 'move S-1U *': 'short', 'move S-1U * *': 'short', 'attack * *': 'attack' },
      also: { 'end-move': 'end-move' },
    }),
    why('reach', {
      rule: '7.4',
      pointAt: ['unit:W-SHAEF', 'unit:G-G'],
      picked: ['unit:W-SHAEF'],
      answer: 'space:0404',
    }),
    play('friend', {
      rule: '7.5',
      pointAt: ['unit:W-SHAEF', 'space:0306'],
      answer: 'move W-SHAEF 0305 0306',
      accept: ['move W-SHAEF * 0306'],
      wrong: { 'move W-SHAEF *': 'short', 'move W-SHAEF * *': 'short', 'move * *': 'other', 'move * * *': 'other' },
      also: { 'end-move': 'end-move' },
    }),
  ],
);
