/** Movement phase (§10): units one by one, each hex by hex. */
import type { FrameAt } from '../frames.ts';
import type { Side, Spot, UnitId } from '../ids.ts';
import type { Move, MoveOf } from '../moves.ts';
import { addActivations } from '../rules/activation.ts';
import { asksForCard } from '../rules/cards.ts';
import { readField, unitState, unitsIn } from '../rules/field.ts';
import { addStarts, canGoOn, canMove, listNextPlaces, readGround, readWalk } from '../rules/movement.ts';
import { listExcess } from '../rules/stacking.ts';
import { sideNo } from '../numbers.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { answerActivation, isActivation } from './cards.ts';
import { openCombat } from './combat.ts';
import { flagUnits, putUnit } from './edit.ts';
import { march, nextPlace } from './move-unit.ts';
import type { Tables } from '../tables.ts';

const END_MOVE: MoveOf<'end-move'> = Object.freeze({ type: 'end-move' });

/** The movement phase, skipped where no unit can move and no card is asked for (Q13). */
export function openMovement(t: Tables, ctx: BtmCtx, side: Side): void {
  beginPhase(t, ctx, side, 'movement');
  if (asksForCard(t, ctx.s, side, 'activate') || canMove(readGround(t, ctx.s, sideNo(side)), side))
    ctx.goto({ at: 'movement/move', side, begun: false });
  else closeMovement(t, ctx, side);
}

/** §8.3: stacking is checked when the phase ends. */
function closeMovement(t: Tables, ctx: BtmCtx, side: Side): void {
  if (listExcess(readField(t, ctx.s), sideNo(side)).length > 0) ctx.goto({ at: 'movement/excess', side });
  else openCombat(t, ctx, side);
}

/** §10, Q9: the whole path at once, with control hex by hex; the unit has moved. */
function finishMove(t: Tables, ctx: BtmCtx, unit: UnitId, path: readonly Spot[]): void {
  march(t, ctx, unit, path);
  flagUnits(t, ctx, [unit], 'moved');
}

function goOn(
  t: Tables,
  ctx: BtmCtx,
  { side, unit, from }: Omit<FrameAt<'movement/path'>, 'at' | 'path'>,
  path: Spot[],
): boolean {
  if (canGoOn(readGround(t, ctx.s, sideNo(side)), readWalk(t, unit, from, path))) return true;
  finishMove(t, ctx, unit, path);
  return false;
}

/** §10: units move in any order until the player finishes; before the first one cards may activate some (Q13). */
export const move = (t: Tables): BtmNode<'movement/move'> => ({
  kind: 'ask',
  ask(state, { side, begun }) {
    const moves: Move[] = [];
    if (!begun) addActivations(t, state, side, moves);
    const left = addStarts(readGround(t, state, sideNo(side)), side, moves);
    moves.push(END_MOVE);
    return { seat: side, ask: { key: 'btm.ask.move', params: { left }, rule: '10' }, moves };
  },
  answer(ctx, { side }, chosen) {
    if (isActivation(chosen)) answerActivation(t, ctx, side, chosen);
    else if (chosen.type === 'move') {
      const { unit, to } = chosen;
      const { place: from } = unitState(ctx.s, unit);
      ctx.goto({ at: 'movement/move', side, begun: true });
      if (goOn(t, ctx, { side, unit, from }, [to])) ctx.call({ at: 'movement/path', side, unit, from, path: [to] });
    } else closeMovement(t, ctx, side);
  },
});

/** §10.1: the next hex, or a halt. */
export const path = (t: Tables): BtmNode<'movement/path'> => ({
  kind: 'ask',
  ask(state, { side, unit, from, path: entered }) {
    const next = listNextPlaces(readGround(t, state, sideNo(side)), readWalk(t, unit, from, entered));
    const left = t.allowanceOf(t.unitNo(unit), state.turn) - entered.length;
    const ask = { key: 'btm.ask.path', params: { unit, left }, rule: '10.1' };
    const moves: Move[] = [];
    for (const to of next) moves.push(t.stepMove(to));
    moves.push(t.halt);
    return { seat: side, ask, moves };
  },
  answer(ctx, frame, chosen) {
    const { unit, path: entered } = frame;
    const to = nextPlace(chosen);
    if (to === null) {
      finishMove(t, ctx, unit, entered);
      ctx.end();
      return;
    }
    const longer = [...entered, to];
    if (goOn(t, ctx, frame, longer)) ctx.goto({ ...frame, path: longer });
    else ctx.end();
  },
});

/** §8.3: the owner removes surplus units, hex by hex. */
export const excess = (t: Tables): BtmNode<'movement/excess'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const field = readField(t, state);
    const hexes = listExcess(field, sideNo(side));
    const moves = hexes.flatMap((hex) => unitsIn(field, hex).map(t.removeMove));
    const ask = { key: 'btm.ask.excess', params: { hexes: hexes.map(t.placeId).join(',') }, rule: '8.3' };
    return { seat: side, ask, moves };
  },
  answer(ctx, { side }, chosen) {
    if (!('unit' in chosen)) return;
    const { unit } = chosen;
    const { place: from } = unitState(ctx.s, unit);
    putUnit(t, ctx, unit, 'eliminated');
    ctx.emit?.({ type: 'removed', unit, from, cause: 'stacking' });
    closeMovement(t, ctx, side);
  },
});
