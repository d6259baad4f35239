/** Playouts by Veterans of both sides, to the end of the other side's next turn. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Forecast } from '../forecast.ts';
import { explainBy } from '../themes.ts';
import { valueOf } from '../value.ts';
import { sightOfDeal } from './sight.ts';
import { TEMPERED } from './temper.ts';
import { themesOf } from './themes.ts';
import { createReader, halfTurnOf } from './value.ts';
import weights from './value.json';
import { makeWeigher, pickBest } from './veteran.ts';

/** Player turns of a playout: the one it begins in, and the next. */
const TURNS = 2;

/** Veterans of both sides with tuned tempers, each by its own view. */
export function createPolicy(facts: HrFacts, tempers = TEMPERED): Forecast<HrTypes>['policy'] {
  const weighers = {
    axis: makeWeigher(facts, 'axis', tempers.axis),
    allies: makeWeigher(facts, 'allies', tempers.allies),
  };
  return ({ moves, seat }, state, draw) => {
    const [only] = moves;
    return only && moves.length === 1 ? only : pickBest(moves, weighers[seat](sightOfDeal(state, seat), moves), draw);
  };
}

export function createForecast({ data: { facts } }: GameDefinition<HrTypes>): Forecast<HrTypes> {
  const reader = createReader(facts);
  const value = valueOf(reader, weights);
  return {
    policy: createPolicy(facts),
    isSettled: (from, state) =>
      state.stack.at(-1)?.at === 'turn/action' && halfTurnOf(state) >= halfTurnOf(from) + TURNS,
    chance: (state) => value(state, 'axis'),
    explain: explainBy(reader, weights, themesOf),
  };
}
