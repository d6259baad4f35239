/** The situations of the pictures 3-01 to 3-21. */
import { SITUATIONS as btm } from './blitzkrieg-to-moscow-2.ts';
import { SITUATIONS as hlb } from './hitlers-last-battles.ts';
import { SITUATIONS as reich } from './hitlers-reich.ts';
import type { Situation } from './situation.ts';

export const ALL: readonly Situation[] = [...reich, ...btm, ...hlb].sort((a, b) => a.name.localeCompare(b.name));
