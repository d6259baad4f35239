import { hitlersReich as def } from '../../../src/engine/games/hitlers-reich/definition.ts';
import type { HrTypes } from '../../../src/engine/games/hitlers-reich/types.ts';
import { createPolicy, createReader } from '../../../src/players/hitlers-reich/forecast.ts';
import type { FitKit } from '../../fit/fit.ts';

const veteran = createPolicy(def.data.facts);
/** Questions about the course of a turn: elsewhere a move at random loses cards for nothing. */
const OF_TURNS = /^(?:turn|bonus|push|barbarossa|overlord|bagration)\//;
const GRAIN = 1000;

export const fitting: FitKit<HrTypes> = {
  def,
  reader: createReader(def.data.facts),
  policy(decision, state, draw, heat) {
    const { moves } = decision;
    const isErring = OF_TURNS.test(state.stack.at(-1)?.at ?? '') && draw(GRAIN) < heat * GRAIN;
    return (isErring ? moves[draw(moves.length)] : undefined) ?? veteran(decision, state, draw);
  },
  players: 'Veterans of found tempers that take any move in every 50th, 20th and 10th question about a turn',
  scenarios: ['campaign-1941', 'short-1944', 'campaign-1941', 'intro-1941-42', 'campaign-1941', 'intro-1941-43'],
  heats: [0.02, 0.05, 0.1],
  belief: 200,
};
