import file from './data/hitlers-last-battles.json';
import type { HlbFacts } from './facts.ts';
import { DIRECTIONS, sideOf, type Direction, type HexId } from './ids.ts';
import { NONE } from './numbers.ts';
import { pointsOf } from './rules/field.ts';
import type { Tables } from './tables.ts';

/** Linked neighbours of a hex by direction (§2.2). */
function linksOf(t: Tables, hex: number): Readonly<Partial<Record<Direction, HexId>>> {
  const links: Partial<Record<Direction, HexId>> = {};
  DIRECTIONS.forEach((direction, i) => {
    const to = t.linkOf(hex, i);
    if (to !== NONE) links[direction] = t.hexId(to);
  });
  return links;
}

export const makeFacts = (t: Tables): HlbFacts => ({
  hexes: t.hexes,
  drawnSeas: file.hexes.flatMap(({ id, terrain }) => (terrain === 'sea' ? [id] : [])),
  units: t.units,
  markers: t.markers,
  turns: t.turns,
  seaHexsides: t.seaHexsides,
  links: Object.fromEntries(t.hexIds.map((id, hex) => [id, linksOf(t, hex)])),
  points: Object.fromEntries(
    t.hexIds.map((id) => [id, { german: pointsOf(t, id, 'G'), allied: pointsOf(t, id, 'W') }]),
  ),
  sideOf: { G: sideOf('G'), W: sideOf('W'), S: sideOf('S') },
  sources: t.sources,
});
