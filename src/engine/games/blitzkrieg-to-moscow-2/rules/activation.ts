/** Activation by card: a spent unit becomes active, without a check of supply (§7.1, Q13). */
import type { Reason } from '../../../kernel/types.ts';
import type { CardId, Side, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import { NONE } from '../numbers.ts';
import { cardsFor, explainCard } from './cards.ts';
import { readField, unitState } from './field.ts';
import { refusal } from './reason.ts';
import type { Tables } from '../tables.ts';

/** A unit in a box or on the track is never spent (§2.3). */
export function hasSpentUnit(t: Tables, state: BtmState, side: Side): boolean {
  const { spent } = readField(t, state);
  return t.unitsOf(side).some((unit) => spent[unit] === true);
}

/** §7.1: adds every spent unit of a side with every card that activates one. */
export function addActivations(t: Tables, state: BtmState, side: Side, moves: Move[]): void {
  const { spent } = readField(t, state);
  for (const card of cardsFor(t, state, side, 'activate'))
    for (const unit of t.unitsOf(side)) if (spent[unit] === true) moves.push(t.activateMove(card, unit));
}

/** Returns true if the attacker of a breakthrough may activate a unit while asked for a shift card (§7.1, Q26). */
export const mayWakeInCombat = (state: BtmState): boolean =>
  state.combat?.caller === 'breakthrough' && rulingsOf(state).activation === 'any-time';

/** Why a unit cannot become active by any card; null when it can. */
export function explainWaking(t: Tables, state: BtmState, side: Side, unit: UnitId): Reason | null {
  if (t.unitFacts(t.unitNo(unit)).side !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  const { place, spent } = unitState(state, unit);
  if (t.placeNo(place) === NONE) return refusal('NOT_ON_MAP.activate', '7.1', { unit });
  return spent ? null : refusal('NOT_SPENT', '7.1', { unit });
}

export const explainActivation = (t: Tables, state: BtmState, side: Side, card: CardId, unit: UnitId): Reason | null =>
  explainWaking(t, state, side, unit) ?? explainCard(t, state, side, card, 'activate');
