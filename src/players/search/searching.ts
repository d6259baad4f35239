import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { Program } from '../types.ts';
import { thinkInPlans, type Effort, type Judge, type PlanThinking } from './plan-search.ts';

/** A program that answers with the best found after a full search. */
export const createSearching = <T extends Types>(id: string, think: NonNullable<Program<T>['think']>): Program<T> => ({
  id,
  think,
  choose(decision, look, draw) {
    const [only] = decision.moves;
    if (only !== undefined && decision.moves.length === 1) return only;
    const thinking = think(decision, look, draw);
    let goesOn = true;
    while (goesOn) goesOn = thinking.work();
    return thinking.best();
  },
});

/** A program that searches over plans, and continues those of its last answer while the turn runs as planned. */
export function createPlanner<T extends Types>(
  id: string,
  def: GameDefinition<T>,
  judge: Judge<T>,
  effort: Effort,
): Program<T> {
  let last: PlanThinking<T> | null = null;
  return createSearching(id, (decision, look, draw, isTold) => {
    const view = look();
    const recalled = last?.recall(view) ?? null;
    const root = def.simulation.determinize(view, draw);
    const thinking = thinkInPlans(def, decision, root, judge, effort, draw, recalled, isTold);
    if (decision.moves.length > 1) last = thinking;
    return thinking;
  });
}
