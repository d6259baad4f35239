/** Zones of control (§9). */
import { sideAt } from '../numbers.ts';
import { placeOf, unitsIn } from './field.ts';
import type { Field, Zone } from './field-types.ts';

/** §9.3, Q10: six hexes round each unit, not across water; all hexes beside a rear area that holds one. */
export function zoneOf(field: Field, side: number): Zone {
  return (field.zones[side] ??= computeZone(field, side));
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
    for (const near of t.neighboursOf(place)) t.addHex(zone, near);
  }
  return zone;
}

/** §9.3: units of `side` (by number) whose zone of control lies in a hex. */
export function zoneMakers(field: Field, side: number, hex: number): readonly number[] {
  const { tables: t } = field;
  const makers: number[] = [];
  for (const place of [...t.neighboursOf(hex), ...t.areasBeside(hex)])
    for (const unit of unitsIn(field, place))
      if (t.sideOfUnit(unit) === side && t.hasZone(unit, place)) makers.push(unit);
  return makers;
}
