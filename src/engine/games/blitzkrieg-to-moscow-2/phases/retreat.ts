/** Effects of the die: losses, retreats and the advance (§11.3.6, §11.4, §11.5). */
import type { FrameAt } from '../frames.ts';
import { otherSide, type HexId, type Side, type Spot, type UnitId } from '../ids.ts';
import type { MoveOf } from '../moves.ts';
import { listAdvances } from '../rules/advance.ts';
import { placeOf, readField, sideOf, unitState } from '../rules/field.ts';
import { combatOf } from '../rules/reckon.ts';
import { RETREAT, canGoOn, isRetreatOver, listRetreatSteps, unitsStruck } from '../rules/retreat.ts';
import { groundOf } from '../rules/retreat-ways.ts';
import type { RetreatGround, Tables } from '../tables.ts';
import type { BtmState } from '../state.ts';
import { isAreaId, known } from '../numbers.ts';
import type { BtmCtx, BtmDecision, BtmNode } from '../types.ts';
import { eliminate, putUnit, spend, takeControl } from './edit.ts';
import { sendToTrack } from './move-unit.ts';

const unitsInTarget = (t: Tables, state: BtmState): readonly UnitId[] =>
  unitsStruck(t, state, t.placeNo(combatOf(state).target)).map(t.unitId);

/** §11.3.6: applies the result once no re-roll can change it. */
export function applyResult(t: Tables, ctx: BtmCtx, side: Side): void {
  const { result } = combatOf(ctx.s);
  const beaten = unitsInTarget(t, ctx.s);
  switch (result) {
    case 'DE':
      for (const unit of beaten) eliminate(t, ctx, unit, 'result');
      openAdvance(t, ctx, side);
      return;
    case 'DL':
      // §11.6: corps have no spent side and are eliminated.
      spend(t, ctx, beaten);
      settleRetreats(t, ctx, side, unitsInTarget(t, ctx.s));
      return;
    case 'DR':
      settleRetreats(t, ctx, side, beaten);
      return;
    case '-':
    case null:
      ctx.goto({ at: 'combat/end', side });
  }
}

/** §11.4: a unit without a path is eliminated; no retreat opens one for others, so the order does not matter. */
function removeTrapped(ctx: BtmCtx, ground: RetreatGround, left: readonly UnitId[]): readonly UnitId[] {
  const { tables: t } = ground.field;
  return left.filter((unit) => {
    if (canGoOn(ground, t.unitNo(unit), [])) return true;
    eliminate(t, ctx, unit, 'no-retreat');
    return false;
  });
}

/** Returns true if a unit's only step is into one rear area, where units do not block each other. */
function goesHome(ground: RetreatGround, unit: UnitId): boolean {
  const { tables: t } = ground.field;
  const [first, second] = listRetreatSteps(ground, t.unitNo(unit), []);
  return first !== undefined && t.isArea(first) && second === undefined;
}

/** §11.4: asks which unit goes next; the last one, and those whose order does not matter, go without a question. */
function settleRetreats(t: Tables, ctx: BtmCtx, side: Side, left: readonly UnitId[]): void {
  if (left.length === 0) {
    openAdvance(t, ctx, side);
    return;
  }
  // Units eliminated here have already left the ground, so it stays valid.
  const ground = groundOf(t, ctx.s);
  const able = removeTrapped(ctx, ground, left);
  const [next] = able;
  if (next === undefined) openAdvance(t, ctx, side);
  else if (able.length === 1 || able.every((unit) => goesHome(ground, unit)))
    beginRetreat(ctx, side, able, next, ground);
  else ctx.goto({ at: 'combat/retreat', side, left: [...able] });
}

function beginRetreat(ctx: BtmCtx, side: Side, able: readonly UnitId[], unit: UnitId, ground: RetreatGround): void {
  const left = able.filter((other) => other !== unit);
  walk(ctx, { side, left, unit, path: [] }, ground);
}

type Way = Omit<FrameAt<'combat/retreat-path'>, 'at'>;

/** §11.4: a unit retreats while its path is forced, and asks where it is not. */
function walk(ctx: BtmCtx, { side, left, unit, path: from }: Way, ground: RetreatGround): void {
  const { tables: t } = ground.field;
  const no = t.unitNo(unit);
  const path = from.map(t.placeNo);
  while (!isRetreatOver(ground, no, path)) {
    const steps = listRetreatSteps(ground, no, path);
    if (steps.length > 1) {
      ctx.goto({ at: 'combat/retreat-path', side, left: [...left], unit, path: path.map(t.placeId) });
      return;
    }
    path.push(known(steps[0]));
  }
  fallBack(t, ctx, unit, path.map(t.placeId));
  settleRetreats(t, ctx, side, left);
}

/** §11.4, §4.2: the whole path at once, with control hex by hex. */
function fallBack(t: Tables, ctx: BtmCtx, unit: UnitId, path: readonly Spot[]): void {
  const { place: from } = unitState(ctx.s, unit);
  const end = known(path[path.length - 1]);
  putUnit(t, ctx, unit, end);
  ctx.emit?.({ type: 'retreated', unit, from, path });
  for (const spot of path) if (!isAreaId(spot)) takeControl(t, ctx, spot, sideOf(t, unit));
  if (isAreaId(end)) sendToTrack(t, ctx, unit);
}

/** §11.4: the owner chooses which unit of a stack retreats next. */
export const retreat = (t: Tables): BtmNode<'combat/retreat'> => ({
  kind: 'ask',
  ask: (state, { side, left }) => ({
    seat: otherSide(side),
    ask: { key: 'btm.ask.retreat', params: { hex: combatOf(state).target, left: left.length }, rule: '11.4' },
    moves: left.map((unit) => t.retreatMove(t.unitNo(unit))),
  }),
  answer(ctx, { side, left }, move) {
    if (move.type === 'retreat') beginRetreat(ctx, side, left, move.unit, groundOf(t, ctx.s));
  },
});

/** §11.4: asks for the retreat of a unit; after two hexes it continues only out of a full one (§11.4.1). */
function askWay(unit: UnitId, from: HexId, path: readonly Spot[]): BtmDecision['ask'] {
  const at = path[path.length - 1];
  if (at === undefined) return { key: 'btm.ask.retreat-path', params: { unit, from }, rule: '11.4.2' };
  const params = { unit, from, at };
  return path.length < RETREAT
    ? { key: 'btm.ask.retreat-path-next', params, rule: '11.4.2' }
    : { key: 'btm.ask.retreat-path-full', params, rule: '11.4.1' };
}

/** §11.4.2: the next hex, where several have the same priority. */
export const retreatPath = (t: Tables): BtmNode<'combat/retreat-path'> => ({
  kind: 'ask',
  ask(state, { side, unit, path }) {
    const steps = listRetreatSteps(groundOf(t, state), t.unitNo(unit), path.map(t.placeNo));
    return {
      seat: otherSide(side),
      ask: askWay(unit, combatOf(state).target, path),
      moves: steps.map(t.fallBackMove),
    };
  },
  answer(ctx, { side, left, unit, path }, move) {
    if (move.type === 'fall-back') walk(ctx, { side, left, unit, path: [...path, move.to] }, groundOf(t, ctx.s));
  },
});

/** §11.5: the hex is empty; asks while an attacker fits in. */
function openAdvance(t: Tables, ctx: BtmCtx, side: Side, advanced: readonly UnitId[] = []): void {
  const canAdvance = listAdvances(ctx.s, readField(t, ctx.s)).length > 0;
  ctx.goto(canAdvance ? { at: 'combat/advance', side, advanced: [...advanced] } : { at: 'combat/end', side });
}

const END_ADVANCE: MoveOf<'end-advance'> = Object.freeze({ type: 'end-advance' });

/** §11.5: attackers enter one by one, also from a rear area; none has to. */
export const advance = (t: Tables): BtmNode<'combat/advance'> => ({
  kind: 'ask',
  ask: (state, { side, advanced }) => ({
    seat: side,
    ask: {
      key: 'btm.ask.advance',
      params: { hex: combatOf(state).target, advanced: advanced.length },
      rule: '11.5',
    },
    moves: [...listAdvances(state, readField(t, state)), END_ADVANCE],
  }),
  answer(ctx, { side, advanced }, move) {
    if (move.type !== 'advance') {
      ctx.goto({ at: 'combat/end', side });
      return;
    }
    const { unit } = move;
    const { target } = combatOf(ctx.s);
    const from = t.placeId(placeOf(readField(t, ctx.s), t.unitNo(unit)));
    putUnit(t, ctx, unit, target);
    ctx.emit?.({ type: 'advanced', unit, from, to: target });
    takeControl(t, ctx, target, side);
    openAdvance(t, ctx, side, [...advanced, unit]);
  },
});
