import type { Lesson } from '../types.ts';
import { allied, german, partsOf } from './parts.ts';

const { lesson, field, choose, count, noted, attack, endMove, difference, fight, retreat } = partsOf('combat-e');

/** Golden combat E: dice 3, 1, 2; support decides, and the German player picks among four hexes. */
export const combatE: Lesson = lesson(
  { position: { side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-GDS': 'S-2B' } } },
  [
    field(['unit:S-2B', 'unit:G-VIST']),
    noted(
      'support',
      '+1',
      choose('support', {
        rule: '8.4',
        pointAt: ['unit:S-2B', 'unit:G-VIST'],
        options: ['both', 'north', 'south'],
        answer: 'north',
      }),
    ),
    attack('attack S-2B 0902', ['unit:S-2B', 'unit:G-VIST']),
    endMove(['space:0902'], 'battle 0902'),
    difference({ rule: 'Q19', pointAt: ['space:0902'], dice: [allied(3), allied(1), german(2)], answer: 1 }),
    noted(
      'retreat',
      '4',
      count('retreat', { rule: '8.7', pointAt: ['unit:G-VIST'], options: [2, 3, 4, 6], answer: 4 }),
    ),
    fight('S-1B3B', { rule: '8.5', pointAt: ['space:0902', 'unit:S-1B3B'], faces: [3, 1, 2] }),
    retreat('retreat 0903', 'unit:G-VIST'),
  ],
);
