/** The movement phase: unit by unit, each to its best place. */
import type { FrameAt } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { withUnitsAt } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import { placeOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { wouldFit } from '../../engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import type { Tables } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { judgeActivation } from './activation.ts';
import { insert, isAmong, openQuickScore, shortlist } from './quick-score.ts';
import { type Search, gainOf, kindOf, pick, pickBest, walked } from './search.ts';
import { outlookOf } from './expected-attacks.ts';
import type { Way } from './search-context.ts';
import { pickStep, plansOf } from './plans.ts';

/** Returns true if a unit can stay at the end of a path when the phase ends (§8.3); surplus units are lost. */
function mayStay({ field, side }: Search, unit: number, way: Way): boolean {
  const end = way[way.length - 1] ?? NONE;
  return placeOf(field, unit) === end || wouldFit(field, side, end, [unit]);
}

function valueOf(search: Search, unit: number, way: Way): number {
  const { tables: t } = search.field;
  const { field, context } = search;
  if (!t.isArea(way[way.length - 1] ?? NONE)) return outlookOf(search, walked(field, [unit], way));
  // §10.5: a unit in the rear returns rested next turn, and does nothing until then.
  if (context.turn >= t.lastTurn) return -Infinity;
  return outlookOf(search, withUnitsAt(field, [unit], NONE)) + 0.8 * (context.worth[unit] ?? 0);
}

interface Idea {
  readonly unit: number;
  readonly way: Way;
  readonly score: number;
}

const NO_WAY: Way = [];

/** Ideas considered at a time, and at most, before the phase is ended. */
const BATCH = 10;
const MOST = 60;

/** The most promising paths, the best first; of equivalent units in one place only the first. */
function listIdeas(search: Search, units: readonly number[]): readonly Idea[] {
  const { field } = search;
  const scoreOf = openQuickScore(search);
  const seen = new Set<string>();
  const ideas: Idea[] = [];
  for (const unit of units) {
    const kind = kindOf(search, unit);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const here = scoreOf([placeOf(field, unit)]);
    for (const way of plansOf(search, unit, NO_WAY)) {
      const score = scoreOf(way) - here;
      if (isAmong(ideas, MOST, score) && mayStay(search, unit, way)) insert(ideas, MOST, { unit, way, score });
    }
  }
  return ideas;
}

/** The first batch with a good idea decides. */
function findIdea(search: Search, units: readonly number[]): Idea | null {
  const ideas = listIdeas(search, units);
  const { noise } = search.judgement;
  let most = outlookOf(search, search.field) + search.context.weights.leastMove;
  let best: Idea | null = null;
  for (const [i, idea] of ideas.entries()) {
    if (i % BATCH === 0 && best !== null) break;
    const value = valueOf(search, idea.unit, idea.way) + noise();
    if (value > most + 1e-9) [best, most] = [idea, value];
  }
  return best;
}

/** The units that may move; each has its moves one after another. */
function listMovers(t: Tables, moves: readonly Move[]): readonly number[] {
  const units: number[] = [];
  let last = '';
  for (const move of moves) {
    if (move.type !== 'move' || move.unit === last) continue;
    last = move.unit;
    units.push(t.unitNo(last));
  }
  return units;
}

export function chooseMover(search: Search, moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  const activation = judgeActivation(search, moves);
  if (activation) return activation;
  const idea = findIdea(search, listMovers(t, moves));
  return pick(moves, (move) =>
    idea === null
      ? move.type === 'end-move'
      : move.type === 'move' && t.unitNo(move.unit) === idea.unit && t.placeNo(move.to) === idea.way[0],
  );
}

const CHOICE = 6;

export function chooseStep(search: Search, { unit, path }: FrameAt<'movement/path'>, moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  const no = t.unitNo(unit);
  const plans = plansOf(search, no, path.map(t.placeNo)).filter((way) => mayStay(search, no, way));
  const ways = shortlist(plans, openQuickScore(search), CHOICE);
  let next: number | undefined;
  let most = -Infinity;
  for (const way of ways) {
    const value = valueOf(search, no, way);
    if (value > most + 1e-9) [next, most] = [way[path.length], value];
  }
  return pickStep(t, moves, next);
}

/** §8.3: the least valuable unit is removed. */
export const chooseExcess = (search: Search, moves: readonly Move[]): Move =>
  pickBest(moves, (move) =>
    move.type === 'remove'
      ? gainOf(search, withUnitsAt(search.field, [search.field.tables.unitNo(move.unit)], NONE))
      : -Infinity,
  );
