/** Answers that a player has ordered ahead for combats and for Hitler Order (§7.1, §11.3). They may read that player's hand. */
import type { OrderRules, OrderSpec, Orders } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import { SIDES, otherSide, type CardUse, type Side, type UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { hasSpentUnit, mayWakeInCombat } from '../rules/activation.ts';
import { cardsFor, findHitlerOrder } from '../rules/cards.ts';
import { listDefences } from '../rules/defence.ts';
import { topFrame } from '../rules/field.ts';
import { combatOf } from '../rules/reckon.ts';
import type { BtmState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { BtmTypes } from '../types.ts';
import { HITLER_NO } from './cards.ts';

const CARD_QUESTIONS = ['btm.ask.attack-card', 'btm.ask.defence-card', 'btm.ask.reroll', 'btm.ask.hitler'];

const ORDERS = [
  { id: 'defence', seats: SIDES, values: ['ask', 'active', 'passive'], asks: ['btm.ask.defence'], rule: '11.3.2' },
  { id: 'shift', seats: SIDES, values: ['ask', 'keep'], asks: ['btm.ask.defence-card'], rule: '11.3.4' },
  { id: 'reroll', seats: SIDES, values: ['ask', 'keep'], asks: ['btm.ask.reroll'], rule: '7.1' },
  { id: 'hitler-order', seats: ['soviet'], values: ['ask', 'tanks'], asks: ['btm.ask.hitler'], rule: '7.1' },
  { id: 'unable', seats: SIDES, values: ['pass', 'ask'], asks: CARD_QUESTIONS, rule: '7.1' },
] as const satisfies readonly OrderSpec<Side>[];

/** The value that applies: the first of its list if none was given. */
const ordered = (orders: Orders, id: (typeof ORDERS)[number]['id']): string =>
  orders[id] ?? ORDERS.find((spec) => spec.id === id)?.values[0] ?? '';

/** True if nothing in the hand fits the question, and the player does not want to be asked then. */
const isUnable = (t: Tables, state: BtmState, orders: Orders, side: Side, use: CardUse): boolean =>
  ordered(orders, 'unable') === 'pass' && cardsFor(t, state, side, use).length === 0;

function obeyDefence(t: Tables, state: BtmState, orders: Orders, undecided: readonly UnitId[]): Move | null {
  const defences = listDefences(t, combatOf(state), undecided);
  switch (ordered(orders, 'defence')) {
    case 'active':
      return defences[0] ?? null;
    case 'passive':
      return defences.at(-1) ?? null;
    default:
      return null;
  }
}

/** §7.1, Q26: a card that wakes a unit counts as one for the attack. */
const couldWakeWith = (t: Tables, state: BtmState, side: Side): boolean =>
  mayWakeInCombat(state) && hasSpentUnit(t, state, side) && cardsFor(t, state, side, 'activate').length > 0;

function obeyHitler(t: Tables, state: BtmState, orders: Orders, { use }: FrameAt<'card/hitler'>): Move | null {
  const isKept = ordered(orders, 'hitler-order') === 'tanks' && use.use !== 'tankAction';
  const isHeld = findHitlerOrder(t, state) !== null;
  return isKept || (!isHeld && ordered(orders, 'unable') === 'pass') ? HITLER_NO : null;
}

function obey(t: Tables, state: BtmState, orders: Orders): Move | null {
  const frame = topFrame(state);
  switch (frame?.at) {
    case 'combat/defence':
      return obeyDefence(t, state, orders, frame.undecided);
    case 'combat/attack-card':
      return isUnable(t, state, orders, frame.side, 'combatShift') && !couldWakeWith(t, state, frame.side)
        ? t.noShift
        : null;
    case 'combat/defence-card': {
      const isKept = ordered(orders, 'shift') === 'keep';
      return isKept || isUnable(t, state, orders, otherSide(frame.side), 'combatShift') ? t.noShift : null;
    }
    case 'combat/reroll': {
      const isKept = ordered(orders, 'reroll') === 'keep';
      return isKept || isUnable(t, state, orders, frame.asked, 'reroll') ? t.noReroll : null;
    }
    case 'card/hitler':
      return obeyHitler(t, state, orders, frame);
    default:
      return null;
  }
}

export const orderRules = (t: Tables): OrderRules<BtmTypes> => ({
  specs: ORDERS,
  obey: (state, orders) => obey(t, state, orders),
});
