/** Retreats (§11.4): the order of a beaten stack, and each unit's path. */
import type { FrameAt } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { withUnitsAt } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import type { Field, RetreatGround } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import {
  afterRetreat,
  fateAt,
  groundOf,
  listRetreatWays,
  listTrapped,
  type RetreatWay,
} from '../../engine/games/blitzkrieg-to-moscow-2/rules/retreat-ways.ts';
import { type Search, gainOf, pick, pickBest, walked } from './search.ts';

/** A retreating stack: the board so far, the ground of later units, and the value of those on the turn track. */
interface Course {
  readonly field: Field;
  readonly ground: RetreatGround;
  readonly kept: number;
}

/** §10.5: the remaining value of a unit that waits on the track for the next turn. */
const ON_TRACK = 0.8;

function follow(search: Search, course: Course, unit: number, path: readonly number[]): Course {
  const { view, context } = search;
  const { tables: t } = search.field;
  const fate = fateAt(t, view, unit, path[path.length - 1] ?? NONE);
  const there = walked(course.field, [unit], path);
  return {
    field: fate === 'stands' ? there : withUnitsAt(there, [unit], NONE),
    ground: afterRetreat(course.ground, unit, path),
    kept: course.kept + (fate === 'track' ? ON_TRACK * (context.worth[unit] ?? 0) : 0),
  };
}

const worthOf = (search: Search, { field, kept }: Course): number => gainOf(search, field) + kept;

interface Chosen {
  readonly way: RetreatWay;
  readonly course: Course;
  readonly worth: number;
}

/** The best path, given that the others then retreat as well as they can, one after another. */
function bestWay(
  search: Search,
  course: Course,
  unit: number,
  from: readonly number[],
  left: readonly number[],
): Chosen | null {
  let best: Chosen | null = null;
  for (const way of listRetreatWays(course.ground, unit, from)) {
    const gone = follow(search, course, unit, [...from, ...way.path]);
    const worth = worthOf(search, finish(search, gone, left));
    if (best === null || worth > best.worth + 1e-9) best = { way, course: gone, worth };
  }
  return best;
}

/** §11.4.1: units without a path are lost. */
function finish(search: Search, course: Course, left: readonly number[]): Course {
  const trapped = listTrapped(course.ground, left);
  const start = trapped.length === 0 ? course : { ...course, field: withUnitsAt(course.field, trapped, NONE) };
  const [next, ...others] = left.filter((unit) => !trapped.includes(unit));
  if (next === undefined) return start;
  // Only its own path here: a full search of a stack of three would run for every beaten stack.
  const chosen = bestWay(search, start, next, [], []);
  return chosen ? finish(search, chosen.course, others) : start;
}

const begin = (search: Search): Course => ({
  field: search.field,
  ground: groundOf(search.field.tables, search.view),
  kept: 0,
});

/** §11.4: the unit that should go first for the stack to end best. */
export function chooseOrder(search: Search, { left }: FrameAt<'combat/retreat'>, moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  const course = begin(search);
  return pickBest(moves, (move) => {
    if (move.type !== 'retreat') return -Infinity;
    const others = left.filter((unit) => unit !== move.unit).map(t.unitNo);
    return bestWay(search, course, t.unitNo(move.unit), [], others)?.worth ?? -Infinity;
  });
}

/** §11.4.2: the next hex of the path that is best for the stack. */
export function chooseRetreat(
  search: Search,
  { unit, path, left }: FrameAt<'combat/retreat-path'>,
  moves: readonly Move[],
): Move {
  const { tables: t } = search.field;
  const chosen = bestWay(search, begin(search), t.unitNo(unit), path.map(t.placeNo), left.map(t.unitNo));
  const step = chosen?.way.chosen[0];
  return pick(moves, (move) => move.type === 'fall-back' && step !== undefined && move.to === t.placeId(step));
}
