import { data } from './data.ts';
import type { HlbFacts } from './facts.ts';
import { sideOf, type Direction, type HexId } from './ids.ts';
import { DIRECTIONS, HEXES, MARKERS, NONE, TURNS, UNITS, hexId, linkOf } from './tables.ts';

/** Linked neighbours of a hex by direction (§2.2). */
function linksOf(hex: number): Readonly<Partial<Record<Direction, HexId>>> {
  const links: Partial<Record<Direction, HexId>> = {};
  DIRECTIONS.forEach((direction, i) => {
    const to = linkOf(hex, i);
    if (to !== NONE) links[direction] = hexId(to);
  });
  return links;
}

/** What never changes, for display. */
export const facts: HlbFacts = {
  hexes: HEXES,
  units: UNITS,
  markers: MARKERS,
  turns: TURNS,
  seaHexsides: data.seaHexsides,
  links: Object.fromEntries(HEXES.map((hex, i) => [hex.id, linksOf(i)])),
  sideOf: { G: sideOf('G'), W: sideOf('W'), S: sideOf('S') },
  sources: data.sources,
};
