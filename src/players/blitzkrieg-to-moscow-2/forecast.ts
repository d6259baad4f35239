import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Forecast } from '../forecast.ts';
import { valueOf } from '../value.ts';
import { createSwift } from './swift.ts';
import { createReader, turnNo } from './value.ts';
import weights from './value.json';

/** Plays the turn to its end, because the value was fitted at the start of turns. */
export function createForecast(def: GameDefinition<BtmTypes>): Forecast<BtmTypes> {
  const swift = createSwift(def);
  const value = valueOf(createReader(def), weights);
  return {
    policy: (decision, state, draw) => swift(decision, state, draw, 0),
    isSettled: (from, to) => turnNo(to) > turnNo(from),
    chance: (state) => value(state, def.seats[0]),
  };
}
