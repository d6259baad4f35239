/** The reach of a unit (§10), and why it ends. Places are given by number. */
import type { Reason } from '../../../kernel/types.ts';
import { NO_WAY } from '../../../kits/hex/grid.ts';
import { known } from '../numbers.ts';
import {
  endFault,
  explainEnd,
  explainEntry,
  explainNext,
  listNextPlaces,
  openingsOf,
  standOf,
  type Ground,
} from './movement.ts';
import type { Walk, Tables } from '../tables.ts';
import { refusal } from './reason.ts';

/**
 * §10: lists the shortest path to every place in reach, nearest first. The search is breadth first: a place that ends
 * a move does so after any path, so no longer path leads further. One look at the map often asks for the same reach.
 */
export function listReach(ground: Ground, first: Walk): readonly Walk[] {
  const found = (openingsOf(ground).reaches ??= new Map<string, readonly Walk[]>());
  const key = `${ground.turn} ${first.unit} ${first.from} ${first.entered.join(' ')}`;
  const reach = found.get(key) ?? walkOn(ground, first);
  found.set(key, reach);
  return reach;
}

function walkOn(ground: Ground, first: Walk): readonly Walk[] {
  const seen = new Set([standOf(first)]);
  const walks = [first];
  for (const walk of walks)
    for (const to of listNextPlaces(ground, walk)) {
      if (seen.has(to)) continue;
      seen.add(to);
      walks.push({ ...walk, entered: [...walk.entered, to] });
    }
  return walks.slice(1);
}

/** §10.1, §10.3: a place beyond the unit's allowance, or what is left of it. */
function explainFar({ field, turn }: Ground, { unit, entered }: Walk, to: number, steps: number): Reason {
  const { tables: t } = field;
  const max = t.allowanceOf(unit, turn);
  if (entered.length > 0) {
    const left = max - entered.length;
    return refusal('MOVE_LIMIT.far-left', '10.1', { unit: t.unitId(unit), place: t.placeId(to), steps, left });
  }
  const about = { unit: t.unitId(unit), place: t.placeId(to), steps, max };
  return max < t.unitFacts(unit).move
    ? refusal('MOVE_LIMIT.far-weather', '10.3', { ...about, weather: t.turnFacts(turn).weather })
    : refusal('MOVE_LIMIT.far', '10.1', about);
}

/**
 * §10: why a path does not come to a place, near or far: what ends or bars it where it is nearest to it by a path that
 * would be short enough. A place within reach is refused only as a single step.
 */
function explainWay(ground: Ground, walk: Walk, to: number): Reason | null {
  const { tables: t } = ground.field;
  const at = standOf(walk);
  if (to === at || t.isAdjacent(at, to)) return explainNext(ground, walk, to);
  const closed = explainEnd(ground, walk) ?? explainEntry(ground, walk.unit, at, to);
  if (closed && closed.code !== 'ZONE_TO_ZONE') return closed;
  const reach = listReach(ground, walk);
  const there = reach.find((one) => standOf(one) === to);
  if (there) return explainSteps(t, walk, there);
  const stepsFrom = t.stepsTo(to);
  const steps = known(stepsFrom[at]);
  if (steps >= NO_WAY) return explainNext(ground, walk, to);
  const allowance = t.allowanceOf(walk.unit, ground.turn);
  if (walk.entered.length + steps > allowance) return explainFar(ground, walk, to, steps);
  return explainBar(ground, findNearest(t, [walk, ...reach], stepsFrom, allowance), stepsFrom, to);
}

/** Returns true if only its distance bars a place from being the next step of a path. */
function isOnlyApart(ground: Ground, walk: Walk, to: number): boolean {
  const { tables: t } = ground.field;
  const at = standOf(walk);
  if (t.isAdjacent(at, to) || endFault(ground, walk) !== null) return false;
  if (t.isArea(to)) return t.sideOfArea(to) === ground.side;
  return t.isArea(at) || !t.gridNeighbours(at).includes(to);
}

/** §10: why a path does not continue to a place; where the two do not touch, what bars the way between them. */
export const explainTowards = (ground: Ground, walk: Walk, to: number): Reason | null =>
  (isOnlyApart(ground, walk, to) ? explainWay(ground, walk, to) : null) ?? explainNext(ground, walk, to);

/** §10.1: a place that can be reached, hex by hex. */
function explainSteps(t: Tables, { unit, entered }: Walk, there: Walk): Reason {
  const next = t.placeId(known(there.entered[entered.length]));
  const steps = there.entered.length - entered.length;
  return refusal('BAD_PATH.by-steps', '10.1', { unit: t.unitId(unit), place: t.placeId(standOf(there)), next, steps });
}

/** The path that comes nearest among those short enough, rear areas excluded; of several, the shortest. */
function findNearest(t: Tables, walks: readonly Walk[], stepsFrom: readonly number[], allowance: number): Walk | null {
  let nearest: Walk | null = null;
  let left = Infinity;
  for (const walk of walks) {
    const at = standOf(walk);
    const steps = known(stepsFrom[at]);
    if (steps >= left || walk.entered.length + steps > allowance) continue;
    if (walk.entered.length > 0 && t.isArea(at)) continue;
    nearest = walk;
    left = steps;
  }
  return nearest;
}

function explainBar(ground: Ground, nearest: Walk | null, stepsFrom: readonly number[], to: number): Reason | null {
  const { tables: t } = ground.field;
  if (!nearest) return null;
  const at = standOf(nearest);
  const ended = explainEnd(ground, nearest);
  if (ended) return ended;
  const far = known(stepsFrom[at]);
  const nexts = t.isAdjacent(at, to) ? [to] : t.neighboursOf(at).filter((next) => known(stepsFrom[next]) < far);
  for (const next of nexts) {
    const bar = explainEntry(ground, nearest.unit, at, next);
    if (bar) return bar;
  }
  return null;
}
