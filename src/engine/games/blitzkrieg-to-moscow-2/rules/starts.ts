/** First steps of the movement phase (§10), as moves. */
import type { Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import { placeOf } from './field.ts';
import { listNextPlaces, mayMove, openingsOf, type Ground } from './movement.ts';
import type { Openings, Starts, Walk } from './field-types.ts';

const NOWHERE: readonly number[] = [];

function makeStarts(ground: Ground, unit: number, from: number): Starts {
  const walk: Walk = { unit, from, entered: NOWHERE };
  return { from, moves: listNextPlaces(ground, walk).map((to) => ground.field.tables.startMove(unit, to)) };
}

/** Cached in `starts`: the list is asked for after each step of the phase, in which no enemy moves. */
function startsFrom(ground: Ground, starts: Openings['starts'], unit: number): readonly Move[] {
  const from = placeOf(ground.field, unit);
  const last = starts[unit];
  if (last?.from === from) return last.moves;
  const made = (starts[unit] = makeStarts(ground, unit, from));
  return made.moves;
}

/** §10: adds first steps of all units that may move, by unit; returns the number of units. */
export function addStarts(ground: Ground, side: Side, moves: Move[]): number {
  const { field } = ground;
  const { starts } = openingsOf(ground);
  let movers = 0;
  for (const unit of field.tables.unitsOf(side)) {
    if (!mayMove(ground, field, unit)) continue;
    const steps = startsFrom(ground, starts, unit);
    if (steps.length > 0) movers++;
    for (const step of steps) moves.push(step);
  }
  return movers;
}

/** §10: whether any unit of the side can move. */
export function canMove(ground: Ground, side: Side): boolean {
  const { field } = ground;
  const { starts } = openingsOf(ground);
  return field.tables
    .unitsOf(side)
    .some((unit) => mayMove(ground, field, unit) && startsFrom(ground, starts, unit).length > 0);
}
