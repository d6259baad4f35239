import type { Types } from '../engine/kernel/types.ts';
import type { Program } from './types.ts';

/**
 * A beginner: mostly `model`'s answer; about every `slip`th time any legal move that `mayTry` allows, so that it does
 * not undo its own moves endlessly.
 */
export function createRecruit<T extends Types>(
  model: Program<T>,
  slip: number,
  mayTry: (move: T['move']) => boolean = () => true,
): Program<T> {
  return {
    id: 'recruit',
    choose(decision, look, draw) {
      const tried = draw(slip) === 0 ? decision.moves.filter(mayTry) : [];
      return tried[draw(Math.max(1, tried.length))] ?? model.choose(decision, look, draw);
    },
  };
}
