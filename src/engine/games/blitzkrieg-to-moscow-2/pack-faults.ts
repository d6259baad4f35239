/** What holds of any map and any pieces, the shipped ones too: each fault as a sentence that names the place. */
import type { Faults } from '../../kits/pack/faults.ts';
import { SIDES, type CrtResult } from './ids.ts';
import { isAreaId } from './numbers.ts';
import type { Pack } from './pack.ts';
import { SOVIET } from './rules/stacking.ts';

const COLUMNS = 7;
/** From the least to the worst for the defender (§11.3.6). */
const WORSE: readonly CrtResult[] = ['-', 'DR', 'DL', 'DE'];

function* mapFaults({ map, cities }: Pack): Faults {
  const named = new Set(cities.map(({ hex }) => hex));
  for (const { id, terrain } of map.hexes)
    if ((terrain === 'city') !== named.has(id)) yield { key: 'pack.fault.city-ground', params: { space: id } };
  for (const en of ['Moscow', 'Odessa', 'Sevastopol'])
    if (!cities.some((city) => city.en === en)) yield { key: 'pack.fault.city-missing', params: { name: en } };
}

function* unitFaults({ units, setup, turnTrack, cities, map }: Pack): Faults {
  const soviet = Object.values(setup.soviet).flat();
  const german = Object.entries(setup.german).flatMap(([area, there]) => there.map((id) => [id, area] as const));
  const rear = new Map(german);
  const turns = new Set(turnTrack.map(({ turn }) => String(turn)));
  for (const { id, side, code, strength, passive } of units) {
    const params = { unit: id };
    if (passive > strength) yield { key: 'pack.fault.passive', params };
    const isPlaced = code === 'start' ? soviet.includes(id) : isAreaId(code) ? rear.get(id) === code : turns.has(code);
    if (!isPlaced) yield { key: 'pack.fault.no-start', params };
    if (side === 'german' && soviet.includes(id)) yield { key: 'pack.fault.wrong-side', params };
  }
  // §3.1, §15.1: five armies begin in cities, also where they are set up freely.
  const inCities = new Set(cities.flatMap(({ hex }) => setup.soviet[hex] ?? []));
  for (const id of setup.citySetupInfantry)
    if (!inCities.has(id)) yield { key: 'pack.fault.city-army', params: { unit: id } };
  const hexes = new Set(map.hexes.map(({ id }) => id));
  for (const [hex, there] of Object.entries(setup.soviet)) {
    const tanks = there.filter((id) => units.some((unit) => unit.id === id && unit.arm === 'tank')).length;
    const ofOneArm = Math.max(tanks, there.length - tanks);
    // §8.2.
    if (!hexes.has(hex) || there.length > SOVIET.units || ofOneArm > SOVIET.ofOneArm)
      yield { key: 'pack.fault.stack', params: { space: hex } };
  }
}

function* cardFaults({ cards }: Pack): Faults {
  for (const side of SIDES)
    for (const { id, uses } of cards[side]) {
      const names = uses.map(({ use }) => use);
      if (names.length === 0) yield { key: 'pack.fault.no-use', params: { card: id } };
      if (new Set(names).size < names.length) yield { key: 'pack.fault.use-twice', params: { card: id } };
    }
}

export function* faultsOf(pack: Pack): Faults {
  yield* mapFaults(pack);
  yield* unitFaults(pack);
  yield* cardFaults(pack);
  if (Object.keys(pack.crt.columns).join() !== Array.from({ length: COLUMNS }, (_, i) => i + 1).join())
    yield { key: 'pack.fault.columns' };
}

/** What is unusual, though the rules can play it: a higher column or a lower die that is worse for the attacker. */
export function* remarksOf({ crt: { columns } }: Pack): Faults {
  const worth = (column: number, die: number): number => {
    const result = columns[String(column)]?.[die - 1];
    return result === undefined ? -1 : WORSE.indexOf(result);
  };
  for (let column = 1; column <= COLUMNS; column++)
    for (let die = 1; die <= 6; die++) {
      const isLess = column > 1 && worth(column, die) < worth(column - 1, die);
      if (isLess || (die > 1 && worth(column, die) > worth(column, die - 1)))
        yield { key: 'pack.remark.crt', params: { column: `${column}:1`, die } };
    }
}
