import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import { definePlayers, type Make } from '../define-players.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { createGreedy } from './greedy.ts';

const greedy: Make<HrTypes> = ({ facts }, seat) => createGreedy(facts, seat);

/** One move in so many of the Recruit is any legal one. */
const SLIP = 4;

export const players = definePlayers<HrTypes>(
  {
    random: () => createRandom(),
    greedy,
    recruit: (def, seat) => createRecruit(greedy(def, seat), SLIP),
    veteran: greedy,
  },
  (view, seat) => view.handSize[seat],
);
