import type { en } from '../../../en/lessons/hitlers-reich/steps.ts';
import { axisTurn } from './axis-turn.ts';
import { course } from './course.ts';
import { operations } from './operations.ts';

export const ja = { ...axisTurn, ...course, ...operations } as const satisfies Record<keyof typeof en, string>;
