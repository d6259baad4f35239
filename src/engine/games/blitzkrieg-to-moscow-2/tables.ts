/** A pack as flat tables, built once for a game. */
import { SIDES, trackOf, type CrtResult, type Place, type UnitId } from './ids.ts';
import { NONE, known } from './numbers.ts';
import type { Pack } from './pack.ts';
import { makeCards } from './tables/cards.ts';
import { makeHexSets } from './tables/hex-set.ts';
import { makeMap } from './tables/map.ts';
import { makeMoves } from './tables/moves.ts';
import { makeIdShapes } from './tables/shapes.ts';
import { makeTurns } from './tables/turns.ts';
import { makeUnits } from './tables/units.ts';

const NOBODY: readonly number[] = [];
const SOVIET = 1;

export function makePackTables(pack: Pack) {
  const { crt, setup, scoring } = pack;
  const units = makeUnits(pack);
  const map = makeMap(pack);
  const cards = makeCards(pack);
  const turns = makeTurns(pack, map);
  const hexSets = makeHexSets(pack, map);
  const columns = Object.keys(crt.columns).length;
  const numberOf: Readonly<Record<string, (id: string) => number>> = {
    space: map.placeNo,
    unit: units.unitNo,
    card: cards.cardNo,
  };
  /** §3.1, §3.2: hexes of the Soviet set-up, areas of the German codes, spaces of the turn track for all others. */
  const setUp: readonly (readonly [Place, readonly UnitId[]])[] = Object.entries({ ...setup.german, ...setup.soviet });

  return {
    ...units,
    ...map,
    ...cards,
    ...turns,
    ...hexSets,
    ...makeMoves(units, map, cards),
    pack,
    shapes: makeIdShapes(units, map, cards, turns.lastTurn),
    scoring,
    scoreRange: rangeOfScore(pack),
    starts: units.units.map(({ id, code }): readonly [UnitId, Place] => [
      id,
      setUp.find(([, placed]) => placed.includes(id))?.[0] ?? trackOf(Number(code)),
    ]),
    columns,
    /** §11.3.6: result in a column of the combat results table, 1 to 7; beyond 7 as 7. */
    crtResult: (column: number, die: number): CrtResult =>
      known(crt.columns[String(Math.min(column, columns))]?.[die - 1]),
    /** By side: the hexes one step from its rear areas. */
    besideRear: SIDES.map((side) => hexSets.hexSetOf(map.areasOf(side).flatMap(map.hexesOfArea))),
    /** §9.1, §9.3: whether a unit has a zone of control in a hex: any in a city, none in a marsh. */
    hasZone: makeHasZone(units, map),
    /** A map without pieces, to be copied: copying small arrays is several times as fast as filling new ones. */
    blank: {
      at: units.units.map((): number => NONE),
      flags: units.units.map(() => false),
      inside: map.placeIds.map(() => NOBODY),
      control: map.hexIds.map(() => SOVIET),
      done: map.placeIds.map(() => false),
    },
    isKnown: (kind: string, id: string): boolean => (numberOf[kind]?.(id) ?? NONE) !== NONE,
  };
}
export type PackTables = ReturnType<typeof makePackTables>;

/** §4.1. Lowest: all units lost. Highest: all cities, one of them a hero city, and all panzers. */
function rangeOfScore({ cities, units, scoring }: Pack): readonly [lowest: number, highest: number] {
  const german = units.filter(({ side }) => side === 'german');
  const tanks = german.filter(({ arm }) => arm === 'tank').length;
  const { lostInfantry, lostTank, supplyCity, activePanzersPerPoint } = scoring;
  const held = cities.reduce((sum, { points }) => sum + points, 0);
  const hero = Math.max(0, ...cities.map((city) => (city.supplyCity ? 0 : supplyCity - city.points)));
  return [
    -Math.ceil((german.length - tanks) * lostInfantry + tanks * lostTank),
    held + hero + Math.floor(tanks / activePanzersPerPoint),
  ];
}

function makeHasZone(
  { units }: ReturnType<typeof makeUnits>,
  { hexCount, isCity, terrainOf }: ReturnType<typeof makeMap>,
) {
  const own = units.map(({ zoc }) => zoc);
  return (unit: number, place: number): boolean => {
    if (place < 0) return false;
    if (place >= hexCount) return known(own[unit]);
    return isCity(place) || (known(own[unit]) && terrainOf(place) !== 'marsh');
  };
}
