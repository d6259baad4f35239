import type { Faults } from '../../kits/pack/pack-kit.ts';
import { makePackKit } from '../../kits/pack/pack-kit.ts';
import { buildGame } from './build-game.ts';
import { SIDES, sideOf } from './ids.ts';
import { makeData } from './pack-data.ts';
import { type Pack, digestOfPack, readPack, readShippedPack } from './pack.ts';

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const isLeap = Number(year) % 4 === 0 && month === '02';
  const days = (DAYS_OF_MONTH[Number(month) - 1] ?? 0) + (isLeap ? 1 : 0);
  return Number(day) >= 1 && Number(day) <= days;
}

function* faultsOf({ hexes, units, factions, constants, turnTrack }: Pack): Faults {
  const byId = new Map(hexes.map((hex) => [hex.id, hex]));
  const taken = new Set<string>();
  for (const { id, start, faction } of units) {
    const hex = byId.get(start);
    if (hex?.playable !== true || taken.has(start))
      yield { key: 'pack.fault.start-place', params: { unit: id, space: start } };
    if (hex?.initialControl !== faction) yield { key: 'pack.fault.start-control', params: { unit: id, space: start } };
    taken.add(start);
  }
  for (const { id, playable, initialControl, city, cityValue, terrain } of hexes) {
    const params = { space: id };
    if (playable !== (initialControl !== null)) yield { key: 'pack.fault.control', params };
    if ((city !== null) !== terrain.startsWith('city') || (city !== null) !== cityValue > 0)
      yield { key: 'pack.fault.city-ground', params };
  }
  for (const { id, arrivalEdge } of factions)
    if (arrivalEdge !== null && !hexes.some(({ edge, playable }) => playable && edge === arrivalEdge))
      yield { key: 'pack.fault.no-edge', params: { faction: id } };
  if (constants.eliminateDiff < constants.retreatDiff) yield { key: 'pack.fault.differences' };
  for (const side of SIDES)
    if (!units.some(({ faction }) => sideOf(faction) === side)) yield { key: 'pack.fault.no-units', params: { side } };
  for (const { turn, start, end } of turnTrack)
    if (!isDay(start) || !isDay(end) || end < start) yield { key: 'pack.fault.days', params: { turn } };
  if (turnTrack.some((row, i) => row.turn !== i + 1)) yield { key: 'pack.fault.turns' };
}

export const packs = makePackKit({
  game: 'hitlers-last-battles',
  shipped: readShippedPack(),
  ...{ makeData, readPack, digestOf: digestOfPack, faultsOf, build: buildGame },
});
