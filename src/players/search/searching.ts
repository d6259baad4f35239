import type { Types } from '../../engine/kernel/types.ts';
import type { Program } from '../types.ts';

/** A program that answers with the best of what it has thought of, having thought to the end. */
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
