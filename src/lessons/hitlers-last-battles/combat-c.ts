import type { Lesson } from '../types.ts';
import { allied, german, partsOf } from './parts.ts';

const { lesson, field, against, choose, noted, attack, endMove, chance, difference, play, retreat } =
  partsOf('combat-c');

/** Golden combat C: dice 4, 2; the German player picks the retreat. */
export const combatC: Lesson = lesson(
  { position: { side: 'allied', step: 'movement', markers: { 'M-PATTON': 'W-12', 'M-ZHUKOV': 'S-1B' } } },
  [
    field(['unit:W-21', 'unit:G-H']),
    against({ pointAt: ['unit:W-21', 'unit:G-H'], options: ['1-1', '2-1', '1-2', '2-2'], answer: '1-1' }),
    chance({
      pointAt: ['space:0402'],
      options: ['one-die-cover', 'one-die-clear', 'marker-cover', 'marker-clear'],
      answer: 'one-die-cover',
      because: { 'one-die-clear': 'clear', 'marker-cover': 'marker', 'marker-clear': 'marker' },
    }),
    attack('attack W-21 0402', ['unit:W-21', 'unit:G-H']),
    endMove(['space:0402']),
    difference({ rule: '8.3', pointAt: ['space:0402'], dice: [allied(4), german(2)], answer: 1 }),
    noted(
      'retreat',
      '2',
      choose('retreat', {
        rule: '8.7',
        pointAt: ['unit:G-H'],
        options: ['ruhr', 'right', 'friesland', 'none'],
        answer: 'right',
      }),
    ),
    play('fight', { rule: '8.5', pointAt: ['space:0402'], answer: 'battle 0402', faces: [4, 2] }),
    retreat('retreat 0502', 'unit:G-H'),
  ],
);
