/** Zones of control (§9). */
import { SIDES } from '../ids.ts';
import {
  HEX_COUNT,
  HEX_IDS,
  PLACE_IDS,
  isCity,
  neighboursOf,
  sideOfArea,
  terrainOf,
  UNITS,
  known,
  unitsOf,
} from '../tables.ts';
import { placeOf, type Field } from './field.ts';

const HAS_ZONE = UNITS.map(({ zoc }) => zoc);

/** §9.1, §9.3: whether a unit has a zone of control where it stands: any in a city, none in a marsh. */
export function hasZone(unit: number, place: number): boolean {
  if (place < 0) return false;
  if (place >= HEX_COUNT) return known(HAS_ZONE[unit]);
  return isCity(place) || (known(HAS_ZONE[unit]) && terrainOf(place) !== 'marsh');
}

/** For each hex, whether units of `side` (by number) have a zone of control in it (§9.3). A rear area never is in one. */
export type Zone = readonly boolean[];

const NO_ZONE: readonly boolean[] = HEX_IDS.map(() => false);
const NOT_DONE: readonly boolean[] = PLACE_IDS.map(() => false);

/** §9.3, Q10: six hexes round each unit, not across water; all hexes beside a rear area that holds one. */
export function zoneOf(field: Field, side: number): Zone {
  const memo = side === 0 ? field.zones[0] : field.zones[1];
  memo.value ??= computeZone(field, side);
  return memo.value;
}

function computeZone(field: Field, side: number): Zone {
  const zone = NO_ZONE.slice();
  const done = NOT_DONE.slice();
  for (const unit of unitsOf(known(SIDES[side]))) {
    const place = placeOf(field, unit);
    if (place < 0 || done[place] === true || !hasZone(unit, place)) continue;
    if (place >= HEX_COUNT && sideOfArea(place) !== side) continue;
    done[place] = true;
    for (const near of neighboursOf(place)) zone[near] = true;
  }
  return zone;
}

export const isInZone = (zone: Zone, hex: number): boolean => zone[hex] ?? false;
