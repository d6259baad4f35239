/** Supply (§13). Sides and places are given by number. */
import { NO_WAY, countSteps } from '../../../kits/hex/grid.ts';
import type { HexId } from '../ids.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import { NONE, enemyOf, known, sideAt } from '../numbers.ts';
import { controllerOf, placeOf } from './field.ts';
import type { HexSet } from '../tables/hex-set.ts';
import { zoneOf } from './zones.ts';
import type { Field, Supply, Tables } from '../tables.ts';

/** §13.2.1, §13.2.2: hexsides from a line's start to its source. */
export const LONGEST_LINE = 5;

/** §13.2.3: no enemy units, enemy cities, or enemy zones of control without a friend. */
function readOpen(field: Field, side: number): HexSet {
  const { tables: t } = field;
  const open = t.withoutHexes(zoneOf(field, enemyOf(side)));
  for (const city of t.cityNumbers) if (controllerOf(field, city) !== side) t.removeHex(open, city);
  for (let unit = 0; unit < t.unitCount; unit++) {
    const place = placeOf(field, unit);
    if (!t.isHex(place)) continue;
    if (t.sideOfUnit(unit) === side) t.addHex(open, place);
    else t.removeHex(open, place);
  }
  return open;
}

/**
 * §13.2.1 to §13.2.3: sources of a side and lines to them. A city with a line feeds others, until none is added. Supply
 * cities and hero cities without a line are no sources (§13.2.4).
 */
export function readSupply(field: Field, side: number): Supply {
  return (field.supplies[side] ??= computeSupply(field, side));
}

function computeSupply(field: Field, side: number): Supply {
  const { tables: t } = field;
  const open = readOpen(field, side);
  const sources = t.noHexes.slice();
  const supplied = known(t.besideRear[side]).slice();
  t.growHexes(supplied, open, LONGEST_LINE - 1);
  for (;;) {
    const lines = citiesReached(field, side, sources, supplied);
    if (lines === null) return { tables: t, side, sources, open, supplied, steps: null, beside: null };
    t.joinHexes(sources, lines);
    t.growHexes(lines, open, LONGEST_LINE);
    t.joinHexes(supplied, lines);
  }
}

/** §13.2.1: cities of a side that have a line by now but are no sources yet; null for none. */
function citiesReached(field: Field, side: number, sources: HexSet, supplied: HexSet): number[] | null {
  const { tables: t } = field;
  let reached: number[] | null = null;
  for (const city of t.cityNumbers) {
    if (!t.hasHex(supplied, city) || t.hasHex(sources, city) || controllerOf(field, city) !== side) continue;
    reached ??= t.noHexes.slice();
    t.addHex(reached, city);
  }
  return reached;
}

/** Returns true if a rear area or a city is a source (§13.2.1). */
export const isSource = ({ tables: t, side, sources }: Supply, place: number): boolean =>
  t.isArea(place) ? t.sideOfArea(place) === side : t.hasHex(sources, place);

/** Returns true if no line from elsewhere may pass a hex or end in it (§13.2.3). */
export const isBlocked = ({ tables: t, open }: Supply, hex: number): boolean => !t.hasHex(open, hex);

export const sourcesOf = (supply: Supply): readonly number[] => [
  ...supply.tables.areasOf(sideAt(supply.side)),
  ...supply.tables.cityNumbers.filter((city) => isSource(supply, city)),
];

/** Counts the steps to each place, `NO_WAY` if unreachable; a source in a blocked hex ends only its own line. */
function countFrom(supply: Supply, sources: readonly number[]): readonly number[] {
  const { tables: t } = supply;
  const passes = (place: number): boolean => t.isArea(place) || !isBlocked(supply, place);
  return countSteps(t.placeCount, sources, (place) => (passes(place) ? t.neighboursOf(place) : NOWHERE));
}
const NOWHERE: readonly number[] = [];

const readSteps = (supply: Supply): readonly number[] => (supply.steps ??= countFrom(supply, sourcesOf(supply)));

const stepsAt = (steps: readonly number[], hex: number): number => {
  const far = known(steps[hex]);
  return far === NO_WAY ? Infinity : far;
};

/** Hexsides from a hex to the nearest source over open hexes, also beyond five (§11.4.2); `Infinity` if unreachable. */
export const stepsToSource = (supply: Supply, hex: number): number => stepsAt(readSteps(supply), hex);

/** The same for a side, to the nearest source except one, or `NONE` (Q24). */
export function readStepsBeside(field: Field, side: number, hex: number, but: number): number {
  const supply = readSupply(field, side);
  if (but === NONE || !isSource(supply, but)) return stepsToSource(supply, hex);
  const others = (): readonly number[] => sourcesOf(supply).filter((source) => source !== but);
  if (supply.beside?.but !== but) supply.beside = { but, steps: countFrom(supply, others()) };
  return stepsAt(supply.beside.steps, hex);
}

/** Returns true if a unit or city in a hex has a line (§13.2.2). The hex itself is not tested (§13.2.3). */
export const hasLine = ({ tables: t, supplied }: Supply, hex: number): boolean => t.hasHex(supplied, hex);

function stepCloser(supply: Supply, hex: number, far: number): number {
  const { tables: t } = supply;
  for (const area of t.areasBeside(hex)) if (isSource(supply, area)) return area;
  return known(t.neighboursOf(hex).find((near) => !isBlocked(supply, near) && stepsToSource(supply, near) === far - 1));
}

/** §13.2.2: a shortest line to show, from the hex to a city or rear area, both included; null without one. */
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

export type Holds = Pick<BtmState, 'germanHexes' | 'hero' | 'options' | 'rulings'>;

/** §14.2.2, Q27: the hero city as a supply city; by one reading also after it has fallen and is Soviet again. */
const isHeroHold = (state: Holds, id: HexId): boolean =>
  state.hero.hex === id || (state.hero.doubled === id && rulingsOf(state)['retaken-hero'] === 'supply-city');

/** Returns true if Soviet units in a hex hold out without a line (§13.2.4, §14.2.2, §15.2.1). */
export function isIsolatedHold(t: Tables, state: Holds, hex: number): boolean {
  const city = t.cityAt(hex);
  if (!city) return false;
  const { hex: id, supplyCity } = city;
  if (!supplyCity && !(state.options.odessa && id === t.odessa) && !isHeroHold(state, id)) return false;
  return !state.germanHexes.includes(id);
}

/** §13.1: units of a side that surrender, in the order of the data: in a hex, without a line, and not holding out. */
export function listSurrenders(state: Holds, field: Field, side: number): readonly number[] {
  const { tables: t } = field;
  const supply = readSupply(field, side);
  const isSoviet = sideAt(side) === 'soviet';
  return t.unitsOf(sideAt(side)).filter((unit) => {
    const place = placeOf(field, unit);
    if (!t.isHex(place) || hasLine(supply, place)) return false;
    return !(isSoviet && isIsolatedHold(t, state, place));
  });
}

/** §13.3, Q5: units recover in a source or next to one, even in enemy zones. */
export const givesRecovery = (supply: Supply, place: number): boolean =>
  isSource(supply, place) ||
  (supply.tables.isHex(place) &&
    (supply.tables.neighboursOf(place).some((near) => isSource(supply, near)) ||
      supply.tables.areasBeside(place).some((area) => isSource(supply, area))));

/** §13.3: spent units of a side that become active, in the order of the data. */
export function listRecoveries(field: Field, side: number): readonly number[] {
  const supply = readSupply(field, side);
  return field.tables.unitsOf(sideAt(side)).filter((unit) => {
    const place = placeOf(field, unit);
    return field.spent[unit] === true && place >= 0 && givesRecovery(supply, place);
  });
}
