/** Zones of control (§9). */
import { OCCUPIED } from '../ids.ts';
import { sideAt } from '../numbers.ts';
import { placeOf, unitsIn } from './field.ts';
import type { Field, Zone } from '../tables.ts';

/** §9.3, Q10: the six hexes around each unit, not across water; all hexes next to an occupied rear area. */
export function zoneOf(field: Field, side: number): Zone {
  return (field.zones[side] ??= computeZone(field, side));
}

/** §9.3, Q30: hexes next to a place; next to all three areas of the occupied territory where they are one hex. */
function besideOf({ tables: t, isRearOne }: Field, place: number): readonly number[] {
  const occupied = isRearOne && t.isArea(place) ? OCCUPIED.map(t.placeNo) : [];
  return occupied.includes(place) ? occupied.flatMap(t.neighboursOf) : t.neighboursOf(place);
}

function computeZone(field: Field, side: number): Zone {
  const { tables: t } = field;
  const zone = t.noHexes.slice();
  const done = t.blank.done.slice();
  for (const unit of t.unitsOf(sideAt(side))) {
    const place = placeOf(field, unit);
    if (place < 0 || done[place] === true || !t.hasZone(unit, place)) continue;
    if (place >= t.hexCount && t.sideOfArea(place) !== side) continue;
    done[place] = true;
    for (const near of besideOf(field, place)) t.addHex(zone, near);
  }
  return zone;
}

/** §9.3: units of `side` (by number) whose zone of control covers a hex. */
export function zoneMakers(field: Field, side: number, hex: number): readonly number[] {
  const { tables: t } = field;
  const makers: number[] = [];
  const areas = t.areasBeside(hex);
  const occupied = field.isRearOne ? OCCUPIED.map(t.placeNo) : [];
  const rear = areas.some((area) => occupied.includes(area)) ? [...new Set([...areas, ...occupied])] : areas;
  for (const place of [...t.neighboursOf(hex), ...rear])
    for (const unit of unitsIn(field, place))
      if (t.sideOfUnit(unit) === side && t.hasZone(unit, place)) makers.push(unit);
  return makers;
}
