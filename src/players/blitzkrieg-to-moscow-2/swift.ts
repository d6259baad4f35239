/** Greedy answers to a state instead of a view, with noise: for the plans and playouts of a search. */
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmDecision, BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { ProgramDraw } from '../types.ts';
import { atlasOf } from './board.ts';
import { answer } from './greedy.ts';
import { openSearch, PLAINLY } from './search.ts';
import { TUNED_WEIGHTS, type WeightsBySide } from './weights.ts';

const GRAINS = 1024;

/** The move judged best, each with up to `heat` points of noise. */
export type Swift = (decision: BtmDecision, state: BtmTypes['state'], draw: ProgramDraw, heat: number) => Move;

export function createSwift(def: GameDefinition<BtmTypes>, weights: WeightsBySide = TUNED_WEIGHTS): Swift {
  const atlas = atlasOf(def.data.tables);
  return ({ seat, moves }, state, draw, heat) => {
    const [only] = moves;
    if (only && moves.length === 1) return only;
    const seen = def.view(state, seat);
    if (!seen.question) throw new RangeError('a decision without a question');
    const noise = heat > 0 ? () => (heat * draw(GRAINS)) / GRAINS : PLAINLY.noise;
    return answer(openSearch(atlas, seen, seat, { ...PLAINLY, noise, weights: weights[seat] }), seen.question, moves);
  };
}
