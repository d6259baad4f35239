/** Who may attack still after a move (Q5), and who was attacked in this turn (Q26), where a match is read so. */
import type { UnitId } from '../ids.ts';
import type { HlbState } from '../state.ts';

type Tally = NonNullable<HlbState['tally']>;
type Tallied = Pick<HlbState, 'tally'>;

const NOBODY: readonly UnitId[] = [];

/** Q5: units that have moved one hex and may attack from there. */
export const halfwayOf = ({ tally }: Tallied): readonly UnitId[] => tally?.halfway ?? NOBODY;
/** Q26: units that were attacked in this turn, in whichever half of it. */
export const attackedOf = ({ tally }: Tallied): readonly UnitId[] => tally?.attacked ?? NOBODY;

/** The tally with a change; null where nobody is left in it. */
export function talliedWith(state: Tallied, change: Partial<Tally>): Tally | null {
  const tally = { halfway: halfwayOf(state), attacked: attackedOf(state), ...change };
  return tally.halfway.length + tally.attacked.length === 0 ? null : tally;
}
