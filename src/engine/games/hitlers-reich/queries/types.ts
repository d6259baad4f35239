import type { ReadMove } from '../../../kits/notation/verbs.ts';
import type { Move } from '../moves.ts';

/** Questions of panels about a recorded move. */
export interface HrQueries {
  readonly readMove: ReadMove<Move>;
}
