/** Breakthrough phase (§12): tanks move or attack, one card at a time. */
import type { TankUse } from '../card-use.ts';
import type { Side, UnitId } from '../ids.ts';
import { HALT, stepMove } from '../move-table.ts';
import type { Move, MoveOf } from '../moves.ts';
import { spentUnits } from '../rules/activation.ts';
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
  type MoveUse,
} from '../rules/tank-action.ts';
import type { BtmState } from '../state.ts';
import { enemyOf, isAreaId, known, placeNo, sideNo, sideOfCard } from '../tables.ts';
import type { BtmCtx, BtmDecision, BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { answerActivate, listActivations, playCard } from './cards.ts';
import { startFight } from './fight.ts';
import { march } from './march.ts';

const GO: MoveOf<'go'> = Object.freeze({ type: 'go' });
const END_BREAK: MoveOf<'end-break'> = Object.freeze({ type: 'end-break' });

/** The breakthrough phase. */
export function openBreakthrough(ctx: BtmCtx, side: Side): void {
  beginPhase(ctx, side, 'breakthrough');
  openAction(ctx, side);
}

/** §12.1: there is something to ask while cards are left, and somebody whom they could be for. */
function asksForAction(state: BtmState, side: Side): boolean {
  if (asksForCard(state, side, 'tankAction') && listTanks(readField(state), side).length > 0) return true;
  return asksForCard(state, side, 'activate') && spentUnits(state, side).length > 0;
}

function openAction(ctx: BtmCtx, side: Side): void {
  if (asksForAction(ctx.s, side)) ctx.goto({ at: 'breakthrough/action', side });
  else endBreakthrough(ctx, side);
}

const endBreakthrough = (ctx: BtmCtx, side: Side): void => ctx.goto({ at: 'turn/supply', side });

/** §12.1, Q13: a tank action or an activation, in any order, until the player passes. */
export const action: BtmNode<'breakthrough/action'> = {
  kind: 'ask',
  ask: (state, { side }) => ({
    seat: side,
    ask: { key: 'btm.ask.breakthrough', params: { cards: state.cards[side].hand.length }, rule: '12' },
    moves: [...listTankActions(state, side), ...listActivations(state, side), END_BREAK],
  }),
  answer(ctx, { side }, move) {
    switch (move.type) {
      case 'tank-move': {
        const { card, to } = move;
        goOn(ctx, side, { use: 'tankAction', how: 'move', card, moves: [{ units: [move.unit], path: [to] }] });
        return;
      }
      case 'tank-attack': {
        const { card, target } = move;
        closeTank(ctx, side, { use: 'tankAction', how: 'attack', card, attacks: [{ units: [move.unit], target }] });
        return;
      }
      case 'activate':
        comeBackToAction(ctx, side);
        answerActivate(ctx, side, move);
        return;
      default:
        endBreakthrough(ctx, side);
    }
  },
};

/** Behind a card the next action is asked for, if there is one still. */
const comeBackToAction = (ctx: BtmCtx, side: Side): void => ctx.goto({ at: 'breakthrough/fight', side, attacks: [] });

/** §10, §12.1: tanks on their way are asked again while they can go on; then the next tank of the card. */
function goOn(ctx: BtmCtx, side: Side, plan: MoveUse): void {
  const { path } = known(plan.moves[plan.moves.length - 1]);
  const isOver = isAreaId(known(path[path.length - 1])) || listTankSteps(ctx.s, side, plan).length === 0;
  if (isOver) closeTank(ctx, side, plan);
  else ctx.goto({ at: 'breakthrough/path', side, plan });
}

/** §12.2, §12.3: asks for a second tank or a partner where there can be one; else the card is played. */
function closeTank(ctx: BtmCtx, side: Side, plan: TankUse): void {
  if (listSeconds(ctx.s, side, plan).length > 0) {
    ctx.goto({ at: 'breakthrough/second', side, plan });
    return;
  }
  comeBackToAction(ctx, side);
  playCard(ctx, plan, side);
}

/** §10.1: the next hex, or a halt within the limit (§8). */
export const path: BtmNode<'breakthrough/path'> = {
  kind: 'ask',
  ask(state, { side, plan }) {
    if (plan.how !== 'move') throw new RangeError('no tank is on its way');
    const steps: readonly Move[] = listTankSteps(state, side, plan).map(stepMove);
    const { units } = known(plan.moves[plan.moves.length - 1]);
    return {
      seat: side,
      ask: { key: 'btm.ask.tank-path', params: { unit: units.join(','), card: plan.card }, rule: '12.1' },
      moves: mayTankHalt(state, side, plan) ? [...steps, HALT] : steps,
    };
  },
  answer(ctx, { side, plan }, move) {
    if (plan.how !== 'move') return;
    if (move.type !== 'step') {
      closeTank(ctx, side, plan);
      return;
    }
    const last = known(plan.moves[plan.moves.length - 1]);
    const longer = { ...last, path: [...last.path, move.to] };
    goOn(ctx, side, { ...plan, moves: [...plan.moves.slice(0, -1), longer] });
  },
};

/** §12.2, §12.3: Blitzkrieg: a second tank that does the same as the first; or a partner of a corps; or go. */
export const second: BtmNode<'breakthrough/second'> = {
  kind: 'ask',
  ask(state, { side, plan }) {
    const others = listSeconds(state, side, plan);
    return {
      seat: side,
      ask: askSecond(plan, others),
      moves: mayGo(state, side, plan) ? [...others, GO] : others,
    };
  },
  answer(ctx, { side, plan }, move) {
    if (move.type === 'tank-move' && plan.how === 'move')
      goOn(ctx, side, { ...plan, moves: [...plan.moves, { units: [move.unit], path: [move.to] }] });
    else if (move.type === 'tank-attack' && plan.how === 'attack')
      closeTank(ctx, side, { ...plan, attacks: joinAttack(plan.attacks, [move.unit], move.target) });
    else if (move.type === 'together') closeTank(ctx, side, withPartner(plan, move.unit));
    else if (move.type === 'go') {
      comeBackToAction(ctx, side);
      playCard(ctx, plan, side);
    }
  },
};

function askSecond({ card, how }: TankUse, others: readonly Move[]): BtmDecision['ask'] {
  return others[0]?.type === 'together'
    ? { key: `btm.ask.together.${how}`, params: { card }, rule: '12.3' }
    : { key: `btm.ask.second.${how}`, params: { card }, rule: '12.2' };
}

type Attacks = Extract<TankUse, { readonly how: 'attack' }>['attacks'];

/** §12.2: two tanks against one hex attack it together; else one after the other. */
function joinAttack(attacks: Attacks, units: readonly UnitId[], target: string): Attacks {
  if (!attacks.some((made) => made.target === target)) return [...attacks, { units, target }];
  return attacks.map((made) => (made.target === target ? { ...made, units: [...made.units, ...units] } : made));
}

/**
 * §12: a tank action takes effect: the moves at once, the attacks from the frame that is on top, which
 * `comeBackToAction` left there.
 */
export function applyTankUse(ctx: BtmCtx, use: TankUse): void {
  if (use.how === 'attack') {
    const attacks = use.attacks.map(({ units, target }) => ({ units: [...units], target }));
    ctx.goto({ at: 'breakthrough/fight', side: sideOfCard(use.card), attacks });
    return;
  }
  for (const { units, path: way } of use.moves) for (const unit of units) march(ctx, unit, [...way]);
}

/** §12.2: attacks in the order given; one whose target is empty by then lapses. */
export const fight: BtmNode<'breakthrough/fight'> = {
  kind: 'auto',
  run(ctx, { side, attacks }) {
    const [first, ...rest] = attacks;
    if (!first) {
      openAction(ctx, side);
      return;
    }
    const { units, target } = first;
    ctx.goto({ at: 'breakthrough/fight', side, attacks: rest });
    if (holderOf(readField(ctx.s), placeNo(target)) === enemyOf(sideNo(side)))
      startFight(ctx, { target, attackers: units, side, caller: 'breakthrough' });
    else ctx.emit({ type: 'attack-lapsed', target });
  },
};
