/** Reach of a unit in one move (§10), with one shortest path for each place. */
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { enemyOf } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { Field, Tables, Walk } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { placeOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { type Ground, listNextPlaces } from '../../engine/games/blitzkrieg-to-moscow-2/rules/movement.ts';
import { zoneOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { readEnemies } from './enemies.ts';
import type { Way } from './search-context.ts';
import { type Search, pick } from './search.ts';

export const groundOf = (field: Field, side: number, turn: number): Ground => ({
  field,
  side,
  enemyZone: zoneOf(field, enemyOf(side)),
  turn,
});

/** A moving unit's next step, or its halt if undefined. */
export const pickStep = (t: Tables, moves: readonly Move[], next: number | undefined): Move =>
  pick(moves, (move) =>
    next === undefined ? move.type === 'halt' : move.type === 'step' && t.placeNo(move.to) === next,
  );

/** The paths of one of the phasing side's units; only its enemies bar them, so that most boards share those from a start. */
export function plansOf({ context, field, side }: Search, unit: number, entered: Way): readonly Way[] {
  const from = placeOf(field, unit);
  if (entered.length > 0) return listPlans(groundOf(field, side, context.turn), unit, from, entered);
  const { plans } = readEnemies(context, field);
  const key = unit * field.tables.placeCount + from;
  const found = plans.get(key) ?? listPlans(groundOf(field, side, context.turn), unit, from, entered);
  plans.set(key, found);
  return found;
}

/** Lists all places where a path can continue, first its present place if it has begun. */
export function listPlans(ground: Ground, unit: number, from: number, entered: Way): readonly Way[] {
  const ways: Way[] = entered.length > 0 ? [entered] : [];
  const seen = new Set([from, ...entered]);
  const queue: Way[] = [entered];
  for (const way of queue) {
    const walk: Walk = { unit, from, entered: way };
    for (const next of listNextPlaces(ground, walk)) {
      if (seen.has(next)) continue;
      seen.add(next);
      const longer = [...way, next];
      ways.push(longer);
      queue.push(longer);
    }
  }
  return ways;
}
