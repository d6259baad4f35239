/** Previews: the effects of a move, shown before it is committed. */
import type { Preview } from '../../kernel/types.ts';
import type { Game } from './types.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import { NO_PAST, type Past } from './odds/past.ts';
import { finish } from './odds/work.ts';
import { NOTHING, type Steps } from './preview/battle.ts';
import { stakesOf } from './preview/stakes.ts';
import type { HrState } from './state.ts';
import { declaresFight, estimateMove, previewMove } from './verbs/verbs.ts';

/** As `preview`; what is known at once comes first, the chance at the end. */
export function* previewInSteps(game: Game, state: HrState, move: Move, past: Past = NO_PAST): Steps {
  const frame = state.stack.at(-1);
  if (!frame) return NOTHING;
  // The active side of the turn where the question does not say who is asked.
  const seat: Side = 'side' in frame ? frame.side : state.side;
  const asked = { t: game.tables, state, frame, seat, past };
  const steps = estimateMove(asked, move);
  if (steps) return yield* steps;
  const told = previewMove(asked, move) ?? NOTHING;
  return declaresFight(move) ? { ...told, stakes: [...stakesOf(game, state, move), ...(told.stakes ?? [])] } : told;
}

export const preview = (game: Game, state: HrState, move: Move, past: Past = NO_PAST): Preview =>
  finish(previewInSteps(game, state, move, past));
