/** Units change place on foot: used by movement, by tank actions and by retreats, which all leave control behind them. */
import type { Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { sideOf, unitState } from '../rules/field.ts';
import { isAreaId, known } from '../numbers.ts';
import type { BtmCtx } from '../types.ts';
import { putUnit, takeControl } from './edit.ts';
import type { Tables } from '../rules/field-types.ts';

/**
 * §10.5: a unit that moved or retreated into its own rear area goes to the next turn's space of the track, active side
 * up. The event names as its origin where it is at this moment. After the last turn's space there is none: it is not
 * on the map then, and is not lost either.
 */
export function sendToTrack(t: Tables, ctx: BtmCtx, unit: UnitId): void {
  const { place: from } = unitState(ctx.s, unit);
  const turn = ctx.s.turn + 1;
  putUnit(t, ctx, unit, `turn-${turn}`);
  ctx.emit?.({ type: 'sent-to-track', unit, from, turn });
}

/** §10, Q9: a unit goes along a path of hexes, which may end in its rear area, and takes every hex of it. */
export function march(t: Tables, ctx: BtmCtx, unit: UnitId, path: readonly Spot[]): void {
  const { place: from } = unitState(ctx.s, unit);
  const end = known(path[path.length - 1]);
  putUnit(t, ctx, unit, end);
  ctx.emit?.({ type: 'moved', unit, from, path: [...path] });
  for (const spot of path) if (!isAreaId(spot)) takeControl(t, ctx, spot, sideOf(t, unit));
  if (isAreaId(end)) sendToTrack(t, ctx, unit);
}

/** Where a unit on its way goes next (§10.1); null where it halts. */
export const nextPlace = (move: Move): Spot | null => (move.type === 'step' ? move.to : null);
