import type { Strengths } from '../strength-types.ts';

/**
 * The Recruit as counted by `npm run simulate`, half of the games with the seats exchanged, from seed `strength/0`; the
 * Veteran and the Marshal by `npm run ladder -- --all`, each seed with either seat, from `t1/0` and `n1/0`.
 */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 600, games: 600, low: 0.994, high: 1, scenario: 'campaign' },
  veteran: { against: 'greedy', won: 130, games: 200, low: 0.582, high: 0.713, scenario: 'campaign' },
  marshal: {
    against: 'veteran',
    won: 11,
    games: 16,
    low: 0.444,
    high: 0.858,
    scenario: 'campaign',
    nodes: 24,
    ms: 1000,
  },
};
