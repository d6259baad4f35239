import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import { definePlayers, type Make } from '../define-players.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { createForecast } from './forecast.ts';
import { createGreedy } from './greedy.ts';
import { createMarshal } from './marshal.ts';
import { TUNED_WEIGHTS } from './weights.ts';

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
