/**
 * Answers given without a player: retreats that come to the same (§11.4), cards that no hand can hold (§7), and what
 * cannot change a combat any more (§11.3). They rest on what both players know, so that they tell nothing of a hand.
 */
import type { Line, Settled } from '../../../kernel/types.ts';
import { SIDES, otherSide, type Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import { hasSpentUnit, mayWakeInCombat } from '../rules/activation.ts';
import { couldPlay } from '../rules/cards.ts';
import { findEndOf, isDieVain } from '../rules/certain.ts';
import { listDefences } from '../rules/defence.ts';
import { topFrame } from '../rules/field.ts';
import { gainsByReroll } from '../rules/odds.ts';
import { combatOf } from '../rules/reckon.ts';
import { settleRetreat } from '../rules/retreat-ways.ts';
import type { Tables } from '../tables.ts';
import { HITLER_NO } from './cards.ts';
import { END_REMOVE } from './logistics.ts';

type Answer = Settled<Move>;

const CERTAIN: Line = { key: 'btm.log.certain', rule: '11.3' };
const NO_BETTER_DIE: Line = { key: 'btm.log.no-better-die', rule: '7.1' };
const ALIKE: Line = { key: 'btm.log.retreats-alike', rule: '11.4' };

const because = (move: Move | null | undefined, why: Line | null): Answer | null => (move ? { move, why } : null);

/** Returns true if the attacker could activate a unit instead of playing a shift card (§7.1, Q26). */
const couldWake = (t: Tables, state: BtmState, side: Side): boolean =>
  mayWakeInCombat(state) && couldPlay(t, state, side, 'activate') && hasSpentUnit(t, state, side);

/** §11.3.2: a unit that survives an active defence becomes spent, so its choice matters (§11.3.7). */
const settleDefence = (t: Tables, state: BtmState, undecided: readonly string[]): Answer | null =>
  findEndOf(t, state, undecided, SIDES) === 'DE'
    ? because(listDefences(t, combatOf(state), undecided).at(-1), CERTAIN)
    : null;

/** §11.3.4: no card fits, or none that `asked` could still play changes the end. */
function settleShift(t: Tables, state: BtmState, side: Side, asked: readonly Side[]): Answer | null {
  if (findEndOf(t, state, [], asked) !== null) return because(t.noShift, CERTAIN);
  return couldPlay(t, state, side, 'combatShift') ? null : because(t.noShift, null);
}

/** §7.1: no card fits, or no face of a new die is better. */
function settleReroll(t: Tables, state: BtmState, side: Side): Answer | null {
  if (isDieVain(t, state)) return because(t.noReroll, CERTAIN);
  if (!couldPlay(t, state, side, 'reroll')) return because(t.noReroll, null);
  return gainsByReroll(t, state, side) ? null : because(t.noReroll, NO_BETTER_DIE);
}

function settleFight(t: Tables, state: BtmState): Answer | null {
  const frame = topFrame(state);
  switch (frame?.at) {
    case 'combat/defence':
      return settleDefence(t, state, frame.undecided);
    case 'combat/attack-card':
      return couldWake(t, state, frame.side) ? null : settleShift(t, state, frame.side, SIDES);
    case 'combat/defence-card':
      return settleShift(t, state, otherSide(frame.side), [otherSide(frame.side)]);
    case 'combat/reroll':
      return settleReroll(t, state, frame.asked);
    case 'card/hitler':
      return couldPlay(t, state, 'soviet', 'cancel') ? null : because(HITLER_NO, null);
    default:
      return null;
  }
}

/** §6.2.4: units are removed so rarely that the table asks only players who want to (`offers.passedOver`). */
const settleRemoval = (state: BtmState): Answer | null =>
  topFrame(state)?.at === 'logistics/remove' ? because(END_REMOVE, null) : null;

export const settle = (t: Tables, state: BtmState): Answer | null =>
  because(settleRetreat(t, state), ALIKE) ?? settleFight(t, state) ?? settleRemoval(state);
