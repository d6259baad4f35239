import type { Place } from '../../../board/hex-geometry.ts';
import { point } from '../../../board/hex-geometry.ts';
import { HEX_LAYOUT } from './layout.ts';

const ARROWS = ['up', 'down', 'left', 'right'] as const;

/** One outline around these hexes: their sides to all others, joined to closed lines that run clockwise. */
export function ringOf(hexes: readonly string[]): string {
  const inside = new Set(hexes);
  const sides = hexes.flatMap((hex) =>
    [...new Set(ARROWS.flatMap((arrow) => HEX_LAYOUT.neighboursTowards(hex, arrow)))].flatMap((near) =>
      inside.has(near) ? [] : [HEX_LAYOUT.sideOf(hex, near)],
    ),
  );
  return joined(sides);
}

/** Corners of neighbours differ by rounding alone. */
const cornerOf = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;

function joined(sides: readonly (readonly [Place, Place])[]): string {
  const from = new Map<string, (readonly [Place, Place])[]>();
  for (const side of sides) {
    const corner = cornerOf(side[0]);
    from.set(corner, [...(from.get(corner) ?? []), side]);
  }
  const take = (corner: string): readonly [Place, Place] | undefined => from.get(corner)?.pop();
  let path = '';
  for (const [start] of sides) {
    const first = cornerOf(start);
    let side = take(first);
    if (!side) continue;
    path += `M${point(side[0])}`;
    for (; side; side = take(cornerOf(side[1]))) {
      if (cornerOf(side[1]) === first) break;
      path += `L${point(side[1])}`;
    }
    path += 'Z';
  }
  return path;
}
