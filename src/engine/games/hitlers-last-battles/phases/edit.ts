import type { HlbEvent } from '../events.ts';
import type { HexId, UnitId } from '../ids.ts';
import { NONE } from '../numbers.ts';
import { keptField, placeUnit, talliedWith } from '../rules/field.ts';
import { takeMarkerOff } from '../rules/markers.ts';
import type { HlbState, UnitState } from '../state.ts';
import type { HlbCtx } from '../types.ts';
import type { Tables } from '../tables.ts';

/** A unit without a hex goes to the pool. */
export function editUnit(t: Tables, ctx: HlbCtx, unit: UnitId, change: Partial<UnitState>): void {
  const found = ctx.s.units[unit];
  if (!found) throw new RangeError(`no unit ${unit}`);
  Object.assign(found, change);
  const field = keptField(t, ctx.s);
  if (!field) return;
  const { hex, moved } = change;
  const no = t.unitNo(unit);
  if (hex !== undefined) placeUnit(field, no, hex === null ? NONE : t.hexNo(hex));
  if (moved !== undefined) field.moved[no] = moved;
}

/** Q5, Q26: notes units that may still attack, and units that were attacked. */
export function tallyUp(ctx: HlbCtx, change: Partial<NonNullable<HlbState['tally']>>): void {
  const tally = talliedWith(ctx.s, change);
  if (tally === null) delete ctx.s.tally;
  else ctx.s.tally = { halfway: [...tally.halfway], attacked: [...tally.attacked] };
}

type Cause = Extract<HlbEvent, { readonly type: 'eliminated' }>['cause'];

/** A unit goes to the pool; its marker comes off (§6.5). */
export function eliminate(t: Tables, ctx: HlbCtx, unit: UnitId, hex: HexId, cause: Cause): void {
  editUnit(t, ctx, unit, { hex: null, moved: false, origin: null, fought: false, supported: false });
  takeMarkerOff(t, ctx.s.markers, unit);
  ctx.emit?.({ type: 'eliminated', unit, hex, cause });
}
