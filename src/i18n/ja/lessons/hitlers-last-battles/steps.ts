import type { en } from '../../../en/lessons/hitlers-last-battles/steps.ts';
import { battles } from './battles.ts';
import { firstTurn } from './first-turn.ts';
import { marches } from './marches.ts';

export const ja = { ...battles, ...firstTurn, ...marches } as const satisfies Record<keyof typeof en, string>;
