import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import { createRandom } from '../random.ts';
import type { Players } from '../types.ts';
import { createGreedy } from './greedy.ts';

export const players: Players<HrTypes> = {
  ids: ['random', 'greedy'],
  create: (id, facts, seat) => (id === 'greedy' ? createGreedy(facts, seat) : createRandom()),
  score: (view, seat) => view.handSize[seat],
};
