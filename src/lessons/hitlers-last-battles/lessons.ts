import type { Lesson } from '../types.ts';
import { combatA } from './combat-a.ts';
import { combatB } from './combat-b.ts';
import { combatC } from './combat-c.ts';
import { combatD } from './combat-d.ts';
import { combatE } from './combat-e.ts';
import { firstTurn } from './first-turn.ts';
import { score } from './score.ts';
import { zones } from './zones.ts';

export const lessons: readonly Lesson[] = [firstTurn, zones, score, combatA, combatB, combatC, combatD, combatE];
