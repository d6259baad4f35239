import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import { definePlayers, type Make } from '../define-players.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { createForecast } from './forecast.ts';
import { createGreedy } from './greedy.ts';
import { takesBack } from './judgement.ts';
import { createMarshal } from './marshal.ts';
import { TUNED_WEIGHTS } from './weights.ts';

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
