import type { Strengths } from '../strength-types.ts';

/** As `npm run simulate` counted it, half of the games with the seats exchanged, from the seeds `strength/0` on. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 600, games: 600, low: 0.994, high: 1, scenario: 'campaign' },
  veteran: { against: 'recruit', won: 528, games: 600, low: 0.852, high: 0.904, scenario: 'campaign' },
};
