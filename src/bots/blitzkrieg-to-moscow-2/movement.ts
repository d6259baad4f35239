/** The movement phase: unit by unit, each to where it serves best. */
import type { FrameAt } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { withUnitsAt } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field-edit.ts';
import { placeOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Ground } from '../../engine/games/blitzkrieg-to-moscow-2/rules/movement.ts';
import { wouldFit } from '../../engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import { LAST_TURN, NONE, isArea, placeNo, unitNo } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { judgeActivation } from './activation.ts';
import { openLook, shortlist } from './looks.ts';
import { pick, pickBest } from './pick.ts';
import { outlookOf } from './promise.ts';
import { gainOf, kindOf, walked, type Thought } from './thought.ts';
import { groundOf, listWays, type Way } from './walks.ts';

/** A move that gains less is not worth making. */
const LEAST = 0.01;

/** §8.3: whether a unit can stay in a place when the phase ends; who is too many is lost. */
const mayStay = ({ field, side }: Thought, unit: number, end: number): boolean =>
  placeOf(field, unit) === end || wouldFit(field, side, end, [unit]);

/** What the board is worth with a unit at the end of a way. */
function valueOf(thought: Thought, unit: number, way: Way): number {
  const { field, scene } = thought;
  if (!isArea(way[way.length - 1] ?? NONE)) return outlookOf(thought, walked(field, [unit], way));
  // §10.5: a unit in the rear comes back rested with the next turn, and does nothing meanwhile.
  if (scene.turn >= LAST_TURN) return -Infinity;
  return outlookOf(thought, withUnitsAt(field, [unit], NONE)) + 0.8 * (scene.worth[unit] ?? 0);
}

function waysOf(thought: Thought, ground: Ground, unit: number, entered: Way): readonly Way[] {
  const ways = listWays(ground, unit, placeOf(thought.field, unit), entered);
  return ways.filter((way) => mayStay(thought, unit, way[way.length - 1] ?? NONE));
}

interface Idea {
  readonly unit: number;
  readonly way: Way;
  /** How much better the end looks than where the unit stands. */
  readonly look: number;
}

/** All ways of all units that may move, the most promising first; of units alike in one place the first stands for all. */
function listIdeas(thought: Thought, units: readonly number[]): readonly Idea[] {
  const { field, side, scene } = thought;
  const ground = groundOf(field, side, scene.turn);
  const look = openLook(thought);
  const seen = new Set<string>();
  const ideas: Idea[] = [];
  for (const unit of units) {
    const kind = kindOf(thought, unit);
    if (seen.has(kind)) continue;
    seen.add(kind);
    const here = look([placeOf(field, unit)]);
    for (const way of waysOf(thought, ground, unit, [])) ideas.push({ unit, way, look: look(way) - here });
  }
  // Sorting keeps the order of the list among equals.
  return ideas.sort((a, b) => b.look - a.look);
}

/** So many ideas are thought out at a time, and so many at most before the phase is ended. */
const BATCH = 10;
const MOST = 60;

/** The first batch of ideas with a good one in it decides. */
function findIdea(thought: Thought, units: readonly number[]): Idea | null {
  const ideas = listIdeas(thought, units);
  let most = outlookOf(thought, thought.field) + LEAST;
  let best: Idea | null = null;
  for (let i = 0; i < Math.min(MOST, ideas.length); i++) {
    if (i % BATCH === 0 && best !== null) break;
    const idea = ideas[i];
    const value = idea ? valueOf(thought, idea.unit, idea.way) : -Infinity;
    if (idea && value > most + 1e-9) [best, most] = [idea, value];
  }
  return best;
}

export function chooseMover(thought: Thought, moves: readonly Move[]): Move {
  const activation = judgeActivation(thought, moves);
  if (activation) return activation;
  const units = new Set(moves.flatMap((move) => (move.type === 'move' ? [unitNo(move.unit)] : [])));
  const idea = findIdea(thought, [...units]);
  return pick(moves, (move) =>
    idea === null
      ? move.type === 'end-move'
      : move.type === 'move' && unitNo(move.unit) === idea.unit && placeNo(move.to) === idea.way[0],
  );
}

/** So many places are thought out for a unit on its way. */
const CHOICE = 6;

export function chooseStep(thought: Thought, { unit, path }: FrameAt<'movement/path'>, moves: readonly Move[]): Move {
  const no = unitNo(unit);
  const ground = groundOf(thought.field, thought.side, thought.scene.turn);
  const ways = shortlist(waysOf(thought, ground, no, path.map(placeNo)), openLook(thought), CHOICE);
  let next: number | undefined;
  let most = -Infinity;
  for (const way of ways) {
    const value = valueOf(thought, no, way);
    if (value > most + 1e-9) [next, most] = [way[path.length], value];
  }
  return pick(moves, (move) =>
    next === undefined ? move.type === 'halt' : move.type === 'step' && placeNo(move.to) === next,
  );
}

/** §8.3: off goes what is worth least. */
export const chooseExcess = (thought: Thought, moves: readonly Move[]): Move =>
  pickBest(moves, (move) =>
    move.type === 'remove' ? gainOf(thought, withUnitsAt(thought.field, [unitNo(move.unit)], NONE)) : -Infinity,
  );
