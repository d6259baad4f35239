/**
 * A player that looks one step ahead: it tries each move, takes the one with the best position for itself, and stops
 * where none improves it. An attack counts as the gain of winning, times the chance to win.
 */
import type { HlbFacts } from '../../engine/games/hitlers-last-battles/facts.ts';
import type { Side } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { Program } from '../types.ts';
import { computeAttraction } from './appraisal.ts';
import { readBoard } from './board.ts';
import { gainOf } from './judgement.ts';
import { openSearch } from './search.ts';
import { PLAIN_WEIGHTS } from './weights.ts';

/** Moves within this of each other are equal, and the draw decides. */
const TIE = 1e-6;

export function createGreedy(facts: HlbFacts, seat: Side, weights = PLAIN_WEIGHTS): Program<HlbTypes> {
  const board = readBoard(facts);
  const attraction = computeAttraction(board);
  return {
    id: 'greedy',
    choose({ moves }, look, draw) {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const search = openSearch(board, attraction, seat, look(), weights);
      let best: Move[] = [];
      let most = -Infinity;
      for (const move of moves) {
        const gain = gainOf(search, move);
        if (gain > most + TIE) [best, most] = [[move], gain];
        else if (gain >= most - TIE) best.push(move);
      }
      const chosen = best[best.length === 1 ? 0 : draw(best.length)];
      if (!chosen) throw new RangeError('a decision without a move');
      return chosen;
    },
  };
}
