/** How a phase begins. It stands apart from the phases, which follow one another without an import in a circle. */
import type { Phase, Side } from '../ids.ts';
import { keepField } from '../rules/field.ts';
import { UNIT_IDS } from '../tables.ts';
import type { BtmCtx } from '../types.ts';
import { editUnit } from './edit.ts';

/** §2.3: who moved, attacked or was attacked counts for one phase only, on both sides. */
function clearFlags(ctx: BtmCtx): void {
  for (const unit of UNIT_IDS) {
    const edited = editUnit(ctx, unit);
    if (edited.moved) edited.moved = false;
    if (edited.attacked) edited.attacked = false;
    if (edited.defended) edited.defended = false;
  }
}

/** §5: a phase of a side begins with a clean sheet. From here on the field is kept, so that the phase need not read it. */
export function beginPhase(ctx: BtmCtx, side: Side, phase: Phase): void {
  keepField(ctx.s);
  clearFlags(ctx);
  ctx.emit({ type: 'phase-began', turn: ctx.s.turn, side, phase });
}
