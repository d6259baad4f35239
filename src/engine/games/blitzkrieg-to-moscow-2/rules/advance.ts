/** Advance after combat (§11.5). */
import type { Reason } from '../../../kernel/types.ts';
import type { UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import { NONE, enemyOf, sideNo } from '../numbers.ts';
import { holderOf, placeOf } from './field.ts';
import type { Field } from '../tables.ts';
import { refusal } from './reason.ts';
import { wouldFit } from './stacking.ts';

type AdvanceFault = 'not-attacker' | 'gone' | 'there' | 'full';

function advanceFault({ combat }: BtmState, field: Field, unit: UnitId): AdvanceFault | null {
  const { tables: t } = field;
  if (!combat?.attackers.includes(unit)) return 'not-attacker';
  const place = placeOf(field, t.unitNo(unit));
  const target = t.placeNo(combat.target);
  if (place === NONE) return 'gone';
  if (place === target) return 'there';
  return wouldFit(field, sideNo(combat.side), target, [t.unitNo(unit)]) ? null : 'full';
}

/** §11.5, §8: attackers that may enter the emptied hex, also from a rear area, as moves. */
export function listAdvances(state: BtmState, field: Field): readonly Move[] {
  const { tables: t } = field;
  const { combat } = state;
  if (!combat || holderOf(field, t.placeNo(combat.target)) === enemyOf(sideNo(combat.side))) return [];
  return combat.attackers
    .filter((unit) => advanceFault(state, field, unit) === null)
    .map((unit) => t.advanceMove(t.unitNo(unit)));
}

export function explainAdvance(state: BtmState, field: Field, unit: UnitId): Reason | null {
  const about = { unit, hex: state.combat?.target ?? '' };
  const fault = advanceFault(state, field, unit);
  switch (fault) {
    case null:
      return null;
    case 'full':
      return refusal('STACKING.advance', '8', about);
    case 'not-attacker':
    case 'gone':
    case 'there':
      return refusal(`BAD_ADVANCE.${fault}`, '11.5', about);
  }
}
