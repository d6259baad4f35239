/** What a move would do, before it is committed. */
import type { Preview } from '../../kernel/types.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import { finish } from './odds/work.ts';
import { NOTHING, type Steps } from './previews.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';
import { estimateMove, previewMove } from './verbs/table.ts';

/** As `preview`; what is known at once comes first, the chance at the end. */
export function* previewInSteps(t: Tables, state: HrState, move: Move): Steps {
  const frame = state.stack.at(-1);
  if (!frame) return NOTHING;
  // The active side of the turn where the question does not say who is asked.
  const seat: Side = 'side' in frame ? frame.side : state.side;
  const asked = { t, state, frame, seat };
  const steps = estimateMove(asked, move);
  return steps ? yield* steps : (previewMove(asked, move) ?? NOTHING);
}

export const preview = (t: Tables, state: HrState, move: Move): Preview => finish(previewInSteps(t, state, move));
