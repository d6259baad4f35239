/** The map as the greedy player has it in mind: ways over empty country, worked out once. */
import {
  CITIES,
  HEX_COUNT,
  PLACE_COUNT,
  UNITS,
  isCity,
  neighboursOf,
  placeNo,
  terrainOf,
} from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';

export const GERMAN = 0;
export const SOVIET = 1;

/** More steps than any two places lie apart. */
export const FAR = 99;

/** Steps from a hex or rear area to every hex over empty country, `from * HEX_COUNT + to`. */
const STEPS = measure();

function measure(): Uint8Array {
  const steps = new Uint8Array(PLACE_COUNT * HEX_COUNT).fill(FAR);
  for (let from = 0; from < PLACE_COUNT; from++) {
    const row = steps.subarray(from * HEX_COUNT, (from + 1) * HEX_COUNT);
    if (from < HEX_COUNT) row[from] = 0;
    const queue = [from];
    for (const place of queue) {
      const far = (place === from ? 0 : (row[place] ?? FAR)) + 1;
      for (const near of neighboursOf(place)) {
        if ((row[near] ?? 0) <= far) continue;
        row[near] = far;
        queue.push(near);
      }
    }
  }
  return steps;
}

export const stepsTo = (from: number, hex: number): number => STEPS[from * HEX_COUNT + hex] ?? FAR;

export interface City {
  readonly hex: number;
  readonly points: number;
  /** Soviet units in it never surrender (§13.2.4). */
  readonly isSupplyCity: boolean;
}
export const CITY_LIST: readonly City[] = CITIES.map(({ hex, points, supplyCity }) => ({
  hex: placeNo(hex),
  points,
  isSupplyCity: supplyCity,
}));

const STRENGTH = UNITS.map(({ strength }) => strength);
const PASSIVE = UNITS.map(({ passive }) => passive);
/** §2.2: strength of the side that lies up. */
export const strengthOf = (unit: number, isSpent: boolean): number => (isSpent ? PASSIVE : STRENGTH)[unit] ?? 0;
/** §11.3.4: a hex that helps its defender. */
const IS_HARD = Array.from({ length: HEX_COUNT }, (_, hex) => isCity(hex) || terrainOf(hex) === 'mountain');
export const isHardGround = (hex: number): boolean => IS_HARD[hex] ?? false;
