/** Questions of panels about a battle or a recorded move. */
import type { Odds } from '../../../kernel/types.ts';
import type { Margin } from '../../../kits/margin/margin.ts';
import type { ReadMove } from '../../../kits/notation/verbs.ts';
import type { HlbEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import type { HlbView } from '../view.ts';

/** Compares what a battle brought with what was to be expected of it. */
export interface Chances {
  /** The players saw these odds before the dice fell. */
  readonly odds: Odds;
  /** The outcome of the odds that the dice gave, by its id. */
  readonly came: string;
}

export interface HlbQueries {
  /** §8.1, §8.5: the chances of a battle that was rolled for; null for an event without dice. */
  readonly readChances: (event: HlbEvent) => Chances | null;
  /** Grades the end (§9.3). Null while the game lasts, and for a draw. */
  readonly readMargin: (view: HlbView) => Margin | null;
  readonly readMove: ReadMove<Move>;
}
