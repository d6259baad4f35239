/** Supply (§13). Sides and places are given by number. */
import { SIDES, type Side } from '../ids.ts';
import type { BtmState } from '../state.ts';
import {
  CITY_NUMBERS,
  ODESSA,
  PLACE_COUNT,
  UNIT_COUNT,
  areasBeside,
  areasOf,
  cityAt,
  enemyOf,
  isHex,
  known,
  neighboursOf,
  sideOfUnit,
  unitsOf,
} from '../tables.ts';
import { controllerOf, placeOf, type Field } from './field.ts';
import { zoneOf } from './zones.ts';

/** §13.2.1, §13.2.2: hexsides from where a line starts to its source. */
const LONGEST_LINE = 5;

/** More hexsides than any line has; a small number, because lists of those are the fastest. */
const NO_LINE = 999;

/** The supply of one side. */
export interface Supply {
  readonly side: number;
  /** By place: own rear areas, and the cities of the network (§13.2.1). */
  readonly sources: readonly boolean[];
  /** By hex: no line that starts elsewhere may pass it or end in it (§13.2.3). */
  readonly blocked: readonly boolean[];
  /** By place: hexsides to the nearest source over hexes that are open, however many; `NO_LINE` without a way. */
  readonly steps: readonly number[];
}

// Copies of small arrays are several times as fast as new ones filled by a function.
const NO_SOURCE: readonly boolean[] = Array.from({ length: PLACE_COUNT }, () => false);
const ALL_PLACES: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, place) => place);
const NO_WAY: readonly number[] = Array.from({ length: PLACE_COUNT }, () => NO_LINE);

const sideAt = (side: number): Side => known(SIDES[side]);

/** §13.2.3: enemy units, enemy cities, and enemy zones of control where no friend stands. */
function readBlocked(field: Field, side: number): readonly boolean[] {
  const blocked = zoneOf(field, enemyOf(side)).slice();
  for (const city of CITY_NUMBERS) if (controllerOf(field, city) !== side) blocked[city] = true;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = placeOf(field, unit);
    if (isHex(place)) blocked[place] = sideOfUnit(unit) !== side;
  }
  return blocked;
}

/** Lowers `steps` round places, breadth first, no further than `limit`; hexes that are blocked are reached but not passed. */
function spread(steps: number[], blocked: readonly boolean[], places: readonly number[], limit: number): void {
  const queue = places.filter((place) => blocked[place] !== true);
  for (let i = 0; i < queue.length; i++) {
    const place = known(queue[i]);
    const far = known(steps[place]) + 1;
    if (far > limit) return;
    for (const near of neighboursOf(place)) {
      if (known(steps[near]) <= far) continue;
      steps[near] = far;
      if (blocked[near] !== true) queue.push(near);
    }
  }
}

/**
 * §13.2.1 to §13.2.3: sources of a side and the way to them. A city that has a line makes lines for others, until
 * nothing is added. Supply cities and hero cities without a line are no sources (§13.2.4).
 */
export function readSupply(field: Field, side: number): Supply {
  const memo = side === 0 ? field.supplies[0] : field.supplies[1];
  memo.value ??= computeSupply(field, side);
  return memo.value;
}

function computeSupply(field: Field, side: number): Supply {
  const blocked = readBlocked(field, side);
  const steps = NO_WAY.slice();
  const sources = NO_SOURCE.slice();
  for (let added = areasOf(sideAt(side)); added.length > 0; added = citiesReached(field, side, sources, steps)) {
    for (const source of added) {
      sources[source] = true;
      steps[source] = 0;
    }
    spread(steps, blocked, added, LONGEST_LINE);
  }
  // What lies further off is for retreats only (§11.4.2), and is reached once, when all sources are known.
  const edge = ALL_PLACES.filter((place) => steps[place] === LONGEST_LINE);
  spread(steps, blocked, edge, NO_LINE);
  return { side, sources, blocked, steps };
}

/** §13.2.1: cities of a side that have a line by now, and are no sources yet. */
function citiesReached(
  field: Field,
  side: number,
  sources: readonly boolean[],
  steps: readonly number[],
): readonly number[] {
  const reached: number[] = [];
  for (const city of CITY_NUMBERS)
    if (sources[city] !== true && controllerOf(field, city) === side && known(steps[city]) <= LONGEST_LINE)
      reached.push(city);
  return reached;
}

/** §13.2.1: whether a rear area or a city is a source. */
export const isSource = (supply: Supply, place: number): boolean => supply.sources[place] ?? false;

/** Hexsides from a hex to the nearest source over open hexes, beyond five as well (§11.4.2); `Infinity` without a way. */
export function stepsToSource({ steps }: Supply, hex: number): number {
  const far = steps[hex] ?? NO_LINE;
  return far === NO_LINE ? Infinity : far;
}

/** §13.2.2: whether a unit in a hex, or a city there, has a line. The hex itself is not tested (§13.2.3). */
export const hasLine = (supply: Supply, hex: number): boolean => (supply.steps[hex] ?? NO_LINE) <= LONGEST_LINE;

/** The next place of a shortest line, one step nearer to a source. */
function stepCloser({ sources, blocked, steps }: Supply, hex: number, far: number): number {
  for (const area of areasBeside(hex)) if (sources[area] === true) return area;
  return known(neighboursOf(hex).find((near) => blocked[near] !== true && known(steps[near]) === far - 1));
}

/**
 * §13.2.2: a shortest line for display, from the hex itself to the source, which is a city or a rear area; null without
 * a line. A source city is a line of its own.
 */
export function lineFrom(supply: Supply, hex: number): readonly number[] | null {
  if (!hasLine(supply, hex)) return null;
  const line = [hex];
  let place = hex;
  for (let far = stepsToSource(supply, hex); far > 0; far--) {
    place = stepCloser(supply, place, far);
    line.push(place);
  }
  return line;
}

/** §13.2.4, §14.2.2, §15.2.1: whether Soviet units in a hex hold out without a line. */
export function isIsolatedHold({ germanHexes, hero, options }: BtmState, hex: number): boolean {
  const city = cityAt(hex);
  if (!city) return false;
  const { hex: id, supplyCity } = city;
  if (!supplyCity && hero.hex !== id && !(options.odessa && id === ODESSA)) return false;
  return !germanHexes.includes(id);
}

/** §13.1: units of a side that surrender, in the order of the data: on a hex, without a line, and not holding out. */
export function listSurrenders(state: BtmState, field: Field, side: number): readonly number[] {
  const supply = readSupply(field, side);
  const isSoviet = sideAt(side) === 'soviet';
  return unitsOf(sideAt(side)).filter((unit) => {
    const place = placeOf(field, unit);
    if (!isHex(place) || hasLine(supply, place)) return false;
    return !(isSoviet && isIsolatedHold(state, place));
  });
}

/** §13.3, Q5: whether units in a place recover: in a source or beside one, enemy zones or not. */
export const givesRecovery = (supply: Supply, place: number): boolean =>
  isSource(supply, place) ||
  (isHex(place) &&
    (neighboursOf(place).some((near) => isSource(supply, near)) ||
      areasBeside(place).some((area) => isSource(supply, area))));

/** §13.3: spent units of a side that become active, in the order of the data. */
export function listRecoveries(field: Field, side: number): readonly number[] {
  const supply = readSupply(field, side);
  return unitsOf(sideAt(side)).filter((unit) => {
    const place = placeOf(field, unit);
    return field.spent[unit] === true && place >= 0 && givesRecovery(supply, place);
  });
}
