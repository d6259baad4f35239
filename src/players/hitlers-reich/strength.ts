import type { Strengths } from '../strength-types.ts';

/** As `npm run simulate` counted it, half of the games with the seats exchanged, from the seeds `strength/0` on. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 1000, games: 1000, low: 0.996, high: 1, scenario: 'campaign-1941' },
  veteran: { against: 'recruit', won: 790, games: 1000, low: 0.764, high: 0.814, scenario: 'campaign-1941' },
};
