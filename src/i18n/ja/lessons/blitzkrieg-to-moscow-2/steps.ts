import type { en } from '../../../en/lessons/blitzkrieg-to-moscow-2/steps.ts';
import { germanTurn } from './german-turn.ts';
import { inTheField } from './in-the-field.ts';

export const ja = { ...germanTurn, ...inTheField } as const satisfies Record<keyof typeof en, string>;
