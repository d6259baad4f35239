import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import { createRandom } from '../random.ts';
import type { Players } from '../types.ts';
import { createGreedy } from './greedy.ts';

export const players: Players<BtmTypes> = {
  ids: ['random', 'greedy'],
  create: (id, facts, seat) => (id === 'greedy' ? createGreedy(facts, seat) : createRandom()),
  /** German points; for the other seat, how many of them are missing to a German victory. */
  score: ({ score }, seat, { scoring }) => (seat === 'german' ? score.total : scoring.germanWinsAt - score.total),
};
