/** What a move would do, shown before it is committed. Nothing here looks into the other hand. */
import type { Odds, Preview } from '../../../kernel/types.ts';
import type { Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Tables } from '../rules/field-types.ts';
import { topFrame } from '../rules/field.ts';
import { deciderOf, isAskFrame } from '../rules/steps.ts';
import type { BtmState } from '../state.ts';
import { previewMove } from '../verbs/verbs.ts';
import { readCombat } from '../queries/combat.ts';
import { viewOf } from '../view-of.ts';
import { NOTHING } from './tells.ts';

/** Of a listed move; `explain` and `refuse` say why another move is not listed. */
export function preview(t: Tables, state: BtmState, move: Move): Preview {
  const frame = topFrame(state);
  if (!isAskFrame(frame)) return NOTHING;
  const side = deciderOf(frame);
  const told = previewMove({ tables: t, state, frame, side }, move);
  const range = told.odds && rangeFor(t, state, side, move);
  return told.odds && range ? { ...told, odds: { ...told.odds, range } } : told;
}

/** What cards of a hand that `seat` does not see could make of its chance, once the move is made; null where they cannot. */
function rangeFor(t: Tables, state: BtmState, seat: Side, move: Move): Odds['range'] | null {
  const view = viewOf(t, state, seat);
  const reading = readCombat(t, view, move) ?? readCombat(t, view);
  return reading?.sums?.forDecider?.range ?? null;
}
