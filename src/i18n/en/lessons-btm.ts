import type { Catalogue } from '../message-types.ts';
import { germanTurn } from './lessons/btm-german-turn.ts';
import { inTheField } from './lessons/btm-in-the-field.ts';

/** The lessons of Blitzkrieg to Moscow 2: `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`. */
export const en = { ...germanTurn, ...inTheField } as const satisfies Catalogue;
