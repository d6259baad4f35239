import type { Lesson } from '../types.ts';
import { allied, german, partsOf } from './parts.ts';

const { lesson, field, against, attack, endMove, chance, difference, result, fight } = partsOf('combat-a');

/** Golden combat A (rules file, §10.3): dice 3, 5, 2. */
export const combatA: Lesson = lesson({ position: { step: 'movement', markers: { 'M-GD': 'G-B' } } }, [
  field(['unit:G-B', 'unit:W-12', 'unit:G-G']),
  against({ pointAt: ['unit:G-B', 'unit:W-12'], options: ['1-1', '2-1', '2-2', '3-1'], answer: '2-1' }),
  attack('attack G-B 0304', ['unit:G-B', 'unit:W-12']),
  endMove(['space:0304'], 'battle 0304'),
  chance({
    pointAt: ['space:0304', 'unit:G-G'],
    options: ['marker-cover', 'marker-clear', 'support-cover', 'support-clear'],
    answer: 'support-clear',
    because: { 'marker-cover': 'city', 'marker-clear': 'alone', 'support-cover': 'city-support' },
  }),
  difference({ rule: '8.4', pointAt: ['space:0304'], dice: [german(3), german(5), allied(2)], answer: 2 }),
  result({
    rule: '8.5',
    pointAt: ['space:0304'],
    options: ['eliminated', 'retreats', 'back'],
    answer: 'eliminated',
  }),
  fight('G-G', { rule: '8.4', pointAt: ['space:0304', 'unit:G-G'], faces: [3, 5, 2] }),
]);
