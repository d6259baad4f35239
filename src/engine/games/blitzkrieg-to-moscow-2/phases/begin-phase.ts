/** How a phase begins. It stands apart from the phases, which follow one another without an import in a circle. */
import type { Phase, Side } from '../ids.ts';
import { keepField } from '../rules/field.ts';
import type { BtmCtx } from '../types.ts';
import { clearFlags } from './edit.ts';
import type { Tables } from '../rules/field-types.ts';

/** §5: a phase of a side begins with a clean sheet. From here on the field is kept, so that the phase need not read it. */
export function beginPhase(t: Tables, ctx: BtmCtx, side: Side, phase: Phase): void {
  keepField(t, ctx.s);
  clearFlags(t, ctx);
  ctx.emit?.({ type: 'phase-began', turn: ctx.s.turn, side, phase });
}
