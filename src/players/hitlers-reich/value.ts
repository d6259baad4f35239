/** Features of a position, and their weights by the last year of the war. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { FeatureReader } from '../value.ts';
import { FEATURES, readFeatures } from './features.ts';
import { makeMind } from './mind.ts';
import { sightOfDeal } from './sight.ts';

/** The last years of the introductory games, and of the others. */
const LAST_YEARS = [2, 3, 5] as const;

/** One moment for each player turn. */
export const halfTurnOf = ({ gameTurn, side }: HrTypes['state']): number => 2 * gameTurn + Number(side === 'allies');

export function createReader(facts: HrFacts): FeatureReader<HrTypes> {
  const mind = makeMind(facts, 'axis');
  return {
    features: FEATURES,
    stages: LAST_YEARS.length,
    round: LAST_YEARS.length,
    stage: ({ lastYear }) => LAST_YEARS.findIndex((year) => lastYear <= year),
    moment: halfTurnOf,
    mover: ({ side }) => side,
    read(state, seat) {
      const features = readFeatures(mind, sightOfDeal(state, 'axis'), state.hands);
      return seat === 'axis' ? features : features.map((feature) => -feature);
    },
  };
}
