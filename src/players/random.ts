import type { Types } from '../engine/kernel/types.ts';
import type { Program } from './types.ts';

/**
 * Any legal move, each as likely as the other. A step that can be gone back and forth (giving a marker and taking it
 * back) ends all the same: the move that finishes it comes up sooner or later.
 */
export function createRandom<T extends Types>(): Program<T> {
  return {
    id: 'random',
    choose({ moves }, _look, draw) {
      const move = moves[draw(moves.length)];
      if (!move) throw new RangeError('a decision without a move');
      return move;
    },
  };
}
