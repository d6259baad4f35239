import { unknownDice, unshared, type DealDraw } from '../../kits/hands/unseen.ts';
import { isRecommended } from './rulings.ts';
import type { HlbState } from './state.ts';
import type { HlbView } from './view.ts';

/** `GameDefinition.determinize`: nothing but the dice to come is hidden. */
export function determinize(view: HlbView, draw: DealDraw): HlbState {
  const { turn, units, markers, control, strategic, rulings, stack, result, tally } = view;
  const kept = { ...(isRecommended(rulings) ? {} : { rulings }), ...(tally && { tally }) };
  return unshared({ rng: unknownDice(draw), stack, result, turn, units, markers, control, strategic, ...kept });
}
