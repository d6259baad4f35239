/** Lists what ending a phase would lose (§4.2, §13.1): units without supply, and empty cities that an enemy may enter. */
import { sideNo } from '../numbers.ts';
import type { HexId, UnitId } from '../ids.ts';
import { enemiesInReach } from '../preview/effects.ts';
import { placeOf, readField, unitsIn } from '../rules/field.ts';
import { hasLine, isIsolatedHold, listSurrenders, readSupply } from '../rules/supply.ts';
import type { Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';
import { readOdds } from './attacks.ts';
import { readReach } from './reach.ts';
import type { PartingReading } from './types.ts';

export function readParting(t: Tables, view: BtmView): PartingReading {
  const { phase } = view;
  if (phase !== 'movement' && phase !== 'breakthrough') return { cutOff: [], cities: [] };
  return { cutOff: listCutOff(t, view), cities: phase === 'movement' ? listCities(t, view) : [] };
}

/** §13.1: units that surrender in this turn's supply phase, by hex, and what they could still do. */
function listCutOff(t: Tables, view: BtmView): PartingReading['cutOff'] {
  const field = readField(t, view);
  const units = listSurrenders(view, field, sideNo(view.side)).map(t.unitId);
  const odds = units.length === 0 ? [] : readOdds(t, view);
  const placeOfId = (unit: UnitId): HexId => t.placeId(placeOf(field, t.unitNo(unit)));
  return [...new Set(units.map(placeOfId))].map((hex) => {
    const here = units.filter((unit) => placeOfId(unit) === hex);
    return {
      hex,
      units: here,
      escapes: [...new Set(here.flatMap((unit) => listEscapes(t, view, unit)))],
      attacks: odds.flatMap((one) => (one.units.some((unit) => here.includes(unit)) ? [one.target] : [])),
    };
  });
}

/** Hexes within reach in which the unit would have supply, or hold out. */
const listEscapes = (t: Tables, view: BtmView, unit: UnitId): readonly string[] =>
  readReach(t, view, unit).flatMap(({ hex }) => (isSafe(t, view, unit, hex) ? [hex] : []));

function isSafe(t: Tables, view: BtmView, unit: UnitId, place: string): boolean {
  const state = view.units[unit];
  const no = t.placeNo(place);
  if (!state || !t.isHex(no)) return true;
  const field = readField(t, { ...view, units: { ...view.units, [unit]: { ...state, place } } });
  if (hasLine(readSupply(field, sideNo(view.side)), no)) return true;
  return view.side === 'soviet' && isIsolatedHold(t, view, no);
}

/** §4.2: empty cities of the side that an enemy is near enough to enter, with the units that could still enter them. */
function listCities(t: Tables, view: BtmView): PartingReading['cities'] {
  const field = readField(t, view);
  const isGerman = view.side === 'german';
  const found = t.cityNumbers.flatMap((city) => {
    const hex = t.placeId(city);
    if (view.germanHexes.includes(hex) !== isGerman || unitsIn(field, city).length > 0) return [];
    const enemies = enemiesInReach(field, view.side, city, view.turn).map(t.unitId);
    return enemies.length > 0 ? [{ hex, enemies }] : [];
  });
  if (found.length === 0) return [];
  const reach = t.unitsOf(view.side).map((unit) => ({
    unit: t.unitId(unit),
    hexes: new Set(readReach(t, view, t.unitId(unit)).map(({ hex }) => hex)),
  }));
  return found.map(({ hex, enemies }) => ({
    hex,
    enemies,
    garrisons: reach.flatMap(({ unit, hexes }) => (hexes.has(hex) ? [unit] : [])),
  }));
}
