import type { Catalogue } from '../message-types.ts';
import { axisTurn } from './lessons/hr-axis-turn.ts';
import { course } from './lessons/hr-course.ts';
import { operations } from './lessons/hr-operations.ts';

/** The lessons of Hitler’s Reich: `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`. */
export const en = { ...course, ...axisTurn, ...operations } as const satisfies Catalogue;
