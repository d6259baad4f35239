import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import { definePlayers, type Make } from '../define-players.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { createGreedy, takesBack } from './greedy.ts';

const greedy: Make<HlbTypes> = ({ facts }, seat) => createGreedy(facts, seat);

/** One move in so many of the Recruit is any legal one. */
const SLIP = 4;

export const players = definePlayers<HlbTypes>(
  {
    random: () => createRandom(),
    greedy,
    recruit: (def, seat) => createRecruit(greedy(def, seat), SLIP, (move) => !takesBack(move)),
    veteran: greedy,
  },
  (view, seat) => view.score[seat].total,
);
