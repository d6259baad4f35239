/** Supply (§13). Sides and places are given by number. */
import { NO_WAY, countSteps } from '../../../kits/hex/grid.ts';
import type { HexId } from '../ids.ts';
import { rulingsOf } from '../rulings.ts';
import { recall } from './latest.ts';
import type { BtmState } from '../state.ts';
import { NONE, enemyOf, known, sideAt } from '../numbers.ts';
import { placeOf } from './field.ts';
import type { HexSet } from '../tables/hex-set.ts';
import { postsOf, zoneOf } from './zones.ts';
import type { Field, Lines, Supply, Tables } from '../tables.ts';

/** §13.2.1, §13.2.2: hexsides from a line's start to its source. */
export const LONGEST_LINE = 5;

/** Cities of a side (§4.2). */
function readOwned(field: Field, side: number): HexSet {
  const { tables: t, control } = field;
  const owned = t.noHexes.slice();
  for (const city of t.cityNumbers) if (control[city] === side) t.addHex(owned, city);
  return owned;
}

/** §13.2.3: no enemy units, enemy cities, or enemy zones of control without a friend. */
function readOpen(field: Field, side: number, owned: HexSet): HexSet {
  const { tables: t } = field;
  const enemy = enemyOf(side);
  const [zone, friends, enemies] = [zoneOf(field, enemy), postsOf(field, side), postsOf(field, enemy)];
  const open = t.noHexes.slice();
  for (let row = 0; row < open.length; row++) {
    const enemyCities = (t.cityHexes[row] ?? 0) & ~(owned[row] ?? 0);
    const free = (t.land[row] ?? 0) & ~(zone[row] ?? 0) & ~enemyCities;
    open[row] = (free | (friends[row] ?? 0)) & ~(enemies[row] ?? 0);
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
  const owned = readOwned(field, side);
  const open = readOpen(field, side, owned);
  const { sources, supplied } = findLines(t, side, open, owned);
  return { tables: t, side, sources, open, supplied, steps: null, beside: null };
}

/** Positions that follow each other, or are compared with each other, have the same few lines. */
const MOST_LINES = 12;

/** Hexes without a line are never read while lines are computed, so only those within `supplied` must agree. */
const findLines = (t: Tables, side: number, open: HexSet, owned: HexSet): Lines =>
  recall(
    known(t.lines[side]),
    MOST_LINES,
    ({ supplied, open: before, owned: held }) =>
      t.areEqualWithin(supplied, before, open) && t.areEqualWithin(supplied, held, owned),
    () => computeLines(t, side, open, owned),
  );

function computeLines(t: Tables, side: number, open: HexSet, owned: HexSet): Lines {
  const sources = t.noHexes.slice();
  const supplied = known(t.besideRear[side]).slice();
  t.growHexes(supplied, open, LONGEST_LINE - 1);
  for (;;) {
    const reached = citiesReached(sources, supplied, owned);
    if (reached === null) return { open, owned, sources, supplied };
    t.joinHexes(sources, reached);
    t.growHexes(reached, open, LONGEST_LINE);
    t.joinHexes(supplied, reached);
  }
}

/** §13.2.1: cities of a side that have a line by now but are no sources yet; null for none. */
function citiesReached(sources: HexSet, supplied: HexSet, owned: HexSet): number[] | null {
  const reached = owned.map((cities, row) => cities & (supplied[row] ?? 0) & ~(sources[row] ?? 0));
  return reached.some((cities) => cities !== 0) ? reached : null;
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
  isSource(supply, place) || (supply.tables.isHex(place) && isBesideSource(supply, place));

const isBesideSource = ({ tables: t, side, sources }: Supply, hex: number): boolean =>
  t.meetsBeside(sources, hex) || t.hasHex(known(t.besideRear[side]), hex);

/** §13.3: spent units of a side that become active, in the order of the data. */
export function listRecoveries(field: Field, side: number): readonly number[] {
  const supply = readSupply(field, side);
  return field.tables.unitsOf(sideAt(side)).filter((unit) => {
    const place = placeOf(field, unit);
    return field.spent[unit] === true && place >= 0 && givesRecovery(supply, place);
  });
}
