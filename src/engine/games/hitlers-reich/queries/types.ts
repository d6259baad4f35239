import type { Margin } from '../../../kits/margin/margin.ts';
import type { ReadMove } from '../../../kits/notation/verbs.ts';
import type { Move } from '../moves.ts';
import type { HrView } from '../view.ts';

/** Questions of panels about a recorded move or the end. */
export interface HrQueries {
  /** Grades the end of the war (§9.5, §10.4). Null while it lasts, and after a concession. */
  readonly readMargin: (view: HrView) => Margin | null;
  readonly readMove: ReadMove<Move>;
}
