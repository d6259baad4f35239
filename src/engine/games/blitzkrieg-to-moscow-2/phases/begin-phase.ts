/** A separate file, because each phase begins the next one, and imports must not form a circle. */
import type { Phase, Side } from '../ids.ts';
import { cacheField } from '../rules/field.ts';
import type { BtmCtx } from '../types.ts';
import { clearFlags } from './edit.ts';
import type { Tables } from '../tables.ts';

/** §5: clears the flags of the phase before. From here on the field is kept, so that the phase need not read it. */
export function beginPhase(t: Tables, ctx: BtmCtx, side: Side, phase: Phase): void {
  cacheField(t, ctx.s);
  clearFlags(t, ctx);
  ctx.emit?.({ type: 'phase-began', turn: ctx.s.turn, side, phase });
}
