/** Units by number, in the order of the pack. */
import type { Pack } from '../pack.ts';
import type { UnitFacts } from '../data-types.ts';
import { SIDES, type Side, type UnitId } from '../ids.ts';
import { NONE, indexOf, known, sideNo } from '../numbers.ts';

export function makeUnits({ units, setup }: Pack) {
  const unitIds: readonly UnitId[] = units.map(({ id }) => id);
  const numbers = indexOf(unitIds);
  const unitFacts = (unit: number): UnitFacts => known(units[unit]);
  const sides = units.map(({ side }) => sideNo(side));
  const ofSide = SIDES.map((side) => units.flatMap((unit, i) => (unit.side === side ? [i] : [])));
  const areTanks = units.map(({ arm }) => arm === 'tank');
  return {
    units,
    unitIds,
    unitCount: units.length,
    /** `NONE` for an unknown id. */
    unitNo: (id: UnitId): number => numbers.get(id) ?? NONE,
    unitId: (unit: number): UnitId => known(unitIds[unit]),
    unitFacts,
    sideOfUnit: (unit: number): number => sides[unit] ?? NONE,
    unitsOf: (side: Side): readonly number[] => known(ofSide[sideNo(side)]),
    isTank: (unit: number): boolean => areTanks[unit] ?? false,
    /** Soviet mechanised corps: eliminated where another unit becomes spent (§11.3.7). */
    isMechanised: (unit: number): boolean => !unitFacts(unit).hasSpentSide,
    /** §15.1: the Soviet armies that are set up in cities. */
    cityArmies: setup.citySetupInfantry,
    /** Lists of one unit; most hexes hold one. */
    alone: units.map((_, unit): readonly number[] => [unit]),
  };
}
export type Units = ReturnType<typeof makeUnits>;
