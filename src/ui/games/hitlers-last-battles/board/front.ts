import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { sidesPath } from '../../../board/hex-geometry.ts';
import { hexSideOf } from './layout.ts';

/** Each pair of linked hexes once, smaller number first. */
export function links(facts: HlbFacts): readonly (readonly [HexId, HexId])[] {
  return facts.hexes.flatMap(({ id }) =>
    Object.values(facts.links[id] ?? {})
      .filter((other) => id < other)
      .map((other) => [id, other] as const),
  );
}

/** Linked hexes held by different sides: the front runs between them. */
export const fronts = (facts: HlbFacts, control: HlbView['control']): readonly (readonly [HexId, HexId])[] =>
  links(facts).filter(([a, b]) => {
    const [holderA, holderB] = [control[a], control[b]];
    return holderA && holderB && facts.sideOf[holderA] !== facts.sideOf[holderB];
  });

/** The front as one path. */
export const frontPath = (facts: HlbFacts, control: HlbView['control']): string =>
  sidesPath(fronts(facts, control).map(([a, b]) => hexSideOf(a, b)));

/** Hexes next to a unit on the map, for each side: where its zone lies (§7.3). */
export function zones(
  facts: HlbFacts,
  units: HlbView['units'],
): Readonly<Record<'german' | 'allied', readonly HexId[]>> {
  const reach = { german: new Set<HexId>(), allied: new Set<HexId>() };
  for (const unit of facts.units) {
    const hex = units[unit.id]?.hex;
    if (!hex) continue;
    for (const next of Object.values(facts.links[hex] ?? {})) reach[facts.sideOf[unit.faction]].add(next);
  }
  return { german: [...reach.german], allied: [...reach.allied] };
}
