/** Hexes, rear areas and links (§2.1). A place is a number: the hexes in the order of the pack, then the rear areas. */
import { OFF_GRID, countSteps, listNeighbours, readHexsides } from '../../../kits/hex/grid.ts';
import type { CityFacts, HexFacts } from '../facts.ts';
import { AREAS, SIDES, type AreaId, type HexId, type Place, type Side } from '../ids.ts';
import { NONE, indexOf, known, sideNo } from '../numbers.ts';
import type { Pack } from '../pack.ts';

export function makeMap({ map, cities }: Pack) {
  const { hexes } = map;
  const hexCount = hexes.length;
  const placeCount = hexCount + AREAS.length;
  const hexIds: readonly HexId[] = hexes.map(({ id }) => id);
  const placeIds: readonly string[] = [...hexIds, ...AREAS];
  const numbers = indexOf(placeIds);
  const placeNo = (id: Place): number => numbers.get(id) ?? NONE;
  const hexFacts = (hex: number): HexFacts => known(hexes[hex]);
  const isHex = (place: number): boolean => place >= 0 && place < hexCount;

  /** §2.1.2. */
  const areaSides = AREAS.map((area) => sideNo(map.rearAreas[area].side));
  const areasOfSide = SIDES.map((side) =>
    AREAS.flatMap((area, i) => (map.rearAreas[area].side === side ? [hexCount + i] : [])),
  );

  const terrains = hexes.map(({ terrain }) => terrain);
  const areCities = hexes.map(({ terrain }) => terrain === 'city');
  const cityAt: ReadonlyMap<number, CityFacts> = new Map(cities.map((city) => [placeNo(city.hex), city]));
  const cityNamed = (en: string): HexId => known(cities.find((city) => city.en === en)).hex;

  const hexsides = (sides: readonly (readonly [HexId, HexId])[]) =>
    readHexsides(
      sides.map(([a, b]) => [placeNo(a), placeNo(b)]),
      placeCount,
    );
  const isWaterBetween = hexsides(map.waterHexsides.map(({ between }) => between));
  const isRiverBetween = hexsides([
    ...map.riverHexsides.map(({ between }) => between),
    ...map.rearRiverHexsides.flatMap(({ rear, hexes: beside }) =>
      beside.map((hex): readonly [HexId, HexId] => [rear, hex]),
    ),
  ]);

  /** §2.1: neighbouring hexes on the grid, west first, then east, north-west, north-east, south-west, south-east. */
  const grid: readonly (readonly number[])[] = listNeighbours(hexes, ({ row }) =>
    (row % 2 === 1 ? map.numbering.neighboursOdd : map.numbering.neighboursEven).map(([rows, cols]) => ({
      cols,
      rows,
    })),
  ).map((near) => near.filter((hex) => hex !== OFF_GRID));
  const areaHexes: readonly (readonly number[])[] = AREAS.map((area) => map.rearAreas[area].adjacentHexes.map(placeNo));
  const hexesOfArea = (area: number): readonly number[] => known(areaHexes[area - hexCount]);
  const areasAt: readonly (readonly number[])[] = hexes.map((_, hex) =>
    AREAS.flatMap((_area, i) => (known(areaHexes[i]).includes(hex) ? [hexCount + i] : [])),
  );
  const areasBeside = (hex: number): readonly number[] => known(areasAt[hex]);
  const open: readonly (readonly number[])[] = [
    ...grid.map((near, hex) => near.filter((to) => !isWaterBetween(hex, to))),
    ...areaHexes,
  ];
  const neighboursOf = (place: number): readonly number[] => known(open[place]);

  function countStepsTo(to: number): readonly number[] {
    const steps = countSteps(placeCount, [to], neighboursOf);
    return steps.map((far, place) =>
      place === to || isHex(place) ? far : 1 + Math.min(...hexesOfArea(place).map((hex) => known(steps[hex]))),
    );
  }
  const stepsByPlace: (readonly number[] | undefined)[] = [];

  return {
    hexes,
    cities,
    hexCount,
    placeCount,
    hexIds,
    placeIds,
    /** Number of a hex or rear area; `NONE` for the track, a box, or an unknown id. */
    placeNo,
    placeId: (place: number): string => known(placeIds[place]),
    hexFacts,
    isHex,
    isArea: (place: number): boolean => place >= hexCount,
    areaIdOf: (place: number): AreaId => known(AREAS[place - hexCount]),
    sideOfArea: (place: number): number => areaSides[place - hexCount] ?? NONE,
    areasOf: (side: Side): readonly number[] => known(areasOfSide[sideNo(side)]),

    terrainOf: (hex: number): HexFacts['terrain'] => known(terrains[hex]),
    isCity: (place: number): boolean => areCities[place] ?? false,
    cityNumbers: cities.map(({ hex }) => placeNo(hex)),
    cityAt: (hex: number): CityFacts | null => cityAt.get(hex) ?? null,
    /** Cities named in rules (§15.2, §15.3). */
    moscow: cityNamed('Moscow'),
    odessa: cityNamed('Odessa'),
    sevastopol: cityNamed('Sevastopol'),

    isWaterBetween,
    isRiverBetween,
    /** Neighbours on the grid, also across water. */
    gridNeighbours: (hex: number): readonly number[] => known(grid[hex]),
    hexesOfArea,
    areasBeside,
    /** Places to which one may go: neighbours not across water, or all hexes next to a rear area (§10.2.6). */
    neighboursOf,
    isAdjacent: (a: number, b: number): boolean =>
      isHex(a)
        ? isHex(b)
          ? neighboursOf(a).includes(b)
          : areasBeside(a).includes(b)
        : isHex(b) && neighboursOf(a).includes(b),
    /** §2.1: distance of two hexes, in hexes. */
    distance(a: number, b: number): number {
      const [from, to] = [hexFacts(a), hexFacts(b)];
      const rows = Math.abs(from.row - to.row);
      return rows + Math.max(0, Math.abs(from.x - to.x) - rows / 2);
    },
    /** Hexsides to a place if only water were in the way; a rear area is one step from its hexes (§10.5). */
    stepsTo: (to: number): readonly number[] => (stepsByPlace[to] ??= countStepsTo(to)),
  };
}
export type GameMap = ReturnType<typeof makeMap>;
