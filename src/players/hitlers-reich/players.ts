import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import { definePlayers, type Make } from '../define-players.ts';
import { createRandom } from '../random.ts';
import { createRecruit } from '../recruit.ts';
import { createGreedy } from './greedy.ts';
import { createForecast } from './forecast.ts';
import { createMarshal } from './marshal.ts';
import { createVeteran } from './veteran.ts';

const greedy: Make<HrTypes> = ({ data: { facts } }, seat) => createGreedy(facts, seat);

const veteran: Make<HrTypes> = ({ data: { facts } }, seat) => createVeteran(facts, seat);

const SLIP = 3;

export const players = definePlayers<HrTypes>(
  {
    random: () => createRandom(),
    greedy,
    recruit: (def, seat) => createRecruit(greedy(def, seat), SLIP),
    veteran,
    marshal: createMarshal,
  },
  (view, seat) => view.handSize[seat],
  createForecast,
);
