/** Tells what another choice in the match would have changed, in the facts of a plan. */
import { drawFrom, seedRng } from '../engine/kernel/rng.ts';
import { NO_PLAN, foretell, type Plan } from '../engine/kits/rehearsal/plan.ts';
import type { WhatIfGround } from './types.ts';

/** The plan is read from the view that the seat had at the point; it is empty for a move of another version. */
export function planAt({ def, match }: WhatIfGround, at: number, seat: string, notation: string): Plan {
  const state = match.points[at]?.state;
  const move = def.words.parse(notation);
  if (!state || !move) return NO_PLAN;
  const rng = seedRng('plan');
  return foretell(def, def.view(state, seat), [{ seat, move }], (n) => drawFrom(rng, n));
}
