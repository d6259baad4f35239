import type { Strengths } from '../strength-types.ts';

/** `npm run ladder -- --all`, each seed with either seat, from the seeds `strength/0`, `s1/0` and `n1/0`. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 200, games: 200, low: 0.981, high: 1, scenario: 'campaign-1941' },
  veteran: { against: 'recruit', won: 567, games: 600, low: 0.924, high: 0.961, scenario: 'campaign-1941' },
  marshal: {
    against: 'veteran',
    won: 34,
    games: 42,
    low: 0.667,
    high: 0.9,
    scenario: 'campaign-1941',
    nodes: 2000,
    ms: 1000,
  },
};
