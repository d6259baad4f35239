/** Answers given without a player: equivalent retreats (§11.4), and cards that no hand can hold (§7). */
import { otherSide, type Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import { hasSpentUnit, mayWakeInCombat } from '../rules/activation.ts';
import { couldPlay } from '../rules/cards.ts';
import { topFrame } from '../rules/field.ts';
import type { Tables } from '../tables.ts';
import { HITLER_NO } from './cards.ts';
import { settleRetreat } from '../rules/retreat-ways.ts';

/** Returns true if the attacker could activate a unit instead of playing a shift card (§7.1, Q26). */
const couldWake = (t: Tables, state: BtmState, side: Side): boolean =>
  mayWakeInCombat(state) && couldPlay(t, state, side, 'activate') && hasSpentUnit(t, state, side);

/** §5.1: passes for a hand that both players know to hold no fitting card. */
function settleCards(t: Tables, state: BtmState): Move | null {
  const frame = topFrame(state);
  switch (frame?.at) {
    case 'combat/attack-card':
      return couldPlay(t, state, frame.side, 'combatShift') || couldWake(t, state, frame.side) ? null : t.noShift;
    case 'combat/defence-card':
      return couldPlay(t, state, otherSide(frame.side), 'combatShift') ? null : t.noShift;
    case 'combat/reroll':
      return couldPlay(t, state, frame.asked, 'reroll') ? null : t.noReroll;
    case 'card/hitler':
      return couldPlay(t, state, 'soviet', 'cancel') ? null : HITLER_NO;
    default:
      return null;
  }
}

export const settle = (t: Tables, state: BtmState): Move | null => settleRetreat(t, state) ?? settleCards(t, state);
