import { hitlersLastBattles as def } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { computeAttraction } from '../../../src/players/hitlers-last-battles/appraisal.ts';
import { readBoard } from '../../../src/players/hitlers-last-battles/board.ts';
import { createSwift } from '../../../src/players/hitlers-last-battles/swift.ts';
import { TUNED_WEIGHTS } from '../../../src/players/hitlers-last-battles/weights.ts';
import { defineTuning } from '../../tune/tune.ts';

const board = readBoard(def.data.facts);
const attraction = computeAttraction(board);

export const tuning = defineTuning<HlbTypes, typeof TUNED_WEIGHTS.german>({
  def,
  weights: TUNED_WEIGHTS,
  policy: (weights) => createSwift(board, attraction, weights),
});
