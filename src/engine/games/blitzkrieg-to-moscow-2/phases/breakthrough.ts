/** Breakthrough phase (§12): tanks move or attack, one card at a time. */
import type { MoveUse, TankAttack, TankUse } from '../card-use.ts';
import type { FrameAt } from '../frames.ts';
import type { Side, UnitId } from '../ids.ts';
import type { Move, MoveOf } from '../moves.ts';
import { addActivations, hasSpentUnit } from '../rules/activation.ts';
import { asksForCard } from '../rules/cards.ts';
import { holderOf, readField } from '../rules/field.ts';
import {
  listSeconds,
  listTankActions,
  listTankSteps,
  listTanks,
  mayGo,
  mayTankHalt,
  withPartner,
} from '../rules/tank-action.ts';
import type { BtmState } from '../state.ts';
import { enemyOf, isAreaId, known, sideNo } from '../numbers.ts';
import type { BtmCtx, BtmDecision, BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { answerActivation, isActivation, playCard } from './cards.ts';
import { startFight } from './fight.ts';
import { march, nextPlace } from './move-unit.ts';
import type { Tables } from '../tables.ts';

const GO: MoveOf<'go'> = Object.freeze({ type: 'go' });
const END_BREAK: MoveOf<'end-break'> = Object.freeze({ type: 'end-break' });

export function openBreakthrough(t: Tables, ctx: BtmCtx, side: Side): void {
  beginPhase(t, ctx, side, 'breakthrough');
  openAction(t, ctx, side);
}

/** §12.1: a question is asked while cards are left, and a tank that could use them. */
function asksForAction(t: Tables, state: BtmState, side: Side): boolean {
  if (asksForCard(t, state, side, 'tankAction') && listTanks(readField(t, state), side).length > 0) return true;
  return asksForCard(t, state, side, 'activate') && hasSpentUnit(t, state, side);
}

function openAction(t: Tables, ctx: BtmCtx, side: Side): void {
  if (asksForAction(t, ctx.s, side)) ctx.goto({ at: 'breakthrough/action', side });
  else endBreakthrough(ctx, side);
}

const endBreakthrough = (ctx: BtmCtx, side: Side): void => ctx.goto({ at: 'turn/supply', side });

/** §12.1, Q13: a tank action or an activation, in any order, until the player passes. */
export const action = (t: Tables): BtmNode<'breakthrough/action'> => ({
  kind: 'ask',
  ask(state, { side }) {
    const moves = listTankActions(t, state, side);
    addActivations(t, state, side, moves);
    moves.push(END_BREAK);
    const ask = { key: 'btm.ask.breakthrough', params: { cards: state.cards[side].hand.length }, rule: '12' };
    return { seat: side, ask, moves };
  },
  answer(ctx, { side }, move) {
    if (isActivation(move)) {
      comeBackToAction(ctx, side);
      answerActivation(t, ctx, side, move);
      return;
    }
    const plan = planOf(move);
    if (plan) goOn(t, ctx, side, plan);
    else endBreakthrough(ctx, side);
  },
});

const comeBackToAction = (ctx: BtmCtx, side: Side): void => ctx.goto({ at: 'breakthrough/fight', side, attacks: [] });

/** The first tank of a card, which moves or attacks; null for any other move. */
export function planOf(move: Move): TankUse | null {
  switch (move.type) {
    case 'tank-move': {
      const { card, unit, to } = move;
      return { use: 'tankAction', how: 'move', card, moves: [{ units: [unit], path: [to] }] };
    }
    case 'tank-attack': {
      const { card, unit, target } = move;
      return { use: 'tankAction', how: 'attack', card, attacks: [{ units: [unit], target }] };
    }
    default:
      return null;
  }
}

type PlanFrame = FrameAt<'breakthrough/path'> | FrameAt<'breakthrough/second'>;

/** §10, §12.1: moving tanks are asked again while they can move; then the next tank of the card is asked. */
export const askOfPlan = (t: Tables, state: BtmState, side: Side, plan: TankUse): PlanFrame | null =>
  (plan.how === 'move' ? askForStep(t, state, side, plan) : null) ?? askForSecond(t, state, side, plan);

function askForStep(t: Tables, state: BtmState, side: Side, plan: MoveUse): PlanFrame | null {
  const { path: way } = known(plan.moves[plan.moves.length - 1]);
  const isOver = isAreaId(known(way[way.length - 1])) || listTankSteps(t, state, side, plan).length === 0;
  return isOver ? null : { at: 'breakthrough/path', side, plan };
}

/** §12.2, §12.3: a second tank or a partner, where there can be one. */
const askForSecond = (t: Tables, state: BtmState, side: Side, plan: TankUse): PlanFrame | null =>
  listSeconds(t, state, side, plan).length > 0 ? { at: 'breakthrough/second', side, plan } : null;

function settlePlan(t: Tables, ctx: BtmCtx, side: Side, plan: TankUse, next: PlanFrame | null): void {
  if (next) {
    ctx.goto(next);
    return;
  }
  comeBackToAction(ctx, side);
  playCard(t, ctx, plan, side);
}

const goOn = (t: Tables, ctx: BtmCtx, side: Side, plan: TankUse): void =>
  settlePlan(t, ctx, side, plan, askOfPlan(t, ctx.s, side, plan));

const closeTank = (t: Tables, ctx: BtmCtx, side: Side, plan: TankUse): void =>
  settlePlan(t, ctx, side, plan, askForSecond(t, ctx.s, side, plan));

/** §10.1: the next hex, or a halt within the limit (§8). */
export const path = (t: Tables): BtmNode<'breakthrough/path'> => ({
  kind: 'ask',
  ask(state, { side, plan }) {
    const steps: readonly Move[] = listTankSteps(t, state, side, plan).map(t.stepMove);
    const { units } = known(plan.moves[plan.moves.length - 1]);
    return {
      seat: side,
      ask: { key: 'btm.ask.tank-path', params: { unit: units.join(','), card: plan.card }, rule: '12.1' },
      moves: mayTankHalt(t, state, side, plan) ? [...steps, t.halt] : steps,
    };
  },
  answer(ctx, { side, plan }, move) {
    const to = nextPlace(move);
    if (to === null) {
      closeTank(t, ctx, side, plan);
      return;
    }
    const last = known(plan.moves[plan.moves.length - 1]);
    const longer = { ...last, path: [...last.path, to] };
    goOn(t, ctx, side, { ...plan, moves: [...plan.moves.slice(0, -1), longer] });
  },
});

/** §12.2, §12.3: a second tank that does the same as the first (Blitzkrieg), a partner of a corps, or go. */
export const second = (t: Tables): BtmNode<'breakthrough/second'> => ({
  kind: 'ask',
  ask(state, { side, plan }) {
    const others = listSeconds(t, state, side, plan);
    return {
      seat: side,
      ask: askSecond(plan, others),
      moves: mayGo(t, state, side, plan) ? [...others, GO] : others,
    };
  },
  answer(ctx, { side, plan }, move) {
    if (move.type === 'tank-move' && plan.how === 'move')
      goOn(t, ctx, side, { ...plan, moves: [...plan.moves, { units: [move.unit], path: [move.to] }] });
    else if (move.type === 'tank-attack' && plan.how === 'attack')
      closeTank(t, ctx, side, { ...plan, attacks: joinAttack(plan.attacks, [move.unit], move.target) });
    else if (move.type === 'together') closeTank(t, ctx, side, withPartner(t, plan, move.unit));
    else if (move.type === 'go') settlePlan(t, ctx, side, plan, null);
  },
});

function askSecond({ card, how }: TankUse, others: readonly Move[]): BtmDecision['ask'] {
  return others[0]?.type === 'together'
    ? { key: `btm.ask.together.${how}`, params: { card }, rule: '12.3' }
    : { key: `btm.ask.second.${how}`, params: { card }, rule: '12.2' };
}

/** §12.2: two tanks against one hex attack it together; else one after the other. */
function joinAttack(attacks: readonly TankAttack[], units: readonly UnitId[], target: string): readonly TankAttack[] {
  if (!attacks.some((made) => made.target === target)) return [...attacks, { units, target }];
  return attacks.map((made) => (made.target === target ? { ...made, units: [...made.units, ...units] } : made));
}

/** §12: moves take effect at once, attacks from the frame that `comeBackToAction` left on top. */
export function applyTankUse(t: Tables, ctx: BtmCtx, use: TankUse): void {
  if (use.how === 'attack') {
    const attacks = use.attacks.map(({ units, target }) => ({ units: [...units], target }));
    ctx.goto({ at: 'breakthrough/fight', side: t.sideOfCard(use.card), attacks });
    return;
  }
  for (const { units, path: way } of use.moves) for (const unit of units) march(t, ctx, unit, [...way]);
}

/** §12.2: attacks in the order given; one whose target is empty by then lapses. */
export const fight = (t: Tables): BtmNode<'breakthrough/fight'> => ({
  kind: 'auto',
  run(ctx, { side, attacks }) {
    const [first, ...rest] = attacks;
    if (!first) {
      openAction(t, ctx, side);
      return;
    }
    const { units, target } = first;
    ctx.goto({ at: 'breakthrough/fight', side, attacks: rest });
    if (holderOf(readField(t, ctx.s), t.placeNo(target)) === enemyOf(sideNo(side)))
      startFight(t, ctx, { target, attackers: units, side, caller: 'breakthrough' });
    else ctx.emit?.({ type: 'attack-lapsed', target });
  },
});
