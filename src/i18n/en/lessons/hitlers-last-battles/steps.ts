import type { Catalogue } from '../../../message-types.ts';
import { battles } from './battles.ts';
import { firstTurn } from './first-turn.ts';
import { marches } from './marches.ts';

/** `lesson.<lesson>.<step>.title | say | ask | then | option.<answer> | no.<answer>`. */
export const en = { ...battles, ...firstTurn, ...marches } as const satisfies Catalogue;
