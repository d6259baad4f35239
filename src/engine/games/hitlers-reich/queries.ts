/** Answers what panels ask; `queries/types.ts` has the shapes. */
import { commands } from './moves.ts';
import { readMargin } from './queries/margin.ts';
import type { HrQueries } from './queries/types.ts';

export const queries: HrQueries = { readMargin, readMove: commands.readMove };
