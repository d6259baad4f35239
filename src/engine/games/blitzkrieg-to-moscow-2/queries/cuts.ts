/** Why a unit has no supply (§13.2): places where a line that would be short enough is stopped. */
import { NO_WAY, countSteps } from '../../../kits/hex/grid.ts';
import { controllerOf, holderOf, unitsIn } from '../rules/field.ts';
import type { Field, Supply } from '../tables.ts';
import { LONGEST_LINE, isBlocked, isSource, readSupply, sourcesOf } from '../rules/supply.ts';
import { zoneMakers } from '../rules/zones.ts';
import { enemyOf, known } from '../numbers.ts';
import type { SupplyCut } from './types.ts';

type Cause = 'unit' | 'city' | 'zone' | 'water' | 'isolated-city' | 'far';

const RULES: Readonly<Record<Cause, string>> = {
  unit: '13.2.3',
  city: '13.2.3',
  zone: '13.2.3',
  water: '13.2.2',
  'isolated-city': '13.2.1',
  far: '13.2.2',
};

/** §13.2.3: why a hex is closed to the lines of a side; null where it is open. */
function causeOf(field: Field, supply: Supply, hex: number): 'unit' | 'city' | 'zone' | null {
  if (!isBlocked(supply, hex)) return null;
  if (holderOf(field, hex) === enemyOf(supply.side)) return 'unit';
  return field.tables.cityAt(hex) !== null && controllerOf(field, hex) !== supply.side ? 'city' : 'zone';
}

function cutAt(
  field: Field,
  side: number,
  cause: Cause,
  hex: number,
  about: Readonly<Record<string, string | number>> = {},
): SupplyCut {
  const { tables: t } = field;
  const makers = cause === 'zone' ? zoneMakers(field, enemyOf(side), hex) : cause === 'unit' ? unitsIn(field, hex) : [];
  const units = makers.map(t.unitId).join(',');
  const params = { hex: t.placeId(hex), ...(units === '' ? {} : { units }), ...about };
  return { hex: t.placeId(hex), reason: { key: `btm.cut.${cause}`, params, rule: RULES[cause] } };
}

interface Search {
  readonly field: Field;
  readonly supply: Supply;
  /** Hexsides from the unit over open hexes. */
  readonly near: readonly number[];
  /** Hexsides to the nearest source if only water were in the way. */
  readonly free: readonly number[];
}

const isShortEnough = ({ free }: Search, steps: number, hex: number): boolean =>
  steps + known(free[hex]) <= LONGEST_LINE;

function stopsBeside(search: Search, at: number): readonly SupplyCut[] {
  const { tables: t } = search.field;
  const { field, supply, near } = search;
  const steps = known(near[at]) + 1;
  return t.gridNeighbours(at).flatMap((hex) => {
    if (!isShortEnough(search, steps, hex)) return [];
    if (t.isWaterBetween(at, hex))
      return known(near[hex]) === NO_WAY ? [cutAt(field, supply.side, 'water', hex, { from: t.placeId(at) })] : [];
    const cause = causeOf(field, supply, hex);
    return cause === null ? [] : [cutAt(field, supply.side, cause, hex)];
  });
}

/** §13.2.1: own cities that a line reaches but that are no sources, because they have no line themselves. */
const isolatedCities = ({ field, supply, near }: Search): readonly SupplyCut[] =>
  field.tables.cityNumbers
    .filter(
      (city) =>
        known(near[city]) > 0 &&
        controllerOf(field, city) === supply.side &&
        !isSource(supply, city) &&
        known(near[city]) <= LONGEST_LINE &&
        !isBlocked(supply, city),
    )
    .map((city) => cutAt(field, supply.side, 'isolated-city', city));

const firstOfEach = (cuts: readonly SupplyCut[]): readonly SupplyCut[] =>
  cuts.filter((cut, i) => cuts.findIndex(({ hex, reason }) => hex === cut.hex && reason.key === cut.reason.key) === i);

/** Obstacles between a unit and its sources of supply, nearest first (§13.2); without any, the distance is too long. */
export function findCuts(field: Field, side: number, hex: number): readonly SupplyCut[] {
  const { tables: t } = field;
  const supply = readSupply(field, side);
  const near = countSteps(
    t.placeCount,
    [hex],
    t.neighboursOf,
    (place) => !t.isArea(place) && causeOf(field, supply, place) === null,
  );
  const free = countSteps(t.placeCount, sourcesOf(supply), t.neighboursOf);
  const search: Search = { field, supply, near, free };
  const reached = [...near.keys()].filter(
    (place) =>
      !t.isArea(place) &&
      known(near[place]) < LONGEST_LINE &&
      (place === hex || causeOf(field, supply, place) === null),
  );
  const inOrder = [...reached].sort((a, b) => known(near[a]) - known(near[b]) || a - b);
  const cuts = [...inOrder.flatMap((at) => stopsBeside(search, at)), ...isolatedCities(search)];
  if (cuts.length > 0) return firstOfEach(cuts);
  const steps = known(free[hex]);
  return [cutAt(field, side, 'far', hex, { steps, most: LONGEST_LINE })];
}
