import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import { createRandom } from '../random.ts';
import type { Players } from '../types.ts';
import { createGreedy } from './greedy.ts';

export const players: Players<HlbTypes> = {
  ids: ['random', 'greedy'],
  create: (id, facts, seat) => (id === 'greedy' ? createGreedy(facts, seat) : createRandom()),
  score: (view, seat) => view.score[seat].total,
};
