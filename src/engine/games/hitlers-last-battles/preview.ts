/** Previews: the effects of a move, shown before it is committed. */
import type { Preview } from '../../kernel/types.ts';
import type { Move } from './moves.ts';
import { refuse } from './explain.ts';
import { findAsked } from './rules/asked.ts';
import type { HlbState } from './state.ts';
import { NO_PREVIEW } from '../../kits/rehearsal/preview.ts';
import { previewMove } from './verbs/verbs.ts';
import type { Tables } from './rules/field-types.ts';

/** An illegal move has no preview. */
export function preview(t: Tables, state: HlbState, move: Move): Preview {
  const asked = findAsked(t, state);
  return asked === null || refuse(t, state, move) !== null ? NO_PREVIEW : previewMove(asked, move);
}
