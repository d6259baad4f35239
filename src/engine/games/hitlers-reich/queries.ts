/** Answers what panels ask about a recorded move. */
import type { ReadMove } from '../../kits/notation/verbs.ts';
import { commands, type Move } from './moves.ts';

export interface HrQueries {
  readonly readMove: ReadMove<Move>;
}

export const queries: HrQueries = { readMove: commands.readMove };
