import type { Lesson } from '../types.ts';
import { allied, german, partsOf } from './parts.ts';

const { lesson, field, choose, count, noted, attack, endMove, chance, difference, result, fight } = partsOf('combat-b');

/** Golden combat B: dice 6, 2, 3. */
export const combatB: Lesson = lesson(
  { position: { side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-1U' } } },
  [
    field(['unit:S-1U', 'unit:G-MIT', 'unit:S-1B']),
    noted(
      'terrain',
      '+1',
      choose('river', {
        rule: '8.3',
        pointAt: ['space:0904'],
        options: ['minus', 'die', 'plus'],
        answer: 'plus',
      }),
    ),
    attack('attack S-1U 0904', ['unit:S-1U', 'unit:G-MIT']),
    endMove(['space:0904', 'unit:S-1B'], 'battle 0904'),
    chance({
      pointAt: ['space:0904', 'unit:S-1B'],
      options: ['marker-cover', 'marker-clear', 'support-cover', 'support-clear'],
      answer: 'support-cover',
      because: { 'marker-cover': 'alone-city', 'marker-clear': 'alone', 'support-clear': 'clear' },
    }),
    noted(
      'hits',
      '1',
      count('hits', {
        rule: '8.4',
        pointAt: ['space:0904'],
        dice: [allied(6), allied(2), german(3)],
        options: [0, 1, 2],
        answer: 1,
      }),
    ),
    difference({ rule: '8.3', pointAt: ['space:0904'], dice: [allied(6), allied(2), german(3)], answer: 0 }),
    result({
      rule: '8.6',
      pointAt: ['space:0904', 'space:1004'],
      options: ['eliminated', 'retreats', 'back'],
      answer: 'back',
    }),
    fight('S-1B', { rule: '8.4', pointAt: ['space:0904', 'unit:S-1B'], faces: [6, 2, 3] }),
  ],
);
