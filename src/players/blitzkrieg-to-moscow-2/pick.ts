import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';

/** The first fitting move, or the last of the list, which finishes most steps. */
export function pick(moves: readonly Move[], fits: (move: Move) => boolean): Move {
  const found = moves.find(fits) ?? moves[moves.length - 1];
  if (!found) throw new RangeError('a decision without a move');
  return found;
}

/** The move of the highest value, the first of equals; `-Infinity` is chosen only without another. */
export function pickBest(moves: readonly Move[], value: (move: Move) => number): Move {
  let best = moves[0];
  let most = -Infinity;
  for (const move of moves) {
    const here = value(move);
    if (here > most + 1e-9) [best, most] = [move, here];
  }
  if (!best) throw new RangeError('a decision without a move');
  return best;
}
