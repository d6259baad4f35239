import type { Lesson } from '../types.ts';
import { breakthrough } from './breakthrough.ts';
import { combats } from './combats.ts';
import { defence } from './defence.ts';
import { firstMove } from './first-move.ts';
import { ground } from './ground.ts';
import { pocket } from './pocket.ts';

export const lessons: readonly Lesson[] = [firstMove, combats, breakthrough, pocket, defence, ground];
