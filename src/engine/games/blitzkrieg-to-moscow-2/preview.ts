/** Previews: the effects of a move, shown before it is committed. Nothing here looks into the other hand. */
import type { Odds, Preview } from '../../kernel/types.ts';
import { NO_PREVIEW } from '../../kits/rehearsal/preview.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import type { Tables } from './tables.ts';
import { topFrame } from './rules/field.ts';
import { deciderOf, isAskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import { previewMove } from './verbs/verbs.ts';
import { readCombat } from './queries/combat.ts';
import { viewOf } from './view-of.ts';

/** The preview of a listed move; `explain` and `refuse` say why another move is not listed. */
export function preview(t: Tables, state: BtmState, move: Move): Preview {
  const frame = topFrame(state);
  if (!isAskFrame(frame)) return NO_PREVIEW;
  const side = deciderOf(frame);
  const told = previewMove({ tables: t, state, frame, side }, move);
  const range = told.odds && rangeFor(t, state, side, move);
  return told.odds && range ? { ...told, odds: { ...told.odds, range } } : told;
}

/** Cards that the seat cannot see may change its chance after the move: returns both ends, or null if none can. */
function rangeFor(t: Tables, state: BtmState, seat: Side, move: Move): Odds['range'] | null {
  const view = viewOf(t, state, seat);
  const reading = readCombat(t, view, move) ?? readCombat(t, view);
  return reading?.sums?.forDecider?.range ?? null;
}
