import type { Strengths } from '../strength-types.ts';

/** As `npm run ladder -- --all` counted it, each seed with either seat, from the seeds `r1/0` and `d1/0` on. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 200, games: 200, low: 0.981, high: 1, scenario: 'campaign' },
  veteran: { against: 'greedy', won: 27, games: 38, low: 0.552, high: 0.83, scenario: 'campaign', nodes: 60 },
};
