/**
 * The map and the pieces as flat tables, built once at load from the data file. Inside the rules a place is a number: the
 * hexes in the order of the data, then the five rear areas. Units are their place in `UNIT_IDS`.
 */
import { OFF_GRID, listNeighbours, readHexsides } from '../../kits/hex/grid.ts';
import { data } from './data.ts';
import type { CardFacts, CityFacts, HexFacts, TurnFacts, UnitFacts, WeatherFacts } from './data-types.ts';
import {
  AREAS,
  SIDES,
  type AreaId,
  type CardId,
  type CardUse,
  type CrtResult,
  type HexId,
  type Place,
  type Side,
  type UnitId,
} from './ids.ts';

/** Stands for "no place", "no unit" in every table. */
export const NONE = -1;

export const HEXES: readonly HexFacts[] = data.map.hexes;
export const UNITS: readonly UnitFacts[] = data.units;
export const TURNS: readonly TurnFacts[] = data.turnTrack;
export const CITIES: readonly CityFacts[] = data.cities;
export const CARDS: Readonly<Record<Side, readonly CardFacts[]>> = data.cards;

export const HEX_COUNT = HEXES.length;
export const PLACE_COUNT = HEX_COUNT + AREAS.length;
export const UNIT_COUNT = UNITS.length;
export const HEX_IDS: readonly HexId[] = HEXES.map(({ id }) => id);
export const PLACE_IDS: readonly string[] = [...HEX_IDS, ...AREAS];
export const UNIT_IDS: readonly UnitId[] = UNITS.map(({ id }) => id);
export const CARD_IDS: Readonly<Record<Side, readonly CardId[]>> = {
  german: CARDS.german.map(({ id }) => id),
  soviet: CARDS.soviet.map(({ id }) => id),
};
export const SCORING = data.scoring;
export const LAST_TURN = TURNS.length;
export const DIE_SIDES = 6;

/** An entry that is known to be in its table; anything else is a fault of the engine. */
export function known<X>(entry: X | undefined): X {
  if (entry === undefined) throw new RangeError('no such entry in the table');
  return entry;
}

const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));
const placeNumbers = indexOf(PLACE_IDS);
const unitNumbers = indexOf(UNIT_IDS);

/** Number of a hex or rear area, or `NONE` for the track, a box, or an id that is not in the data. */
export const placeNo = (id: Place): number => placeNumbers.get(id) ?? NONE;
export const unitNo = (id: UnitId): number => unitNumbers.get(id) ?? NONE;
export const placeId = (place: number): string => known(PLACE_IDS[place]);
export const unitId = (unit: number): UnitId => known(UNIT_IDS[unit]);
export const unitFacts = (unit: number): UnitFacts => known(UNITS[unit]);
export const hexFacts = (hex: number): HexFacts => known(HEXES[hex]);
export const isHex = (place: number): boolean => place >= 0 && place < HEX_COUNT;
export const isArea = (place: number): boolean => place >= HEX_COUNT;
export const isAreaId = (id: string): id is AreaId => (AREAS as readonly string[]).includes(id);
export const areaIdOf = (place: number): AreaId => known(AREAS[place - HEX_COUNT]);

export const sideNo = (side: Side): number => (side === 'german' ? 0 : 1);
export const sideAt = (sideNumber: number): Side => known(SIDES[sideNumber]);
export const enemyOf = (sideNumber: number): number => 1 - sideNumber;
const UNIT_SIDE = UNITS.map(({ side }) => sideNo(side));
export const sideOfUnit = (unit: number): number => UNIT_SIDE[unit] ?? NONE;
/** Units of a side, in the order of the data. */
const UNITS_OF: readonly (readonly number[])[] = SIDES.map((side) =>
  UNITS.flatMap((unit, i) => (unit.side === side ? [i] : [])),
);
export const unitsOf = (side: Side): readonly number[] => known(UNITS_OF[sideNo(side)]);
const IS_TANK = UNITS.map(({ arm }) => arm === 'tank');
export const isTank = (unit: number): boolean => IS_TANK[unit] ?? false;
/** Soviet mechanised corps: eliminated where another unit becomes spent (§11.3.7). */
export const isMechanised = (unit: number): boolean => !unitFacts(unit).hasSpentSide;

/** Side of a rear area (§2.1.2). */
const AREA_SIDE = AREAS.map((area) => sideNo(data.map.rearAreas[area].side));
export const sideOfArea = (place: number): number => AREA_SIDE[place - HEX_COUNT] ?? NONE;
/** Own rear areas, by number. */
const AREAS_OF: readonly (readonly number[])[] = SIDES.map((side) =>
  AREAS.flatMap((area, i) => (data.map.rearAreas[area].side === side ? [HEX_COUNT + i] : [])),
);
export const areasOf = (side: Side): readonly number[] => known(AREAS_OF[sideNo(side)]);

const IS_CITY = HEXES.map(({ terrain }) => terrain === 'city');
export const isCity = (place: number): boolean => IS_CITY[place] ?? false;
export const CITY_NUMBERS: readonly number[] = CITIES.map(({ hex }) => placeNo(hex));
const CITY_AT: ReadonlyMap<number, CityFacts> = new Map(CITIES.map((city) => [placeNo(city.hex), city]));
export const cityAt = (hex: number): CityFacts | null => CITY_AT.get(hex) ?? null;
const TERRAIN = HEXES.map(({ terrain }) => terrain);
export const terrainOf = (hex: number): HexFacts['terrain'] => known(TERRAIN[hex]);

/** Cities that rules name (§15.2, §15.3). */
const cityNamed = (en: string): HexId => known(CITIES.find((city) => city.en === en)).hex;
export const MOSCOW = cityNamed('Moscow');
export const ODESSA = cityNamed('Odessa');
export const SEVASTOPOL = cityNamed('Sevastopol');

const hexsides = (sides: readonly (readonly [HexId, HexId])[]) =>
  readHexsides(
    sides.map(([a, b]) => [placeNo(a), placeNo(b)]),
    PLACE_COUNT,
  );
export const isWaterBetween = hexsides(data.map.waterHexsides.map(({ between }) => between));
export const isRiverBetween = hexsides([
  ...data.map.riverHexsides.map(({ between }) => between),
  ...data.map.rearRiverHexsides.flatMap(({ rear, hexes }) => hexes.map((hex): readonly [HexId, HexId] => [rear, hex])),
]);

/** §2.1: neighbouring hexes on the grid, west first, then east, north-west, north-east, south-west, south-east. */
const GRID: readonly (readonly number[])[] = listNeighbours(HEXES, ({ row }) =>
  (row % 2 === 1 ? data.map.numbering.neighboursOdd : data.map.numbering.neighboursEven).map(([rows, cols]) => ({
    cols,
    rows,
  })),
).map((near) => near.filter((hex) => hex !== OFF_GRID));
const AREA_HEXES: readonly (readonly number[])[] = AREAS.map((area) =>
  data.map.rearAreas[area].adjacentHexes.map(placeNo),
);
/** Hexes that touch a rear area. */
export const hexesOfArea = (area: number): readonly number[] => known(AREA_HEXES[area - HEX_COUNT]);
/** Rear areas that touch a hex. */
const AREAS_AT: readonly (readonly number[])[] = HEXES.map((_, hex) =>
  AREAS.flatMap((_area, i) => (known(AREA_HEXES[i]).includes(hex) ? [HEX_COUNT + i] : [])),
);
export const areasBeside = (hex: number): readonly number[] => known(AREAS_AT[hex]);

/** Hexes of a hex's six sides, also across water. */
export const gridNeighbours = (hex: number): readonly number[] => known(GRID[hex]);
/** Hexes that one may go to from a place: neighbours not across water, or all that touch a rear area (§10.2.6). */
const OPEN: readonly (readonly number[])[] = [
  ...GRID.map((near, hex) => near.filter((to) => !isWaterBetween(hex, to))),
  ...AREA_HEXES,
];
export const neighboursOf = (place: number): readonly number[] => known(OPEN[place]);
export const isAdjacent = (a: number, b: number): boolean =>
  isHex(a)
    ? isHex(b)
      ? neighboursOf(a).includes(b)
      : areasBeside(a).includes(b)
    : isHex(b) && neighboursOf(a).includes(b);

/** §2.1: distance of two hexes, in hexes. */
export function distance(a: number, b: number): number {
  const [from, to] = [hexFacts(a), hexFacts(b)];
  const rows = Math.abs(from.row - to.row);
  return rows + Math.max(0, Math.abs(from.x - to.x) - rows / 2);
}

const TURN_AT: ReadonlyMap<number, TurnFacts> = new Map(TURNS.map((row) => [row.turn, row]));
/** The row of the turn track. */
export const turnFacts = (turn: number): TurnFacts => known(TURN_AT.get(turn));
export const weatherOf = (turn: number): WeatherFacts => data.weather[turnFacts(turn).weather];
/** §11.3.6: result in a column of the combat results table, 1 to 7; beyond 7 as 7. */
export const crtResult = (column: number, die: number): CrtResult =>
  known(data.crt.columns[String(Math.min(column, COLUMNS))]?.[die - 1]);
export const COLUMNS = Object.keys(data.crt.columns).length;

const USES: ReadonlyMap<CardId, ReadonlySet<CardUse>> = new Map(
  SIDES.flatMap((side) => CARDS[side].map(({ id, uses }) => [id, new Set(uses.map(({ use }) => use))])),
);
/** §7: whether a card can be played for a use at all. */
export const hasUse = (card: CardId, use: CardUse): boolean => USES.get(card)?.has(use) ?? false;
const ALL_CARDS: readonly CardFacts[] = [...CARDS.german, ...CARDS.soviet];
const CARD_BY_ID: ReadonlyMap<CardId, CardFacts> = new Map(ALL_CARDS.map((card) => [card.id, card]));
export const cardFacts = (card: CardId): CardFacts => known(CARD_BY_ID.get(card));
export const sideOfCard = (card: CardId): Side => (CARD_IDS.german.includes(card) ? 'german' : 'soviet');
const TANKS_OF: ReadonlyMap<CardId, number> = new Map(
  ALL_CARDS.map(({ id, uses }) => [id, uses.find(({ use }) => use === 'tankAction')?.units ?? 1]),
);
/** §12.2: how many tanks a tank action may name. */
export const tanksOf = (card: CardId): number => known(TANKS_OF.get(card));
