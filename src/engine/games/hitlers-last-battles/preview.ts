/** Previews: the effects of a move, shown before it is committed. */
import type { Preview } from '../../kernel/types.ts';
import { NO_PREVIEW } from '../../kits/rehearsal/preview.ts';
import type { Move } from './moves.ts';
import { findAsked } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import type { Tables } from './tables.ts';
import { previewMove, refuse } from './verbs/verbs.ts';

/** Nothing for an illegal move. */
export function preview(t: Tables, state: HlbState, move: Move): Preview {
  const asked = findAsked(t, state);
  return asked === null || refuse(t, state, move) !== null ? NO_PREVIEW : previewMove(asked, move);
}
