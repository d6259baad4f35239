/** Ids of the pack as shapes; a state or position that names another is refused with its path. */
import { v } from '../../../kernel/shape.ts';
import { AREAS, trackOf } from '../ids.ts';
import type { Cards } from './cards.ts';
import type { GameMap } from './map.ts';
import type { Units } from './units.ts';

const pick = v.picklist;

export function makeIdShapes(
  { units, unitIds, cityArmies }: Units,
  { hexIds, placeIds, cities }: GameMap,
  { cardIds }: Cards,
  lastTurn: number,
) {
  /** Track spaces where a unit can wait; after the last turn it does not come back (§10.5). */
  const track = Array.from({ length: lastTurn + 1 }, (_, i) => trackOf(i + 1));
  return {
    hex: pick(hexIds),
    city: pick(cities.map(({ hex }) => hex)),
    area: pick(AREAS),
    spot: pick(placeIds),
    place: pick([...placeIds, ...track, 'eliminated', 'surrendered']),
    unit: pick(unitIds),
    sovietUnit: pick(units.filter(({ side }) => side === 'soviet').map(({ id }) => id)),
    /** §15.1: one that may be set up in a city. */
    cityArmy: pick(cityArmies),
    card: pick([...cardIds.german, ...cardIds.soviet]),
    german: pick(cardIds.german),
    soviet: pick(cardIds.soviet),
  };
}
export type IdShapes = ReturnType<typeof makeIdShapes>;
