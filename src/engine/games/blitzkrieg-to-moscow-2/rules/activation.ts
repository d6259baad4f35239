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
import type { Tables } from './field-types.ts';

const NO_MOVES: readonly Move[] = [];

/** Units of a side that are spent; in a box or on the track none is (§2.3). */
export function spentUnits(t: Tables, state: BtmState, side: Side): readonly number[] {
  const { spent } = readField(t, state);
  return t.unitsOf(side).filter((unit) => spent[unit] === true);
}

export function listActivations(t: Tables, state: BtmState, side: Side): readonly Move[] {
  const cards = cardsFor(t, state, side, 'activate');
  if (cards.length === 0) return NO_MOVES;
  const spent = spentUnits(t, state, side);
  return cards.flatMap((card) => spent.map((unit) => t.activateMove(card, unit)));
}

/** §7.1, Q26: whether the attacker of a breakthrough may activate a unit while asked for a shift card. */
export const mayWakeInCombat = (state: BtmState): boolean =>
  state.combat?.caller === 'breakthrough' && rulingsOf(state).activation === 'any-time';

export function explainActivation(t: Tables, state: BtmState, side: Side, card: CardId, unit: UnitId): Reason | null {
  if (t.unitFacts(t.unitNo(unit)).side !== side) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  const { place, spent } = unitState(state, unit);
  if (t.placeNo(place) === NONE) return refusal('NOT_ON_MAP.activate', '7.1', { unit });
  if (!spent) return refusal('NOT_SPENT', '7.1', { unit });
  return explainCard(t, state, side, card, 'activate');
}
