import type { Strengths } from '../strength-types.ts';

/** Each seed from `strength/0` on was played twice, the second time with the seats exchanged; the Marshal from `m/0` on. */
export const strengths: Strengths = {
  recruit: { against: 'random', won: 200, games: 200, low: 0.981, high: 1, scenario: 'campaign-1941' },
  veteran: { against: 'recruit', won: 268, games: 300, low: 0.853, high: 0.923, scenario: 'campaign-1941' },
  marshal: {
    against: 'veteran',
    won: 19,
    games: 32,
    low: 0.423,
    high: 0.745,
    scenario: 'campaign-1941',
    nodes: 400,
    ms: 200,
  },
};
