import { distance, distanceToLine, isInside } from '../../../map/geometry.ts';
import type { Line, Point, Polygon } from '../../../map/geometry.ts';
import { HEIGHT, HEXES, SEA_HEXES, WATER_SIDES, WIDTH, project } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { sidesOf } from './courses.ts';
import { RULED } from './rivers.ts';

/** Hexes whose centre is in water, with the reason why they are land. */
export const WET_CENTRES: Readonly<Record<string, string>> = {
  '1701': 'the shore of Courland, which would lose its shape if it were bent farther',
};

const LEAST_LAND = 0.25;
const MOST_LAND_AT_SEA = 0.5;
/** Part of a course that may run over water: mouths, lagoons and the lakes a river crosses. */
const MOST_RIVER_AT_SEA = 0.15;
/** An all-water hexside has water this close, board units: its lake or gulf is narrower than a hex. */
const WATER_REACH = 30;
/** The largest distance between the middle of a river hexside and the true course. */
const RIVER_REACH = 130;
/** A pinned city must be in its hex. */
const CITY_REACH = 12;

/** Throws one error that lists every fault, so that a slip of the pen in the tables never reaches the board. */
export function checkMap(map: BuiltMap): void {
  const faults = [...hexFaults(map), ...waterFaults(map), ...riverFaults(map), ...lakeFaults(map)];
  if (faults.length > 0) throw new Error(`the map does not hold:\n- ${faults.join('\n- ')}`);
}

function* hexFaults(map: BuiltMap): Generator<string> {
  for (const { id, centre, city, lon, lat } of HEXES) {
    const share = map.landShare.get(id) ?? 0;
    if (share < LEAST_LAND) yield `hex ${id} has only ${Math.round(share * 100)}% land`;
    const isDry = isInside(map.land, centre) && ![...map.lakes.values()].some((lake) => isInside([[lake]], centre));
    if (isDry === id in WET_CENTRES) yield `the middle of hex ${id} is ${isDry ? 'dry' : 'wet'} and listed otherwise`;
    const off = distance(centre, project(lon, lat));
    if (city && off > CITY_REACH) yield `${city} is drawn ${Math.round(off)} units from the middle of its hex`;
  }
  for (const { id } of SEA_HEXES) {
    const share = map.landShare.get(id) ?? 0;
    if (share > MOST_LAND_AT_SEA) yield `sea hex ${id} has ${Math.round(share * 100)}% land`;
  }
}

/** A hexside closed by water in the rules must look like water. */
function* waterFaults(map: BuiltMap): Generator<string> {
  for (const { between, ends } of WATER_SIDES) {
    const away = Math.min(...pointsAlong(ends).map((point) => distanceToWater(point, map)));
    if (away > WATER_REACH) yield `water hexside ${between.join('–')} has no water within ${Math.round(away)} units`;
  }
}

const pointsAlong = ([from, to]: readonly [Point, Point]): Point[] =>
  Array.from({ length: 11 }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / 10,
    from[1] + ((to[1] - from[1]) * i) / 10,
  ]);

function distanceToWater(point: Point, { land, lakes }: BuiltMap): number {
  const isWet = !isInside(land, point) || [...lakes.values()].some((lake) => isInside([[lake]], point));
  if (isWet) return 0;
  const shores: readonly Line[] = [...land.flatMap((rings: Polygon) => rings), ...lakes.values()];
  return Math.min(...shores.map((shore) => distanceToLine(point, shore)));
}

function* riverFaults(map: BuiltMap): Generator<string> {
  for (const [id, { line }] of map.rivers) {
    const seen = line.filter(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
    const wet = seen.filter((point) => !isInside(map.land, point)).length / seen.length;
    if (wet > MOST_RIVER_AT_SEA) yield `river ${id} runs ${Math.round(wet * 100)}% of its points through the sea`;
  }
  for (const id of Object.values(RULED)) {
    const course = map.rivers.get(id)?.line ?? [];
    for (const { between, ends } of sidesOf(id)) {
      const away = distanceToLine([(ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2], course);
      if (away > RIVER_REACH) yield `the true ${id} runs ${Math.round(away)} units from hexside ${between.join('–')}`;
    }
  }
}

function* lakeFaults(map: BuiltMap): Generator<string> {
  for (const [id, ring] of map.lakes) {
    if (ring.length < 15) yield `lake ${id} has only ${ring.length} points`;
    const isOnBoard = ring.some(([x, y]) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
    if (isOnBoard && !ring.every((point) => isInside(map.land, point))) yield `lake ${id} reaches into the sea`;
  }
}
