import { hitlersLastBattles as def } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { computeAttraction } from '../../../src/players/hitlers-last-battles/appraisal.ts';
import { readBoard } from '../../../src/players/hitlers-last-battles/board.ts';
import { createSwift } from '../../../src/players/hitlers-last-battles/swift.ts';
import { createReader } from '../../../src/players/hitlers-last-battles/value.ts';
import type { FitKit } from '../../fit/fit.ts';

const board = readBoard(def.data.facts);
const attraction = computeAttraction(board);

export const fitting: FitKit<HlbTypes> = {
  def,
  reader: createReader(board, attraction),
  policy: createSwift(board, attraction),
  players: 'the fast policy with 0.05, 0.5 and 1.2 city points of chance in turn',
  heats: [0.05, 0.5, 1.2],
  belief: 200,
};
