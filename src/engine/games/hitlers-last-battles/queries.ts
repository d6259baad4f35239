/** Answers what panels ask about a battle or a recorded move. */
import type { ReadMove } from '../../kits/notation/verbs.ts';
import type { HlbEvent } from './events.ts';
import { commands, type Move } from './moves.ts';
import { readChances, type Chances } from './rolls.ts';
import type { Tables } from './rules/field-types.ts';

export interface HlbQueries {
  /** §8.1, §8.5: the chances of a battle that was rolled for; null for an event without dice. */
  readonly readChances: (event: HlbEvent) => Chances | null;
  readonly readMove: ReadMove<Move>;
}

export const makeQueries = (t: Tables): HlbQueries => ({
  readChances: (event) => readChances(t, event),
  readMove: commands.readMove,
});
