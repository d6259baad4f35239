import type { Catalogue } from '../../../message-types.ts';
import { axisTurn } from './axis-turn.ts';
import { course } from './course.ts';
import { operations } from './operations.ts';

/** `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`. */
export const en = { ...axisTurn, ...course, ...operations } as const satisfies Catalogue;
