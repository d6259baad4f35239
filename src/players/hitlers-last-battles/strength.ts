import type { Strengths } from '../strength-types.ts';

/** As `npm run simulate` counted it, half of the games with the seats exchanged, from the seeds `strength/0` on. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 1000, games: 1000, low: 0.996, high: 1, scenario: 'campaign' },
  veteran: { against: 'recruit', won: 748, games: 1000, low: 0.72, high: 0.774, scenario: 'campaign' },
};
