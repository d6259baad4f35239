/** Moves units for the movement phase, tank actions and retreats; control follows them. */
import type { Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { isAreaId, known } from '../numbers.ts';
import type { Tables } from '../tables.ts';
import { sideOf, unitState } from '../rules/field.ts';
import type { BtmCtx } from '../types.ts';
import { putUnit, takeControl } from './edit.ts';

/**
 * §10.5: a unit that enters its own rear area goes to the next turn's space of the track, active side up. The event
 * says where the unit comes from. The track has no space after the last turn, so the unit then leaves the map without
 * being lost.
 */
export function sendToTrack(t: Tables, ctx: BtmCtx, unit: UnitId): void {
  const { place: from } = unitState(ctx.s, unit);
  const turn = ctx.s.turn + 1;
  putUnit(t, ctx, unit, `turn-${turn}`);
  ctx.emit?.({ type: 'sent-to-track', unit, from, turn });
}

/** §10, Q9: a unit follows a path, which may end in its rear area, and takes every hex of it. */
export function march(t: Tables, ctx: BtmCtx, unit: UnitId, path: readonly Spot[]): void {
  const { place: from } = unitState(ctx.s, unit);
  const end = known(path[path.length - 1]);
  putUnit(t, ctx, unit, end);
  ctx.emit?.({ type: 'moved', unit, from, path: [...path] });
  for (const spot of path) if (!isAreaId(spot)) takeControl(t, ctx, spot, sideOf(t, unit));
  if (isAreaId(end)) sendToTrack(t, ctx, unit);
}

/** The next place of a moving unit (§10.1); null where it halts. */
export const nextPlace = (move: Move): Spot | null => (move.type === 'step' ? move.to : null);
