/** What a move would do, shown before it is committed. Nothing here looks into the other hand. */
import type { Preview } from '../../../kernel/types.ts';
import type { Move } from '../moves.ts';
import type { Tables } from '../rules/field-types.ts';
import { topFrame } from '../rules/field.ts';
import { deciderOf, isAskFrame } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import { previewMove } from '../verbs/verbs.ts';
import { NOTHING } from './tells.ts';

/** Of a listed move; `explain` and `refuse` say why another move is not listed. */
export function preview(t: Tables, state: BtmState, move: Move): Preview {
  const frame = topFrame(state);
  return isAskFrame(frame) ? previewMove({ tables: t, state, frame, side: deciderOf(frame) }, move) : NOTHING;
}
