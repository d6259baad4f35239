import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Forecast } from '../forecast.ts';
import { computeAttraction } from './appraisal.ts';
import { readBoard } from './board.ts';
import { createSwift } from './swift.ts';
import { createValue, turnNo } from './value.ts';
import weights from './value.json';

/** Plays the turn to its end, because the value was fitted at the start of turns. */
export function createForecast({ data: { facts }, seats }: GameDefinition<HlbTypes>): Forecast<HlbTypes> {
  const board = readBoard(facts);
  const attraction = computeAttraction(board);
  const swift = createSwift(board, attraction);
  const value = createValue(board, attraction, weights);
  return {
    policy: (decision, state, draw) => swift(decision, state, draw, 0),
    isSettled: (from, to) => turnNo(to) > turnNo(from),
    chance: (state) => value(state, seats[0]),
  };
}
