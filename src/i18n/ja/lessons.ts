import type { en } from '../en/lessons.ts';
import { germanTurn } from './lessons/btm-german-turn.ts';
import { inTheField } from './lessons/btm-in-the-field.ts';
import { battles } from './lessons/battles.ts';
import { firstTurn } from './lessons/first-turn.ts';
import { axisTurn } from './lessons/hr-axis-turn.ts';
import { course } from './lessons/hr-course.ts';
import { operations } from './lessons/hr-operations.ts';
import { marches } from './lessons/marches.ts';
import { screen } from './lessons/screen.ts';

/** レッスン。1課ずつ書き、ここで1つにまとめる。 */
export const ja = {
  ...screen,
  ...firstTurn,
  ...marches,
  ...battles,
  ...course,
  ...axisTurn,
  ...operations,
  ...germanTurn,
  ...inTheField,
} as const satisfies Record<keyof typeof en, string>;
