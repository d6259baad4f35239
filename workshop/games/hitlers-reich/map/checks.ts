import { lengthOf, signedArea } from '../../../map/geometry.ts';
import { BEYOND, CROSSINGS, EDGES, HEIGHT, SPACE_IDS, WIDTH, isSpace, pairOf } from './board.ts';
import type { BuiltMap } from './built-map.ts';
import { outlinesOf } from './raster.ts';

/** A border shorter than this cannot be seen for one. Board units. */
const LEAST_BORDER = 8;
/** One shorter than this is seen as a corner. */
const CORNER = 0.5;

type Drawn = Pick<BuiltMap, 'borders' | 'rings'>;

/** Throws one error that lists every fault, so that a moved seed never reaches the board unseen. */
export function checkMap(map: Drawn): void {
  const faults = [...spaceFaults(map), ...borderFaults(map)];
  if (faults.length > 0) throw new Error(`the map does not hold:\n- ${faults.join('\n- ')}`);
}

function* spaceFaults(map: Drawn): Generator<string> {
  for (const id of SPACE_IDS) if (!map.rings.has(id)) yield `${id} is not on the board`;
  let sum = 0;
  for (const owner of map.rings.keys()) {
    const area = outlinesOf(map, owner).reduce((own, outline) => own + signedArea(outline), 0);
    if (area <= 0) yield `${owner} has no ground`;
    sum += area;
  }
  if (Math.abs(sum - WIDTH * HEIGHT) > 0.01) yield `the areas add up to ${sum}, the frame holds ${WIDTH * HEIGHT}`;
}

/** Spaces touch visibly if and only if they are adjacent. */
function* borderFaults(map: Drawn): Generator<string> {
  const drawn = new Map<string, number>();
  for (const { right, left, line } of map.borders) {
    if (left === BEYOND || right === BEYOND || !isSpace(right) || !isSpace(left)) continue;
    const pair = pairOf(right, left);
    drawn.set(pair, (drawn.get(pair) ?? 0) + lengthOf(line));
  }
  const crossings = new Set(CROSSINGS.map(({ a, b }) => pairOf(a, b)));
  for (const pair of EDGES) {
    const long = drawn.get(pair) ?? 0;
    if (long < LEAST_BORDER && !crossings.has(pair))
      yield `${pair} are adjacent and share ${long.toFixed(1)} units of border`;
  }
  for (const [pair, long] of drawn) {
    if (!EDGES.has(pair) && long >= CORNER)
      yield `${pair} are not adjacent and share ${long.toFixed(1)} units of border`;
  }
}
