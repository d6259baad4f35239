import type { en } from '../en/lessons.ts';
import { battles } from './lessons/battles.ts';
import { firstTurn } from './lessons/first-turn.ts';
import { marches } from './lessons/marches.ts';
import { screen } from './lessons/screen.ts';

/** レッスン。1課ずつ書き、ここで1つにまとめる。 */
export const ja = {
  ...screen,
  ...firstTurn,
  ...marches,
  ...battles,
} as const satisfies Record<keyof typeof en, string>;
