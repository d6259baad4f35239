import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import { type Make, definePlayers } from '../define-players.ts';
import type { Forecast } from '../forecast.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { computeAttraction } from './appraisal.ts';
import { readBoard } from './board.ts';
import { createGreedy, takesBack } from './greedy.ts';
import { createMarshal } from './marshal.ts';
import { createSwift } from './swift.ts';
import { createValue, turnNo } from './value.ts';
import { TUNED_WEIGHTS } from './weights.ts';
import weights from './value.json';

/** Plays the turn to its end, because the value was fitted at the start of turns. */
function createForecast({ data: { facts }, seats }: GameDefinition<HlbTypes>): Forecast<HlbTypes> {
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

const greedy: Make<HlbTypes> = ({ data: { facts } }, seat) => createGreedy(facts, seat);

/** The Recruit plays a random legal move once in so many. */
const SLIP = 3;

export const players = definePlayers<HlbTypes>(
  {
    random: () => createRandom(),
    greedy,
    recruit: (def, seat) => createRecruit(greedy(def, seat), SLIP, (move) => !takesBack(move)),
    veteran: ({ data: { facts } }, seat) => createGreedy(facts, seat, TUNED_WEIGHTS),
    marshal: (def, _seat, nodes) => createMarshal(def, nodes),
  },
  (view, seat) => view.score[seat].total,
  createForecast,
);
