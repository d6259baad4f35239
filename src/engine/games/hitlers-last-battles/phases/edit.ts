/** Changes that several steps make to a unit. */
import type { Mutable } from '../../../kernel/types.ts';
import type { HlbEvent } from '../events.ts';
import type { HexId, UnitId } from '../ids.ts';
import { takeMarkerOff } from '../rules/markers.ts';
import type { UnitState } from '../state.ts';
import type { HlbCtx } from '../types.ts';
import type { Tables } from '../tables.ts';

/** The writable state of a unit; not to be kept once anything else has run. */
export function editUnit(ctx: HlbCtx, unit: UnitId): Mutable<UnitState> {
  const found = ctx.s.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  return found;
}

type Cause = Extract<HlbEvent, { readonly type: 'eliminated' }>['cause'];

/** A unit goes to the pool; its marker comes off (§6.5). */
export function eliminate(t: Tables, ctx: HlbCtx, unit: UnitId, hex: HexId, cause: Cause): void {
  Object.assign(editUnit(ctx, unit), { hex: null, moved: false, origin: null, fought: false, supported: false });
  takeMarkerOff(t, ctx.s.markers, unit);
  ctx.emit({ type: 'eliminated', unit, hex, cause });
}
