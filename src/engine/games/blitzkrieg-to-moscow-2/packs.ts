import type { Faults } from '../../kits/pack/pack-kit.ts';
import { type PackParts, makePackKit } from '../../kits/pack/pack-kit.ts';
import { buildGame } from './build-game.ts';
import { listFormerPacks } from './former-packs.ts';
import { AREAS, type CrtResult, SIDES } from './ids.ts';
import { isAreaId } from './numbers.ts';
import { makeData } from './pack-data.ts';
import { NAMED_CITIES } from './pack-map.ts';
import { type Pack, digestOfPack, readPack, readShippedPack } from './pack.ts';
import { SOVIET } from './rules/stacking.ts';
import { isCityOnly } from './tables/pack.ts';
import { MOST_SHORES } from './tables/hex-set.ts';
import type { BtmTypes } from './types.ts';

const COLUMNS = 7;
/** The results are ordered from the least to the worst for the defender (§11.3.6). */
const WORSE: readonly CrtResult[] = ['-', 'DR', 'DL', 'DE'];

function* mapFaults({ map, cities }: Pack): Faults {
  const named = new Set(cities.map(({ hex }) => hex));
  for (const { id, terrain } of map.hexes)
    if ((terrain === 'city') !== named.has(id)) yield { key: 'pack.fault.city-ground', params: { space: id } };
  for (const en of NAMED_CITIES)
    if (!cities.some((city) => city.en === en)) yield { key: 'pack.fault.city-missing', params: { name: en } };
  const twice = cities.find(({ hex }, i) => cities.findIndex((city) => city.hex === hex) < i);
  if (twice) yield { key: 'pack.fault.city-twice', params: { space: twice.hex } };
  for (const area of AREAS)
    if (map.rearAreas[area].adjacentHexes.length === 0) yield { key: 'pack.fault.rear-alone', params: { area } };
  const shores = new Set(map.waterHexsides.flatMap(({ between }) => between));
  if (shores.size > MOST_SHORES) yield { key: 'pack.fault.shores', params: { n: shores.size, max: MOST_SHORES } };
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
  for (const side of SIDES)
    if (!units.some((unit) => unit.side === side)) yield { key: 'pack.fault.no-units', params: { side } };
  if (setup.citySetupInfantry.length === 0) yield { key: 'pack.fault.no-city-army' };
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
  for (const side of SIDES) {
    if (cards[side].length === 0) yield { key: 'pack.fault.no-cards', params: { side } };
    // Copies of a card share its name: one is played for the other.
    const kinds = new Map<string, string>();
    for (const card of cards[side]) {
      const kind = JSON.stringify([card.uses.map(({ use, units }) => [use, units]), isCityOnly(card)]);
      if ((kinds.get(card.name) ?? kind) !== kind) yield { key: 'pack.fault.card-name', params: { card: card.id } };
      kinds.set(card.name, kind);
    }
    for (const { id, uses } of cards[side]) {
      const names = uses.map(({ use }) => use);
      if (names.length === 0) yield { key: 'pack.fault.no-use', params: { card: id } };
      if (new Set(names).size < names.length) yield { key: 'pack.fault.use-twice', params: { card: id } };
    }
  }
}

function* faultsOf(pack: Pack): Faults {
  yield* mapFaults(pack);
  yield* unitFaults(pack);
  yield* cardFaults(pack);
  if (Object.keys(pack.crt.columns).join() !== Array.from({ length: COLUMNS }, (_, i) => i + 1).join())
    yield { key: 'pack.fault.columns' };
}

function* remarksOf({ crt: { columns } }: Pack): Faults {
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

export const partsOn = (shipped: Pack): PackParts<Pack, BtmTypes> => ({
  game: 'blitzkrieg-to-moscow-2',
  shipped,
  ...{ makeData, readPack, digestOf: digestOfPack, faultsOf, remarksOf, build: buildGame },
});

export const packs = makePackKit({ ...partsOn(readShippedPack()), former: listFormerPacks });
