import type { HexId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Place } from '../../board/hex-geometry.ts';
import type { LineWay } from '../../board/line-way.tsx';
import { standOf } from './board/layout.ts';
import { findHex, hexOfUnit } from './lookup.ts';
import type { HlbScene } from './lookup.ts';

/** Units continue from where the earlier moves took them. */
export function lineWays(
  { facts, view }: HlbScene,
  moves: readonly string[],
  numberAt: (hex: HexId) => Place,
): readonly LineWay[] {
  const stands = new Map<string, string>();
  return moves.flatMap((text, at) => {
    const { unit: who, hex: to, via } = facts.plainLabel(text)?.params ?? {};
    const unit = who === undefined ? null : String(who);
    const from = unit === null ? null : (stands.get(unit) ?? hexOfUnit(view, unit));
    if (unit !== null && to !== undefined) stands.set(unit, String(to));
    const path = [from, via, to].flatMap((hex) =>
      hex !== undefined && findHex(facts, String(hex)) ? String(hex) : [],
    );
    const end = path.at(-1);
    if (end === undefined) return [];
    return [{ at, places: path.map((hex) => standOf(hex, 'alone')), badge: numberAt(end) }];
  });
}
