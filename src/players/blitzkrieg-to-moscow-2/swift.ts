/** Greedy answers with less care, and with chance in them: for the plans and playouts of a search. */
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmDecision, BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { ProgramDraw } from '../types.ts';
import { atlasOf } from './board.ts';
import { answer } from './greedy.ts';
import { openSearch, THOROUGH, type Care } from './search.ts';
import { TUNED_WEIGHTS, type WeightsBySide } from './weights.ts';

/** Draws of chance are this fine. */
const GRAINS = 1024;
const HASTY: Care = { ...THOROUGH, batch: 3, most: 9, wakes: false };

/** A move that the judgement holds for the best, each judged with up to `heat` points of chance. */
export type Swift = (decision: BtmDecision, state: BtmTypes['state'], draw: ProgramDraw, heat: number) => Move;

export function createSwift(
  def: GameDefinition<BtmTypes>,
  weights: WeightsBySide = TUNED_WEIGHTS,
): {
  readonly plan: Swift;
  readonly hasty: Swift;
} {
  const atlas = atlasOf(def.facts.tables);
  const swift =
    (care: Care): Swift =>
    ({ seat, moves }, state, draw, heat) => {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const seen = def.view(state, seat);
      if (!seen.question) throw new RangeError('a decision without a question');
      const noise = heat > 0 ? () => (heat * draw(GRAINS)) / GRAINS : care.noise;
      return answer(openSearch(atlas, seen, seat, { ...care, noise, weights: weights[seat] }), seen.question, moves);
    };
  return { plan: swift(THOROUGH), hasty: swift(HASTY) };
}
