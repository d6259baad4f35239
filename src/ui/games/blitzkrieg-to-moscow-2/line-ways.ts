import type { Spot, UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Place } from '../../board/hex-geometry.ts';
import type { LineWay } from '../../board/line-way.tsx';
import { wayPoints } from './board/trace.tsx';
import { isSpot, unitsUnderWay } from './lookup.ts';
import type { BtmMove, BtmScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

interface Walk {
  readonly at: number;
  readonly unit: UnitId | null;
  readonly path: readonly Spot[];
}

const goalOf = (move: BtmMove): Spot | null =>
  'to' in move
    ? move.to
    : 'target' in move
      ? move.target
      : 'hex' in move
        ? move.hex
        : 'area' in move
          ? move.area
          : null;

/** A unit's steps form one path; an attack starts at its first unit. */
export function lineWays(
  { facts, view }: BtmScene,
  moves: readonly string[],
  numberAt: (spot: Spot) => Place,
): readonly LineWay[] {
  const stands = new Map<UnitId, Spot>();
  const placeOf = (unit: UnitId | null): readonly Spot[] => {
    const place = unit === null ? undefined : (stands.get(unit) ?? view.units[unit]?.place);
    return place !== undefined && isSpot(facts, place) ? [place] : [];
  };
  const walks: Walk[] = [];
  moves.forEach((text, at) => {
    const move = facts.record.read(text);
    const last = walks.at(-1) ?? null;
    if (!move) return;
    const goal = goalOf(move);
    if (last && rowOf(move).joins && 'unit' in move) {
      if (last.path.length === 1) walks.splice(-1, 1, { ...last, path: [...placeOf(move.unit), ...last.path] });
      return;
    }
    const goesOn = rowOf(move).walk === 'goes-on';
    const unit = 'unit' in move ? move.unit : goesOn ? (last?.unit ?? unitsUnderWay(view)[0] ?? null) : null;
    const path = [...(goesOn && last ? last.path : placeOf(unit)), ...(goal === null ? [] : [goal])];
    if (path.length > 0)
      walks.splice(goesOn && last ? -1 : walks.length, 1, { at: goesOn && last ? last.at : at, unit, path });
    if (unit !== null && goal !== null && !('target' in move)) stands.set(unit, goal);
  });
  return walks.flatMap(({ at, path }) => {
    const end = path.at(-1);
    return end === undefined ? [] : [{ at, places: wayPoints(path), badge: numberAt(end) }];
  });
}
