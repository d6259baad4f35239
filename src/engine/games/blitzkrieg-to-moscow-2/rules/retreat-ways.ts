/** Whole retreats (§11.4): where a unit may end, and what no choice of its player changes. Places and units by number. */
import type { FrameAt } from '../frames.ts';
import { otherSide, type UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import type { RetreatGround, Tables } from './field-types.ts';
import { combatOf } from './reckon.ts';
import { isRetreatOver, listRetreatSteps, readRetreat, type RetreatBoard } from './retreat.ts';

/** A way to the end of a retreat. */
export interface RetreatWay {
  /** The places still to be entered, the end last. */
  readonly path: readonly number[];
  /** Those of them that are chosen among several. */
  readonly chosen: readonly number[];
}

/** §11.4.2: all ways of a unit from where it has come to. */
function listWays(ground: RetreatGround, unit: number, from: readonly number[]): readonly RetreatWay[] {
  if (isRetreatOver(ground, unit, from)) return [{ path: [], chosen: [] }];
  const steps = listRetreatSteps(ground, unit, from);
  return steps.flatMap((step) =>
    listWays(ground, unit, [...from, step]).map(({ path, chosen }) => ({
      path: [step, ...path],
      chosen: steps.length > 1 ? [step, ...chosen] : chosen,
    })),
  );
}

/** §4.2: hexes that the unit takes on its way. */
const countTaken = ({ field, side }: RetreatGround, { path }: RetreatWay): number =>
  path.filter((place) => field.tables.isHex(place) && field.control[place] !== side).length;

/** §11.4: one way to each end; of several, the one that takes most hexes on it. */
export function listRetreatEnds(ground: RetreatGround, unit: number, from: readonly number[]): readonly RetreatWay[] {
  const best = new Map<number, RetreatWay>();
  for (const way of listWays(ground, unit, from)) {
    const end = way.path.at(-1) ?? ground.target;
    const known = best.get(end);
    if (!known || countTaken(ground, way) > countTaken(ground, known)) best.set(end, way);
  }
  return [...best.values()];
}

/** §11.3.7, §11.6: whether a unit that retreats is eliminated once the combat ends, wherever it has gone. */
export const isDoomed = (t: Tables, { combat }: Pick<RetreatBoard, 'combat'>, unit: UnitId): boolean =>
  t.isMechanised(t.unitNo(unit)) && combat !== null && combat.active.includes(unit);

export const groundOf = (t: Tables, board: RetreatBoard): RetreatGround => {
  const { side, target } = combatOf(board);
  return readRetreat(t, board, otherSide(side), target);
};

/** Of those that must go: the only one that will survive, or the first where none will. Null where a player has a choice. */
function findNext(t: Tables, state: BtmState, left: readonly UnitId[]): Move | null {
  const [next, ...others] = left.filter((unit) => !isDoomed(t, state, unit));
  const unit = next ?? left[0];
  return unit === undefined || others.length > 0 ? null : t.retreatMove(t.unitNo(unit));
}

/** The way that takes most hexes: nothing else is left of it. */
function findLastWay(t: Tables, state: BtmState, { unit, path }: FrameAt<'combat/retreat-path'>): Move | null {
  if (!isDoomed(t, state, unit)) return null;
  const ground = groundOf(t, state);
  const ways = listRetreatEnds(ground, t.unitNo(unit), path.map(t.placeNo));
  const most = Math.max(...ways.map((way) => countTaken(ground, way)));
  const step = ways.find((way) => countTaken(ground, way) === most)?.chosen[0];
  return step === undefined ? null : t.fallBackMove(step);
}

/** A retreat that makes no difference to its player: of units that are eliminated in any case, which go last. */
export function settleRetreat(t: Tables, state: BtmState): Move | null {
  const frame = state.stack.at(-1);
  if (frame?.at === 'combat/retreat') return findNext(t, state, frame.left);
  return frame?.at === 'combat/retreat-path' ? findLastWay(t, state, frame) : null;
}
