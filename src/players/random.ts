import type { Types } from '../engine/kernel/types.ts';
import type { Program } from './types.ts';

/** Any legal move, all equally likely. A step that can go back and forth ends once its last move is drawn. */
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
