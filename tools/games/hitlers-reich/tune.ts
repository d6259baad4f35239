/** Finds the tempers of the players that search. */
import { hitlersReich as def } from '../../../src/engine/games/hitlers-reich/definition.ts';
import type { HrTypes } from '../../../src/engine/games/hitlers-reich/types.ts';
import { createPolicy } from '../../../src/players/hitlers-reich/forecast.ts';
import { TEMPERED, type Temper } from '../../../src/players/hitlers-reich/temper.ts';
import { defineTuning } from '../../tune/tune.ts';

export const tuning = defineTuning<HrTypes, Temper>({
  def,
  weights: TEMPERED,
  policy: (weights) => createPolicy(def.data.facts, weights),
});
