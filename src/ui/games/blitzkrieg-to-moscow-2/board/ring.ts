import { HEX_LAYOUT } from './layout.ts';

const ARROWS = ['up', 'down', 'left', 'right'] as const;

/** One outline around these hexes: their sides to all others. */
export function ringOf(hexes: readonly string[]): string {
  const inside = new Set(hexes);
  const pairs = hexes.flatMap((hex) =>
    [...new Set(ARROWS.flatMap((arrow) => HEX_LAYOUT.neighboursTowards(hex, arrow)))].flatMap((near) =>
      inside.has(near) ? [] : ([[hex, near]] as const),
    ),
  );
  return HEX_LAYOUT.sidesOf(pairs);
}
