/** The pull of cities on units: each is drawn to cities that matter to its side, the nearest and first ones most. */
import { recall } from '../../engine/games/blitzkrieg-to-moscow-2/rules/latest.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { controllerOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { postsOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { type Atlas, type City, GERMAN, type Ring } from './board.ts';
import { type Enemies, pointsOf, type SearchContext } from './search-context.ts';

/** Worth of each city to a side, in the order of the atlas; empty for a side that has had its last player-turn. */
type Aims = readonly number[];

/** The city that draws units most from each place, once asked for. */
interface Pulls {
  readonly aims: Aims;
  readonly most: Float64Array;
  /** Its number in the atlas, or `UNKNOWN`. */
  readonly cities: Int16Array;
  /** Counts the units that each city draws on the board that is appraised. */
  readonly crowd: Uint8Array;
}
const UNKNOWN = -1;

/** Further units are drawn to a crowd no less. */
const CROWD = 3;

/** For the German side, in points. */
export function appraisePull(context: SearchContext, field: Field, enemies: Enemies): number {
  const { mover } = context;
  const own = drawUnits(context, field, mover, pullsOf(context, field, mover));
  const theirs = drawEnemies(context, field, enemies, pullsOf(context, field, 1 - mover));
  return mover === GERMAN ? own - theirs : theirs - own;
}

function drawEnemies(context: SearchContext, field: Field, enemies: Enemies, pulls: Pulls): number {
  if (enemies.drawn?.by !== pulls)
    enemies.drawn = { by: pulls, sum: drawUnits(context, field, 1 - context.mover, pulls) };
  return enemies.drawn.sum;
}

/** The pull on a unit of a side in each place. */
export function openPull(context: SearchContext, field: Field, side: number): (place: number) => number {
  const pulls = pullsOf(context, field, side);
  return (place) => {
    cityFor(context.atlas, pulls, place);
    return pulls.most[place] ?? 0;
  };
}

/** Each unit counts the city that draws it most. */
function drawUnits(context: SearchContext, field: Field, side: number, pulls: Pulls): number {
  const { atlas, weights } = context;
  const { crowd, most } = pulls;
  crowd.fill(0);
  let sum = 0;
  for (const unit of context.unitsOf[side] ?? []) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    const city = cityFor(atlas, pulls, place);
    const before = crowd[city] ?? 0;
    crowd[city] = before + 1;
    sum += (most[place] ?? 0) / (1 + weights.crowd * Math.min(before, CROWD));
  }
  return sum;
}

/** Boards of one choice differ in few cities. */
const MOST = 16;
const latest = new WeakMap<Atlas, readonly [Pulls[], Pulls[]]>();

function latestOf(atlas: Atlas, side: number): Pulls[] {
  const known = latest.get(atlas) ?? [[], []];
  latest.set(atlas, known);
  return side === GERMAN ? known[0] : known[1];
}

function pullsOf(context: SearchContext, field: Field, side: number): Pulls {
  const known = latestOf(context.atlas, side);
  // Most calls end here, without the functions that `recall` needs.
  for (let i = 0; i < 2; i++) {
    const pulls = known[i];
    if (pulls && areAims(context, field, side, pulls.aims)) return pulls;
  }
  const { cities, tables } = context.atlas;
  return recall(
    known,
    MOST,
    ({ aims }) => areAims(context, field, side, aims),
    () => ({
      aims: context.turnsOf[side] === 0 ? [] : cities.map((city) => aimOf(context, field, city, side)),
      most: new Float64Array(tables.placeCount),
      cities: new Int16Array(tables.placeCount).fill(UNKNOWN),
      crowd: new Uint8Array(cities.length),
    }),
  );
}

/** Returns true if these are the aims of a side; compares one by one, so that none is listed in vain. */
function areAims(context: SearchContext, field: Field, side: number, aims: Aims): boolean {
  const { cities } = context.atlas;
  if (context.turnsOf[side] === 0) return aims.length === 0;
  if (aims.length !== cities.length) return false;
  for (let i = 0; i < cities.length; i++) {
    const city = cities[i];
    if (city && aims[i] !== aimOf(context, field, city, side)) return false;
  }
  return true;
}

/** The first of the cities that draw most from a place; the first of all where none does. */
function cityFor({ cities, faded }: Atlas, { aims, most, cities: known }: Pulls, place: number): number {
  const before = known[place] ?? UNKNOWN;
  if (before !== UNKNOWN) return before;
  let best = 0;
  let pull = 0;
  for (let city = 0; city < aims.length; city++) {
    const here = (aims[city] ?? 0) * (faded[place * cities.length + city] ?? 0);
    if (here > pull) [pull, best] = [here, city];
  }
  known[place] = best;
  most[place] = pull;
  return best;
}

function aimOf(context: SearchContext, field: Field, city: City, side: number): number {
  const points = pointsOf(context, city);
  const isGerman = controllerOf(field, city.hex) === GERMAN;
  if (side === GERMAN) return points * context.weights.pull * (isGerman ? 0.2 : 1);
  if (!isGerman) return points * context.weights.guard * threatTo(field, city);
  return points * context.weights.guard * (unitsIn(field, city.hex).length === 0 ? 0.9 : 0.4);
}

const threatTo = (field: Field, { close, wide }: City): number =>
  hasGerman(field, close) ? 1 : hasGerman(field, wide) ? 0.7 : 0.3;

function hasGerman(field: Field, { hexes, areas }: Ring): boolean {
  const { tables: t } = field;
  if (t.doMeet(postsOf(field, GERMAN), hexes)) return true;
  for (const area of areas) for (const unit of unitsIn(field, area)) if (t.sideOfUnit(unit) === GERMAN) return true;
  return false;
}
