import type { Types } from '../engine/kernel/types.ts';
import type { Program } from './types.ts';

/**
 * A beginner: `model`'s answer as a rule; about every `slip`th time any legal move that `mayTry`, so that it does not take
 * back again and again what it has just done.
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
