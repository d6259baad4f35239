import type { Lesson } from '../types.ts';
import { allied, german, partsOf } from './parts.ts';

const { lesson, field, choose, noted, attack, endMove, chance, difference, result, play } = partsOf('combat-d');

/** Golden combat D: dice 5, 1, 1; no unit retreats from column 06. */
export const combatD: Lesson = lesson(
  {
    position: {
      turn: 5,
      side: 'allied',
      step: 'movement',
      units: { 'G-MIT': '0602', 'S-1B': '0703' },
      markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-1B' },
    },
  },
  [
    field(['unit:S-1B', 'unit:G-MIT']),
    noted(
      'retreat',
      '0',
      choose('column', { rule: '8.7', pointAt: ['unit:G-MIT'], options: ['ns', 'west', 'none'], answer: 'none' }),
    ),
    chance({
      pointAt: ['space:0602', 'unit:S-1B'],
      options: ['one-die-cover', 'marker-cover', 'marker-clear', 'support-cover'],
      answer: 'marker-cover',
      because: { 'one-die-cover': 'one', 'marker-clear': 'clear', 'support-cover': 'support' },
    }),
    attack('attack S-1B 0602', ['unit:S-1B', 'unit:G-MIT']),
    endMove(['space:0602']),
    difference({ rule: '8.5', pointAt: ['space:0602'], dice: [allied(5), allied(1), german(1)], answer: 1 }),
    result({
      rule: '8.7',
      pointAt: ['space:0602'],
      options: ['retreats', 'eliminated', 'back'],
      answer: 'eliminated',
    }),
    play('fight', { rule: '8.7', pointAt: ['space:0602'], answer: 'battle 0602', faces: [5, 1, 1] }),
  ],
);
