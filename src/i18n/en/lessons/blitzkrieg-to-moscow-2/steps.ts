import type { Catalogue } from '../../../message-types.ts';
import { germanTurn } from './german-turn.ts';
import { inTheField } from './in-the-field.ts';

/** `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`. */
export const en = { ...germanTurn, ...inTheField } as const satisfies Catalogue;
