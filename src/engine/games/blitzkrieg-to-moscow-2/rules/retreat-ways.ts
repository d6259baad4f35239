/** Whole retreats (§11.4): a unit's paths, what each takes and whom it saves, and which choices do not matter. */
import type { FrameAt } from '../frames.ts';
import { otherSide, type UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { NONE, enemyOf } from '../numbers.ts';
import { laterRuling } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import { withControl, withUnitsAt } from './field-edit.ts';
import type { RetreatGround, Tables } from '../tables.ts';
import { combatOf } from './reckon.ts';
import { canGoOn, isRetreatOver, listRetreatSteps, readRetreat, type RetreatBoard } from './retreat.ts';
import { zoneOf } from './zones.ts';

export interface RetreatWay {
  readonly path: readonly number[];
  /** Those chosen among several. */
  readonly chosen: readonly number[];
  /** Cities that change hands on it (§4.2). */
  readonly taken: readonly number[];
}

type Steps = Omit<RetreatWay, 'taken'>;

/** §11.4.2: all paths of a unit from where it has come to. */
function listPaths(ground: RetreatGround, unit: number, from: readonly number[]): readonly Steps[] {
  if (isRetreatOver(ground, unit, from)) return [{ path: [], chosen: [] }];
  const steps = listRetreatSteps(ground, unit, from);
  return steps.flatMap((step) =>
    listPaths(ground, unit, [...from, step]).map(({ path, chosen }) => ({
      path: [step, ...path],
      chosen: steps.length > 1 ? [step, ...chosen] : chosen,
    })),
  );
}

const isTaken = ({ field, side }: RetreatGround, place: number): boolean =>
  field.tables.isHex(place) && field.control[place] !== side;

/** §11.4: paths to one end that take the same cities count as one; the longest represents them. */
export function listRetreatWays(ground: RetreatGround, unit: number, from: readonly number[]): readonly RetreatWay[] {
  const best = new Map<string, { readonly way: RetreatWay; readonly hexes: number }>();
  for (const { path, chosen } of listPaths(ground, unit, from)) {
    const all = path.filter((place) => isTaken(ground, place));
    const taken = all.filter((hex) => ground.field.tables.isCity(hex));
    const name = `${path.at(-1) ?? ground.target} ${[...taken].sort((a, b) => a - b).join()}`;
    const known = best.get(name);
    if (!known || all.length > known.hexes) best.set(name, { way: { path, chosen, taken }, hexes: all.length });
  }
  return [...best.values()].map(({ way }) => way);
}

/** The ground for later retreats, after a unit's path (§4.2, §10.5). */
export function afterRetreat(ground: RetreatGround, unit: number, path: readonly number[]): RetreatGround {
  const { side } = ground;
  const { tables: t } = ground.field;
  const end = path.at(-1) ?? NONE;
  let field = withUnitsAt(ground.field, [unit], t.isArea(end) ? NONE : end);
  for (const place of path) if (t.isHex(place)) field = withControl(field, place, side);
  return { ...ground, field, enemyZone: zoneOf(field, enemyOf(side)) };
}

/** §11.3.7, §11.6: a corps that defended actively, which is eliminated after the combat if it is on the map. */
export const isExhausted = (t: Tables, { combat }: Pick<RetreatBoard, 'combat'>, unit: UnitId): boolean =>
  t.isMechanised(t.unitNo(unit)) && combat !== null && combat.active.includes(unit);

export type RetreatFate = 'stands' | 'track' | 'eliminated';

/** Returns true if the turn track saves a unit from what its defence costs (§11.3.7, Q33). */
export const isSafeOnTrack = (t: Tables, board: RetreatBoard, unit: UnitId): boolean =>
  !isExhausted(t, board, unit) || laterRuling(board, 'corps-on-track') === 'saved';

/** §10.5, §11.3.7: a unit's place after the combat, if its retreat ends there. */
export function fateAt(t: Tables, board: RetreatBoard, unit: number, end: number): RetreatFate {
  const isTired = isExhausted(t, board, t.unitId(unit));
  if (t.isArea(end)) return isSafeOnTrack(t, board, t.unitId(unit)) ? 'track' : 'eliminated';
  return isTired ? 'eliminated' : 'stands';
}

/** §11.4: units without a path. */
export const listTrapped = (ground: RetreatGround, units: readonly number[]): readonly number[] =>
  units.filter((unit) => !canGoOn(ground, unit, []));

export const groundOf = (t: Tables, board: RetreatBoard): RetreatGround => {
  const { side, target } = combatOf(board);
  return readRetreat(t, board, otherSide(side), target);
};

/** Returns true if a unit of the target hex could retreat into its rear area, where it is not worn down (§10.5). */
export const mayReachRear = (t: Tables, board: RetreatBoard, unit: UnitId): boolean =>
  board.combat !== null &&
  (!t.isMechanised(t.unitNo(unit)) || laterRuling(board, 'corps-on-track') === 'saved') &&
  listPaths(groundOf(t, board), t.unitNo(unit), []).some(({ path }) => t.isArea(path.at(-1) ?? NONE));

/** Outcomes of the retreats of several units: places, fates and cities, as one text each. */
type Outcomes = ReadonlySet<string>;

/** Enumerates the outcomes of a beaten stack; positions that several orders lead to are visited once. */
class Prospects {
  readonly #t: Tables;
  readonly #board: RetreatBoard;
  readonly #known = new Map<string, Outcomes>();

  constructor(t: Tables, board: RetreatBoard) {
    this.#t = t;
    this.#board = board;
  }

  /** §11.4: any unit may go next. `done`: the fates of the others. */
  ofStack(ground: RetreatGround, left: readonly number[], done: readonly string[]): Outcomes {
    const trapped = listTrapped(ground, left);
    const able = left.filter((unit) => !trapped.includes(unit));
    const told = [...done, ...trapped.map((unit) => `${unit} trapped`)].sort();
    if (able.length === 0) return new Set([told.join(' ')]);
    const name = `${able.join()} ${told.join(' ')} ${this.#nameOf(ground)}`;
    const known = this.#known.get(name);
    if (known) return known;
    const all = new Set(able.flatMap((unit) => [...this.ofUnit(ground, able, unit, [], told)]));
    this.#known.set(name, all);
    return all;
  }

  ofUnit(
    ground: RetreatGround,
    left: readonly number[],
    unit: number,
    from: readonly number[],
    done: readonly string[] = [],
  ): Outcomes {
    return new Set(
      listRetreatWays(ground, unit, from).flatMap((way) => [...this.ofWay(ground, left, unit, from, way, done)]),
    );
  }

  ofWay(
    ground: RetreatGround,
    left: readonly number[],
    unit: number,
    from: readonly number[],
    { path, taken }: Pick<RetreatWay, 'path' | 'taken'>,
    done: readonly string[] = [],
  ): Outcomes {
    const t = this.#t;
    const end = path.at(-1) ?? NONE;
    const fate = fateAt(t, this.#board, unit, end);
    const told = [...done, fate === 'eliminated' ? `${unit} gone` : `${unit} ${end}`, ...taken.map((hex) => `+${hex}`)];
    const others = left.filter((other) => other !== unit);
    return this.ofStack(afterRetreat(ground, unit, [...from, ...path]), others, told);
  }

  /** The name holds what differs within one retreat: ends, and control of cities. */
  #nameOf({ field }: RetreatGround): string {
    const t = this.#t;
    const { target } = combatOf(this.#board);
    const cities = t.cityNumbers.map((city) => field.control[city]).join('');
    return `${target} ${field.at.join()} ${cities}`;
  }
}

const isSame = (a: Outcomes, b: Outcomes): boolean => a.size === b.size && [...a].every((one) => b.has(one));

/** §11.4: the owner chooses the order, unless all orders have one outcome. */
function findNext(t: Tables, state: BtmState, left: readonly UnitId[]): Move | null {
  const [first] = left;
  if (first === undefined) return null;
  const outcomes = new Prospects(t, state).ofStack(groundOf(t, state), left.map(t.unitNo), []);
  return outcomes.size === 1 ? t.retreatMove(t.unitNo(first)) : null;
}

/** The path of a unit whose paths all lead to the same outcomes. */
function findWay(t: Tables, state: BtmState, { unit, path, left }: FrameAt<'combat/retreat-path'>): Move | null {
  const ground = groundOf(t, state);
  const no = t.unitNo(unit);
  const from = path.map(t.placeNo);
  const prospects = new Prospects(t, state);
  const others = left.map(t.unitNo);
  const [first, ...more] = listRetreatWays(ground, no, from);
  const step = first?.chosen[0];
  if (first === undefined || step === undefined) return null;
  const reached = prospects.ofWay(ground, others, no, from, first);
  const makesNone = more.every((way) => isSame(prospects.ofWay(ground, others, no, from, way), reached));
  return makesNone ? t.fallBackMove(step) : null;
}

/** The answer to a retreat question whose answers all lead to the same outcome (§11.4). */
export function settleRetreat(t: Tables, state: BtmState): Move | null {
  const frame = state.stack.at(-1);
  if (frame?.at === 'combat/retreat') return findNext(t, state, frame.left);
  return frame?.at === 'combat/retreat-path' ? findWay(t, state, frame) : null;
}
