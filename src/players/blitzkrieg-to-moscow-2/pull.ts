/** The pull of cities on units: each is drawn to cities that matter to its side, the nearest and first ones most. */
import { areSame, recall } from '../../engine/games/blitzkrieg-to-moscow-2/rules/latest.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { controllerOf, placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { type Atlas, type City, FAR, GERMAN, SOVIET } from './board.ts';
import { type Enemies, pointsOf, type SearchContext } from './search-context.ts';

/** Worth of each city to a side, in the order of the atlas; empty for a side that has had its last player-turn. */
type Aims = readonly number[];

/** The city that draws units most from each place, once asked for. */
interface Pulls {
  readonly aims: Aims;
  readonly most: Float64Array;
  /** Its number in the atlas, or `UNKNOWN`. */
  readonly cities: Int16Array;
}
const UNKNOWN = -1;

/** Further units are drawn to a crowd no less. */
const CROWD = 3;

/** For the German side, in points. */
export function appraisePull(context: SearchContext, field: Field, enemies: Enemies): number {
  let sum = 0;
  for (const side of [GERMAN, SOVIET]) {
    const pulls = pullsOf(context.atlas, readAims(context, field, side));
    const drawn =
      side === context.mover ? drawUnits(context, field, side, pulls) : drawEnemies(context, field, enemies, pulls);
    sum += side === GERMAN ? drawn : -drawn;
  }
  return sum;
}

function drawEnemies(context: SearchContext, field: Field, enemies: Enemies, pulls: Pulls): number {
  if (enemies.drawn?.by !== pulls)
    enemies.drawn = { by: pulls, sum: drawUnits(context, field, 1 - context.mover, pulls) };
  return enemies.drawn.sum;
}

const readAims = (context: SearchContext, field: Field, side: number): Aims =>
  context.turnsOf[side] === 0 ? [] : context.atlas.cities.map((city) => aimOf(context, field, city, side));

/** The pull on a unit of a side in each place. */
export function openPull(context: SearchContext, field: Field, side: number): (place: number) => number {
  const pulls = pullsOf(context.atlas, readAims(context, field, side));
  return (place) => {
    cityFor(context.atlas, pulls, place);
    return pulls.most[place] ?? 0;
  };
}

/** Each unit counts the city that draws it most. */
function drawUnits(context: SearchContext, field: Field, side: number, pulls: Pulls): number {
  const { atlas, weights } = context;
  const crowd = atlas.cities.map(() => 0);
  let sum = 0;
  for (const unit of context.unitsOf[side] ?? []) {
    const place = placeOf(field, unit);
    if (place === NONE) continue;
    const city = cityFor(atlas, pulls, place);
    const before = crowd[city] ?? 0;
    crowd[city] = before + 1;
    sum += (pulls.most[place] ?? 0) / (1 + weights.crowd * Math.min(before, CROWD));
  }
  return sum;
}

/** Boards of one choice differ in few cities. */
const MOST = 16;
const latest = new WeakMap<Atlas, Pulls[]>();

function pullsOf(atlas: Atlas, aims: Aims): Pulls {
  const known = latest.get(atlas) ?? [];
  latest.set(atlas, known);
  // Most calls end here, without the functions that `recall` needs.
  for (let i = 0; i < 2; i++) {
    const pulls = known[i];
    if (pulls && areSame(pulls.aims, aims)) return pulls;
  }
  return recall(
    known,
    MOST,
    (pulls) => areSame(pulls.aims, aims),
    () => ({
      aims,
      most: new Float64Array(atlas.tables.placeCount),
      cities: new Int16Array(atlas.tables.placeCount).fill(UNKNOWN),
    }),
  );
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
  if (!isGerman) return points * context.weights.guard * threatTo(context, field, city.hex);
  return points * context.weights.guard * (unitsIn(field, city.hex).length === 0 ? 0.9 : 0.4);
}

function threatTo({ atlas, unitsOf }: SearchContext, field: Field, hex: number): number {
  let nearest = FAR;
  for (const unit of unitsOf[GERMAN]) {
    const place = placeOf(field, unit);
    if (place !== NONE) nearest = Math.min(nearest, atlas.stepsTo(place, hex));
    if (nearest <= 3) return 1;
  }
  return nearest <= 6 ? 0.7 : 0.3;
}
