/** Units that may still attack after a move (Q5), and units attacked this turn (Q26), by readings that ask for them. */
import type { UnitId } from '../ids.ts';
import type { HlbState } from '../state.ts';

type Tally = NonNullable<HlbState['tally']>;
type Tallied = Pick<HlbState, 'tally'>;

const NOBODY: readonly UnitId[] = [];

/** Q5: units that moved one hex and may attack from there. */
export const halfwayOf = ({ tally }: Tallied): readonly UnitId[] => tally?.halfway ?? NOBODY;
/** Q26: units attacked this turn, in either half. */
export const attackedOf = ({ tally }: Tallied): readonly UnitId[] => tally?.attacked ?? NOBODY;

/** Null when nothing is left in it. */
export function talliedWith(state: Tallied, change: Partial<Tally>): Tally | null {
  const tally = { halfway: halfwayOf(state), attacked: attackedOf(state), ...change };
  return tally.halfway.length + tally.attacked.length === 0 ? null : tally;
}
