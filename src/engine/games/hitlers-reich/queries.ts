/** Answers what panels ask; `queries/types.ts` has the shapes. */
import { commands } from './moves.ts';
import type { HrQueries } from './queries/types.ts';

export const queries: HrQueries = { readMove: commands.readMove };
