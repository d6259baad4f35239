import type { BalancePlan } from '../../balance/series.ts';

export const plan: BalancePlan = {
  marshalNodes: 24,
  // Its games are introductory ones.
  leftOut: ['tournament'],
};
