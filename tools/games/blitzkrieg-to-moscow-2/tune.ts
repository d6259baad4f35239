import { blitzkriegToMoscow2 as def } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { createSwift } from '../../../src/players/blitzkrieg-to-moscow-2/swift.ts';
import { TUNED_WEIGHTS } from '../../../src/players/blitzkrieg-to-moscow-2/weights.ts';
import { defineTuning } from '../../tune/tune.ts';

export const tuning = defineTuning<BtmTypes, typeof TUNED_WEIGHTS.german>({
  def,
  weights: TUNED_WEIGHTS,
  policy: (weights) => createSwift(def, weights),
});
