/** Map and pieces for the greedy player: distances over empty country and chances, computed once. */
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { Tables } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import type { HexSet } from '../../engine/games/blitzkrieg-to-moscow-2/tables/hex-set.ts';
import { computeOdds } from '../../engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';

// Chances of attacks by column, computed once (§11.3.6).

/** Chances of the four results; none for a failure (§11.3.5). */
export interface Chances {
  readonly gone: number;
  readonly spentRetreat: number;
  readonly retreat: number;
}
const NO_CHANCE: Chances = { gone: 0, spentRetreat: 0, retreat: 0 };

function readChances(t: Tables, column: number, isHero: boolean): Chances {
  const odds = computeOdds(t, column, isHero);
  if (!odds) return NO_CHANCE;
  const share = (id: string) => (odds.outcomes.find((outcome) => outcome.id === id)?.count ?? 0) / odds.total;
  return { gone: share('DE'), spentRetreat: share('DL'), retreat: share('DR') };
}

function makeChances(t: Tables): (column: number, isHero: boolean) => Chances {
  const [plain, hero] = [false, true].map((isHero) =>
    Array.from({ length: t.columns + 1 }, (_, column) => readChances(t, column, isHero)),
  );
  return (column, isHero) => (isHero ? hero : plain)?.[Math.max(0, Math.min(t.columns, column))] ?? NO_CHANCE;
}

export const GERMAN = 0;
export const SOVIET = 1;

const FAR = 99;

export interface City {
  readonly hex: number;
  readonly points: number;
  /** Soviet units in it never surrender (§13.2.4). */
  readonly isSupplyCity: boolean;
  /** Places that are within three and six steps of it. */
  readonly close: Ring;
  readonly wide: Ring;
}

/** Places within so many steps of a hex over empty country. */
export interface Ring {
  readonly hexes: HexSet;
  readonly areas: readonly number[];
}

export interface Atlas {
  readonly tables: Tables;
  readonly cities: readonly City[];
  /** Steps from a hex or rear area to a hex over empty country. */
  readonly stepsTo: (from: number, hex: number) => number;
  /** §2.2: strength of the side that is up. */
  readonly strengthOf: (unit: number, isSpent: boolean) => number;
  /** §11.3.4: a hex that helps its defender. */
  readonly isHardGround: (hex: number) => boolean;
  readonly chancesOf: (column: number, isHero: boolean) => Chances;
  /** The pull of each city that reaches each place, `place * cities + city`. */
  readonly faded: Float64Array;
  readonly unitsOf: readonly [readonly number[], readonly number[]];
}

const FADE = 0.75;

/** Steps from a hex or rear area to every hex over empty country, `from * hexes + to`. */
function measure(t: Tables): Uint8Array {
  const steps = new Uint8Array(t.placeCount * t.hexCount).fill(FAR);
  for (let from = 0; from < t.placeCount; from++) {
    const row = steps.subarray(from * t.hexCount, (from + 1) * t.hexCount);
    if (from < t.hexCount) row[from] = 0;
    const queue = [from];
    for (const place of queue) {
      const far = (place === from ? 0 : (row[place] ?? FAR)) + 1;
      for (const near of t.neighboursOf(place)) {
        if ((row[near] ?? 0) <= far) continue;
        row[near] = far;
        queue.push(near);
      }
    }
  }
  return steps;
}

function makeAtlas(t: Tables): Atlas {
  const steps = measure(t);
  const stepsTo = (from: number, hex: number): number => steps[from * t.hexCount + hex] ?? FAR;
  const ringOf = (hex: number, steps: number): Ring => {
    const places = t.placeIds.map((_, place) => place).filter((place) => stepsTo(place, hex) <= steps);
    return { hexes: t.hexSetOf(places.filter(t.isHex)), areas: places.filter(t.isArea) };
  };
  const cities = t.cities.map(({ hex: id, points, supplyCity }): City => {
    const hex = t.placeNo(id);
    return { hex, points, isSupplyCity: supplyCity, close: ringOf(hex, 3), wide: ringOf(hex, 6) };
  });
  const full = t.units.map(({ strength }) => strength);
  const passive = t.units.map((unit) => unit.passive);
  const areHard = Array.from({ length: t.hexCount }, (_, hex) => t.isCity(hex) || t.terrainOf(hex) === 'mountain');
  return {
    tables: t,
    cities,
    stepsTo,
    strengthOf: (unit, isSpent) => (isSpent ? passive : full)[unit] ?? 0,
    isHardGround: (hex) => areHard[hex] ?? false,
    chancesOf: makeChances(t),
    faded: Float64Array.from(
      { length: t.placeCount * cities.length },
      (_, i) => FADE ** stepsTo(Math.floor(i / cities.length), cities[i % cities.length]?.hex ?? NONE),
    ),
    unitsOf: [t.unitsOf('german'), t.unitsOf('soviet')],
  };
}

const atlases = new WeakMap<Tables, Atlas>();

export function atlasOf(tables: Tables): Atlas {
  const atlas = atlases.get(tables) ?? makeAtlas(tables);
  atlases.set(tables, atlas);
  return atlas;
}
