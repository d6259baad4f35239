import { blitzkriegToMoscow2 as def } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { createSwift } from '../../../src/players/blitzkrieg-to-moscow-2/swift.ts';
import { createReader } from '../../../src/players/blitzkrieg-to-moscow-2/value.ts';
import type { FitKit } from '../../fit/fit.ts';

export const fitting: FitKit<BtmTypes> = {
  def,
  reader: createReader(def),
  policy: createSwift(def),
  players: 'the Veteran with 0, 0.2 and 0.6 points of chance in turn',
  heats: [0, 0.2, 0.6],
  belief: 150,
};
