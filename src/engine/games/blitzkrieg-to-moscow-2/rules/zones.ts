/** Zones of control (§9). */
import { OCCUPIED } from '../ids.ts';
import { NONE, sideAt } from '../numbers.ts';
import type { HexSet } from '../tables/hex-set.ts';
import { unitsIn } from './field.ts';
import type { Field, Zone } from '../tables.ts';

/** §9.3, Q10: the six hexes around each unit, not across water; all hexes next to an occupied rear area. */
export function zoneOf(field: Field, side: number): Zone {
  return (field.zones[side] ??= computeZone(field, side));
}

function computeZone(field: Field, side: number): Zone {
  const { tables: t, at, isRearOne } = field;
  const zone = t.noHexes.slice();
  let hasOccupied = false;
  for (const unit of t.unitsOf(sideAt(side))) {
    const place = at[unit] ?? NONE;
    if (!t.hasZone(unit, place)) continue;
    if (place >= t.hexCount && t.sideOfArea(place) !== side) continue;
    t.joinBeside(zone, place);
    hasOccupied ||= isRearOne && t.isArea(place) && OCCUPIED.includes(t.areaIdOf(place));
  }
  // Q30: next to all three areas of the occupied territory where they are one hex.
  if (hasOccupied) for (const area of OCCUPIED) t.joinBeside(zone, t.placeNo(area));
  return zone;
}

/** Hexes with a unit of a side. */
export function postsOf(field: Field, side: number): HexSet {
  return (field.posts[side] ??= computePosts(field, side));
}

function computePosts(field: Field, side: number): HexSet {
  const { tables: t, at } = field;
  const posts = t.noHexes.slice();
  for (const unit of t.unitsOf(sideAt(side))) {
    const place = at[unit] ?? NONE;
    if (t.isHex(place)) t.addHex(posts, place);
  }
  return posts;
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
