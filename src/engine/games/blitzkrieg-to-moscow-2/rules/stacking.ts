/** Stacking (§8). Sides are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import { holderOf, placeOf, unitsIn } from './field.ts';
import type { Field, Tables } from '../tables.ts';
import { refusal } from './reason.ts';

interface Limit {
  readonly units: number;
  readonly ofOneArm: number;
}
/** §8.1: the German side does not stack. */
const GERMAN: Limit = { units: 1, ofOneArm: 1 };
/** §8.2. */
export const SOVIET: Limit = { units: 3, ofOneArm: 2 };
export const limitOf = (side: number): Limit => (side === 0 ? GERMAN : SOVIET);

/** §8: the limit that units of one side in one hex exceed: their number, or that of one arm; null for none. */
export function overLimit(t: Tables, units: readonly number[], side: number): 'count' | 'arm' | null {
  // Most hexes hold one unit at most.
  if (units.length < 2) return null;
  const limit = limitOf(side);
  if (units.length > limit.units) return 'count';
  if (units.length <= limit.ofOneArm) return null;
  let tanks = 0;
  for (const unit of units) if (t.isTank(unit)) tanks++;
  return Math.max(tanks, units.length - tanks) > limit.ofOneArm ? 'arm' : null;
}

/** Returns true if `more`, from elsewhere, fit in a hex with the units there (§8). Rear areas hold any number. */
export function wouldFit(field: Field, side: number, place: number, more: readonly number[]): boolean {
  const here = unitsIn(field, place);
  // Most places asked for are empty.
  const together = here.length === 0 ? more : [...here, ...more];
  return field.tables.isArea(place) || overLimit(field.tables, together, side) === null;
}

/** §8.3: hexes where a side exceeds the limit, in the order of the data. */
export function listExcess(field: Field, side: number): readonly number[] {
  const { tables: t } = field;
  const hexes: number[] = [];
  for (let hex = 0; hex < t.hexCount; hex++)
    if (overLimit(t, unitsIn(field, hex), side) !== null && holderOf(field, hex) === side) hexes.push(hex);
  return hexes;
}

/** §8.3: why a unit may not be removed as surplus; null when it may. Its owner chooses freely within the hex. */
export function explainRemoval(field: Field, unit: number): Reason | null {
  const { tables: t } = field;
  const place = placeOf(field, unit);
  if (!t.isHex(place)) return refusal('NOT_ON_MAP.remove', '8.3', { unit: t.unitId(unit) });
  if (overLimit(t, unitsIn(field, place), t.sideOfUnit(unit)) !== null) return null;
  return refusal('NOT_EXCESS', '8.3', { unit: t.unitId(unit), hex: t.placeId(place) });
}
