import type { Strengths } from '../strength-types.ts';

/** As counted by `npm run ladder -- --all`, each seed with either seat, from the seeds `r1/0`, `t1/0` and `d2/0`. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 200, games: 200, low: 0.981, high: 1, scenario: 'campaign' },
  veteran: { against: 'greedy', won: 211, games: 300, low: 0.649, high: 0.752, scenario: 'campaign' },
  marshal: {
    against: 'veteran',
    won: 34,
    games: 60,
    low: 0.441,
    high: 0.684,
    scenario: 'campaign',
    nodes: 300,
    ms: 400,
  },
};
