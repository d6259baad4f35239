import type { BalancePlan } from '../../balance/series.ts';

export const plan: BalancePlan = {
  marshalNodes: 4,
  leftOut: [],
};
