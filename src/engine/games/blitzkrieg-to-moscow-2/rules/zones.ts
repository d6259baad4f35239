/** Zones of control (§9). */
import {
  HEX_COUNT,
  PLACE_IDS,
  areasBeside,
  isCity,
  neighboursOf,
  sideOfArea,
  sideAt,
  sideOfUnit,
  terrainOf,
  UNITS,
  known,
  unitsOf,
} from '../tables.ts';
import { placeOf, unitsIn } from './field.ts';
import { NO_HEXES, addHex, hasHex } from './hex-set.ts';
import type { Field, Zone } from './field-types.ts';

const HAS_ZONE = UNITS.map(({ zoc }) => zoc);

/** §9.1, §9.3: whether a unit has a zone of control where it stands: any in a city, none in a marsh. */
export function hasZone(unit: number, place: number): boolean {
  if (place < 0) return false;
  if (place >= HEX_COUNT) return known(HAS_ZONE[unit]);
  return isCity(place) || (known(HAS_ZONE[unit]) && terrainOf(place) !== 'marsh');
}

const NOT_DONE: readonly boolean[] = PLACE_IDS.map(() => false);

/** §9.3, Q10: six hexes round each unit, not across water; all hexes beside a rear area that holds one. */
export function zoneOf(field: Field, side: number): Zone {
  return (field.zones[side] ??= computeZone(field, side));
}

function computeZone(field: Field, side: number): Zone {
  const zone = NO_HEXES.slice();
  const done = NOT_DONE.slice();
  for (const unit of unitsOf(sideAt(side))) {
    const place = placeOf(field, unit);
    if (place < 0 || done[place] === true || !hasZone(unit, place)) continue;
    if (place >= HEX_COUNT && sideOfArea(place) !== side) continue;
    done[place] = true;
    for (const near of neighboursOf(place)) addHex(zone, near);
  }
  return zone;
}

/** Whether a zone lies in a hex; in a rear area none does. */
export const isInZone = hasHex;

/** §9.3: units of `side` (by number) whose zone of control lies in a hex. */
export function zoneMakers(field: Field, side: number, hex: number): readonly number[] {
  const makers: number[] = [];
  for (const place of [...neighboursOf(hex), ...areasBeside(hex)])
    for (const unit of unitsIn(field, place)) if (sideOfUnit(unit) === side && hasZone(unit, place)) makers.push(unit);
  return makers;
}
