import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import { type Make, definePlayers } from '../define-players.ts';
import type { Forecast } from '../forecast.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { valueOf } from '../value.ts';
import { createGreedy } from './greedy.ts';
import { createMarshal } from './marshal.ts';
import { createSwift } from './swift.ts';
import { createReader, turnNo } from './value.ts';
import { TUNED_WEIGHTS } from './weights.ts';
import weights from './value.json';

/** Plays the turn to its end, because the value was fitted at the start of turns. */
function createForecast(def: GameDefinition<BtmTypes>): Forecast<BtmTypes> {
  const swift = createSwift(def);
  const value = valueOf(createReader(def), weights);
  return {
    policy: (decision, state, draw) => swift(decision, state, draw, 0),
    isSettled: (from, to) => turnNo(to) > turnNo(from),
    chance: (state) => value(state, def.seats[0]),
  };
}

const greedy: Make<BtmTypes> = ({ data }, seat) => createGreedy(data, seat);

/** The Recruit plays a random legal move once in so many. */
const SLIP = 4;

export const players = definePlayers<BtmTypes>(
  {
    random: () => createRandom(),
    greedy,
    recruit: (def, seat) => createRecruit(greedy(def, seat), SLIP),
    veteran: ({ data }, seat) => createGreedy(data, seat, TUNED_WEIGHTS),
    marshal: (def, _seat, nodes) => createMarshal(def, nodes),
  },
  /** German points; for the other seat, points missing to a German victory. */
  ({ score }, seat, { scoring }) => (seat === 'german' ? score.total : scoring.germanWinsAt - score.total),
  createForecast,
);
