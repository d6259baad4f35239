import { clipLine, distance, distanceToLine, isInside, lengthOf } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { HEIGHT, HEXES, RADIUS, SEA_HEXSIDES, WIDTH } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { RULE_RIVERS } from './rule-rivers.ts';

/**
 * Cities outside the hex of their name: Copenhagen is on Zealand, off the north-east side of 0501, which stands for all
 * of Denmark.
 */
const OUTSIDE_ITS_HEX: ReadonlySet<string> = new Set(['0501']);

const LEAST_LAND = 0.3;
const MOST_LAND_AT_SEA = 0.5;
/** A river that gives a hex its flag crosses at least this much of it, board units. */
const LEAST_RIVER = 60;
/** Part of a course that may run over water: mouths, lagoons and the lakes a river crosses. */
const MOST_RIVER_AT_SEA = 0.15;
/** The thinned coast may leave a port this far off shore. */
const HARBOUR = 4;
const FARTHEST_CITY = 1.3 * RADIUS;
const LEAST_WATER_ON_SEA_HEXSIDE = 0.25;

/** Throws one error that lists every fault, so that a slip of the pen in the tables never reaches the board. */
export function checkMap(map: BuiltMap): void {
  const faults = [
    ...hexFaults(map),
    ...cityFaults(map),
    ...riverFaults(map),
    ...lakeFaults(map),
    ...hexsideFaults(map),
  ];
  if (faults.length > 0) throw new Error(`the map does not hold:\n- ${faults.join('\n- ')}`);
}

function* hexFaults(map: BuiltMap): Generator<string> {
  for (const hex of HEXES) {
    const share = map.hexLand.get(hex.id)?.share ?? 0;
    const percent = `${Math.round(share * 100)}% land`;
    if (hex.playable && share < LEAST_LAND) yield `playable hex ${hex.id} ${hex.name} has only ${percent}`;
    if (hex.terrain === 'sea' && share > MOST_LAND_AT_SEA) yield `sea hex ${hex.id} ${hex.name} has ${percent}`;
  }
  for (const [x, y] of map.peaks) {
    if (!isInside(map.land, [x, y])) yield `a mountain stands in the sea at ${x}, ${y}`;
  }
}

function* cityFaults(map: BuiltMap): Generator<string> {
  for (const hex of HEXES) {
    const { city } = hex;
    if (!city) continue;
    const where = `the city of ${hex.id} ${hex.name}`;
    const ashore = Math.min(...map.land.flatMap((rings) => rings.map((ring) => distanceToLine(city, ring))));
    if (!isInside(map.land, city) && ashore > HARBOUR) yield `${where} lies in the sea`;
    if (isInside([[hex.corners]], city) === OUTSIDE_ITS_HEX.has(hex.id)) {
      yield `${where}: inside or outside of its hex, and listed otherwise`;
    }
    if (distance(city, hex.centre) > FARTHEST_CITY) yield `${where} is nowhere near its hex`;
  }
}

function* riverFaults(map: BuiltMap): Generator<string> {
  for (const [id, { line }] of map.rivers) {
    const [west, north, east, south] = [-48, -48, WIDTH + 48, HEIGHT + 48];
    const seen = line.filter(([x, y]) => x > west && x < east && y > north && y < south);
    if (seen.length < 2) yield `river ${id} lies off the board`;
    const wet = seen.filter((point) => !isInside(map.land, point)).length / seen.length;
    if (wet > MOST_RIVER_AT_SEA) yield `river ${id} runs ${Math.round(wet * 100)}% of its points through the sea`;
  }
  for (const hex of HEXES) {
    const waters = RULE_RIVERS[hex.id] ?? [];
    if (hex.river !== waters.length > 0) yield `hex ${hex.id}: its river flag and the table of rule rivers differ`;
    for (const id of waters) {
      const river = map.rivers.get(id);
      const lake = map.lakes.get(id);
      if (river) {
        const inside = clipLine(river.line, hex.corners).reduce((sum, part) => sum + lengthOf(part), 0);
        if (inside < LEAST_RIVER) yield `river ${id} crosses only ${Math.round(inside)} units of hex ${hex.id}`;
      } else if (!lake?.every((point) => isInside([[hex.corners]], point))) {
        yield `water ${id} does not lie inside hex ${hex.id}`;
      }
    }
  }
}

function* lakeFaults(map: BuiltMap): Generator<string> {
  for (const [id, ring] of map.lakes) {
    if (ring.length < 15) yield `lake ${id} has only ${ring.length} points`;
    if (!ring.every((point) => isInside(map.land, point))) yield `lake ${id} reaches into the sea`;
  }
}

/** A hexside that the rules close for water must be seen to cross water. */
function* hexsideFaults(map: BuiltMap): Generator<string> {
  for (const [a, b] of SEA_HEXSIDES) {
    const side = sharedSide(a, b);
    if (!side) {
      yield `hexes ${a} and ${b} share no side`;
      continue;
    }
    const [from, to] = side;
    const steps = Array.from({ length: 41 }, (_, i) => i / 40);
    const wet = steps.filter(
      (t) => !isInside(map.land, [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]),
    );
    const share = wet.length / steps.length;
    if (share < LEAST_WATER_ON_SEA_HEXSIDE) yield `sea hexside ${a}–${b} is ${Math.round(share * 100)}% water`;
  }
}

function sharedSide(a: string, b: string): readonly [Point, Point] | null {
  const find = (id: string): Line => HEXES.find((hex) => hex.id === id)?.corners ?? [];
  const other = find(b);
  const [from, to] = find(a).filter((corner) => other.some((point) => distance(point, corner) < 1));
  return from && to && distanceToLine(from, [to, to]) > 1 ? [from, to] : null;
}
