import { DECLINE, isAttack, isFight, isStop, type Attack, type MoveOf, type Paid } from '../moves.ts';
import type { Frame } from '../frames.ts';
import { otherSide, type Side, type SpaceId } from '../ids.ts';
import { declareAttack, openConflict, type Extras } from '../rules/declare.ts';
import { hasOrdinary, listActions, listOrdinary } from '../rules/actions.ts';
import { isHeldBy } from '../rules/control.ts';
import { copiesAt, faceDown, faceUp, handedTo } from '../rules/events.ts';
import { findTurnVictory, isUnderUltimatum } from '../rules/victory.ts';
import type { TurnState } from '../state.ts';
import type { Ask, Auto, HrCtx } from '../types.ts';
import {
  changeControl,
  closeChain,
  endGame,
  endTurn,
  moveEvent,
  placeEvent,
  runSteps,
  settleVictory,
  takeAll,
  type MutableConflict,
} from './edit.ts';
import { beginPayment, beginReorganise } from './payments.ts';
import type { Tables } from '../tables.ts';

export const freshTurn = (ultimatum: boolean): TurnState => ({
  success: 'none',
  blitz: { series: 'unused', made: 0 },
  chain: [],
  used: [],
  operation: null,
  isBarbarossa: false,
  spainClosed: false,
  ultimatum,
});

const VICHY_ZONES: readonly SpaceId[] = ['straits-of-gibraltar', 'western-mediterranean'];

/** §8.5, third row: all of Vichy and its two zones become Western. */
export const vichyToTheAllies = (t: Tables) => takeAll([...t.vichyAreas, ...VICHY_ZONES], 'western');

const PREPARATION: readonly ((t: Tables, ctx: HrCtx, side: Side) => void)[] = [
  // P-0
  (t, ctx, side) => {
    ctx.s.side = side;
    ctx.s.turn = freshTurn(isUnderUltimatum(t, ctx.s, side)) as HrCtx['s']['turn'];
    ctx.emit?.({ type: 'turn-began', side, turn: ctx.s.gameTurn });
    if (ctx.s.turn.ultimatum) ctx.emit?.({ type: 'near-ultimatum', side });
  },
  // P-1, P-1b
  (t, ctx, side) => {
    const used = copiesAt(t, ctx.s, faceDown(side), t.holdable[side]);
    for (const copy of used) placeEvent(t, ctx, copy, faceUp(side));
    if (used.length > 0) ctx.emit?.({ type: 'ready', side, n: used.length });
    if (ctx.s.bigPush[side] === 'gained') ctx.s.bigPush[side] = 'ready';
  },
  // P-2
  (t, ctx, side) => {
    for (const copy of copiesAt(t, ctx.s, handedTo(side), t.holdable[otherSide(side)])) moveEvent(t, ctx, copy, 'mall');
  },
  // P-3: Malta (§8.4), without any bonus
  (t, ctx, side) => {
    const { fleets } = ctx.s;
    const isCut = isHeldBy(t, ctx.s, 'sicily-sea', side) && !fleets[otherSide(side)].includes('sicily-sea');
    if (isCut) changeControl(ctx, takeAll(['malta'], side === 'axis' ? 'axis' : 'western'));
  },
  // P-4: Vichy
  (t, ctx, side) => {
    const { vichy } = ctx.s;
    if (side !== 'axis' || (vichy !== 'attacked' && vichy !== 'defected')) return;
    ctx.s.vichy = 'resolved';
    ctx.emit?.({ type: 'vichy', to: 'resolved' });
    const left =
      vichy === 'attacked' ? t.vichyAreas : t.vichyAreas.filter((id) => !['algeria', 'morocco'].includes(id));
    const free = left.filter((id) => !isHeldBy(t, ctx.s, id, 'allies') && ctx.s.markers[id] !== 'axis');
    changeControl(ctx, takeAll(free, 'axis'));
  },
];

const preparing = (step: number, side: Side): Frame => ({ at: 'turn/prepare', side, step });

export const prepare = (t: Tables): Auto<'turn/prepare'> => ({
  kind: 'auto',
  run(ctx, frame) {
    const { side, step } = frame;
    const isOver = runSteps(t, ctx, PREPARATION, side, step, preparing);
    if (isOver) ctx.goto({ at: 'turn/action', side });
  },
});

/** §5.2, V-9: the other side wins. */
export function resign(ctx: HrCtx, side: Side): void {
  ctx.emit?.({ type: 'resigned', side });
  endGame(ctx, { winner: otherSide(side), key: 'hr.win.resigned', rule: '5.2' });
}

export function tryEvent(ctx: HrCtx, side: Side, event: string): void {
  ctx.s.conflict = openConflict({ kind: 'event', target: event, origin: null, active: side }) as MutableConflict;
  ctx.emit?.({ type: 'tried', side, event });
  ctx.call({ at: 'conflict/events', side });
}

/** Starts an attack above the frame that waits for it; its side is the active one of the conflict (§7.1, §7.1.1). */
export function attack(t: Tables, ctx: HrCtx, side: Side, move: Attack, more: Extras = {}): void {
  const conflict = declareAttack(t, ctx.s, side, move, more);
  ctx.s.conflict = conflict as MutableConflict;
  const { kind, origin, target } = move;
  ctx.emit?.({ type: 'attacked', side, kind, origin, target, blitz: conflict.blitz });
  // §8.5: the first attack on neutral Vichy; after IRAQ REVOLTS one on Syria-Lebanon does not count.
  const isCounted = !(ctx.s.iraqRevolted && target === 'syria-lebanon');
  // Until the Axis prepares, further attacks still meet a neutral Vichy.
  if (conflict.isNeutralVichy && ctx.s.vichy === 'neutral' && isCounted) {
    ctx.s.vichy = 'attacked';
    ctx.emit?.({ type: 'vichy', to: 'attacked' });
  }
  ctx.call({ at: 'conflict/events', side });
}

/** Replaces the question by an Event Action (D-06, §6.4.1) or an attack (D-07); `source` is what it belongs to. */
export function beginFight(
  t: Tables,
  ctx: HrCtx,
  side: Side,
  source: 'first' | 'success',
  move: Attack | MoveOf<'event'>,
): void {
  ctx.goto({ at: isAttack(move) ? 'attack/after' : 'event/after', side, source });
  if (isAttack(move)) attack(t, ctx, side, move);
  else tryEvent(ctx, side, move.event);
}

/** D-01 */
export const chooseAction = (t: Tables): Ask<'turn/action'> => ({
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'hr.ask.action', rule: '5.2' },
    moves: listActions(t, state, side),
  }),
  answer(ctx, { side }, move) {
    switch (move.type) {
      case 'event':
      case 'attack':
        return beginFight(t, ctx, side, 'first', move);
      case 'push':
        return beginPush(ctx, side, move.of);
      case 'barbarossa':
        return beginBarbarossa(t, ctx);
      case 'overlord':
        return beginOverlord(ctx);
      case 'pass':
        ctx.emit?.({ type: 'passed', side });
        return endTurn(ctx, side);
      default:
        return takeOrdinary(t, ctx, side, move);
    }
  },
});

/** Takes an action that ends the turn with any result (§6.1.1, §6.2.1, §6.3.3). */
function takeOrdinary(t: Tables, ctx: HrCtx, side: Side, move: MoveOf<'reorganise' | Paid>): void {
  closeChain(ctx.s);
  if (move.type === 'reorganise') beginReorganise(t, ctx, side, move.option);
  else beginPayment(ctx, side, move);
}

function spendHex(ctx: HrCtx, side: Side): void {
  ctx.s.bigPush[side] = 'none';
  if (side === 'axis') ctx.s.isFirstPush = false;
}

function beginPush(ctx: HrCtx, side: Side, of: 'events' | 'attacks'): void {
  spendHex(ctx, side);
  ctx.s.turn.operation = 'push';
  ctx.emit?.({ type: 'push-began', side, of });
  ctx.goto(of === 'events' ? { at: 'push/events', side, made: 0 } : { at: 'push/attacks', side, made: 0 });
}

function beginBarbarossa(t: Tables, ctx: HrCtx): void {
  spendHex(ctx, 'axis');
  ctx.s.used.barbarossa = true;
  ctx.s.turn.operation = 'barbarossa';
  ctx.s.turn.isBarbarossa = true;
  ctx.emit?.({ type: 'barbarossa' });
  if (ctx.s.pact) {
    ctx.s.pact = false;
    ctx.emit?.({ type: 'pact-ended' });
  }
  ctx.goto({ at: 'barbarossa/step', left: t.barbarossaTargets, made: 0 });
}

function beginOverlord(ctx: HrCtx): void {
  spendHex(ctx, 'allies');
  ctx.s.used.overlord = true;
  ctx.s.turn.operation = 'overlord';
  ctx.emit?.({ type: 'overlord' });
  ctx.goto({ at: 'overlord/landing' });
}

/** D-25 is asked only where a bonus was earned and can be used. */
export const bonusDue = (t: Tables): Auto<'turn/bonus-due'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    // attacks from here on are ordinary.
    ctx.s.turn.operation = null;
    closeChain(ctx.s);
    const isUsable = ctx.s.turn.success === 'earned' && hasOrdinary(t, ctx.s, side);
    if (isUsable) ctx.goto({ at: 'turn/bonus', side });
    else endTurn(ctx, side);
  },
});

export const chooseBonus = (t: Tables): Ask<'turn/bonus'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listOrdinary(t, state, side);
    moves.push(DECLINE);
    return { seat: side, ask: { key: 'hr.ask.bonus', rule: '7.9' }, moves };
  },
  answer(ctx, { side }, move) {
    if (isStop(move)) return endTurn(ctx, side);
    ctx.s.turn.success = 'spent';
    if (isFight(move)) return beginFight(t, ctx, side, 'success', move);
    takeOrdinary(t, ctx, side, move);
  },
});

/** D-60: the chain closes (E-1), the end-of-turn victories (E-2, E-3, R-13), the other side's turn (E-4). */
export const end = (t: Tables): Auto<'turn/end'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    closeChain(ctx.s);
    ctx.emit?.({ type: 'turn-ended', side });
    if (settleVictory(t, ctx)) return;
    const found = findTurnVictory(t, ctx.s);
    if (found) return endGame(ctx, found);
    if (side === 'allies') ctx.s.gameTurn += 1;
    ctx.goto({ at: 'turn/prepare', side: otherSide(side), step: 0 });
  },
});
