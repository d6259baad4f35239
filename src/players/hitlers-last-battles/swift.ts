/** A policy fast enough for playouts: the greedy player's evaluation of a short list. */
import type { Move } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbDecision, HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { ProgramDraw } from '../types.ts';
import type { Board } from './board.ts';
import { openLook } from './glance.ts';
import { gainOf, glanceAt } from './greedy.ts';
import { openSearch, sightOf, type Search } from './search.ts';
import { TUNED_WEIGHTS, type WeightsBySide } from './weights.ts';

/** Moves evaluated in full; each costs about a third of all the rest. */
const WIDTH = 6;
const GRAINS = 1024;

/** The move judged best, each with up to `heat` city points of noise. */
export type Swift = (decision: HlbDecision, state: HlbTypes['state'], draw: ProgramDraw, heat: number) => Move;

export const createSwift =
  (board: Board, attraction: Float32Array, weights: WeightsBySide = TUNED_WEIGHTS): Swift =>
  ({ seat, moves }, state, draw, heat) => {
    const [only] = moves;
    if (!only) throw new RangeError('a decision without a move');
    if (moves.length === 1) return only;
    const search = openSearch(board, attraction, seat, sightOf(state), weights);
    let best = only;
    let most = -Infinity;
    for (const move of moves.length <= WIDTH ? moves : shorten(moves, search)) {
      const gain = gainOf(search, move) + (heat > 0 ? (heat * draw(GRAINS)) / GRAINS : 0);
      if (gain > most) [best, most] = [move, gain];
    }
    return best;
  };

/** The best moves at a glance, best first, and the one that stops. */
function shorten(moves: readonly Move[], search: Search): readonly Move[] {
  const look = openLook(search);
  const last = moves[moves.length - 1];
  const best: Move[] = [];
  const gains: number[] = [];
  for (const move of moves) {
    const gain = glanceAt(look, move);
    let place = best.length;
    while (place > 0 && gain > (gains[place - 1] ?? 0)) place--;
    if (place >= WIDTH) continue;
    best.splice(place, 0, move);
    gains.splice(place, 0, gain);
    if (best.length > WIDTH) {
      best.pop();
      gains.pop();
    }
  }
  if (last && !best.includes(last)) best.push(last);
  return best;
}
