/** Active or passive defence, unit by unit (§11.3.2, §11.6). */
import type { Reason } from '../../../kernel/types.ts';
import type { HexId, UnitId } from '../ids.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmState, CombatState } from '../state.ts';
import { unitState, unitsIn } from './field.ts';
import type { Field, Tables } from '../tables.ts';
import { refusal } from './reason.ts';
import { combatOf, defenceValue, sumUp, type Board, type Terms } from './reckon.ts';

/** Units of a target hex that take part, and those that only share the result (§11.1). */
export interface Parties {
  readonly defenders: readonly UnitId[];
  readonly bystanders: readonly UnitId[];
}

/** §11.1: units attacked earlier in the phase add nothing and choose nothing. A tank action is exempt. */
export function computeParties(field: Field, target: HexId, caller: CombatState['caller']): Parties {
  const { tables: t } = field;
  const defenders: UnitId[] = [];
  const bystanders: UnitId[] = [];
  for (const unit of unitsIn(field, t.placeNo(target)))
    (caller === 'combat' && field.defended[unit] === true ? bystanders : defenders).push(t.unitId(unit));
  return { defenders, bystanders };
}

/** An attack before any choice or card: all active units defend actively. */
export function openTerms(
  field: Field,
  { side, target, attackers, caller }: Pick<CombatState, 'side' | 'target' | 'attackers' | 'caller'>,
): Terms {
  const { defenders } = computeParties(field, target, caller);
  const active = defenders.filter((unit) => field.spent[field.tables.unitNo(unit)] !== true);
  return { target, side, attackers, defenders, active, attackCard: null, defenceCard: null };
}

/** §11.3.2: the combat after a unit's choice; those still to choose count as defending actively. */
export const withDefence = <T extends Terms>(terms: T, unit: UnitId, isActive: boolean): T =>
  isActive ? terms : { ...terms, active: terms.active.filter((other) => other !== unit) };

/** §11.3.2, §11.6: the weakest choice of `undecided`, or null. One corps must add its strength if nothing else does. */
export function findWeakest(t: Tables, board: Board, terms: Terms, undecided: readonly UnitId[]): Terms | null {
  const passive: Terms = { ...terms, active: terms.active.filter((unit) => !undecided.includes(unit)) };
  const strengthOf = (unit: UnitId): number => defenceValue(t, unit, true);
  const [least] =
    sumUp(t, board, passive).defence > 0
      ? []
      : [...undecided].sort((one, other) => strengthOf(one) - strengthOf(other));
  const weakest = least === undefined ? passive : { ...passive, active: [...passive.active, least] };
  return weakest.active.length === terms.active.length ? null : weakest;
}

/** §11.6: a corps needs another unit that adds strength or is undecided, so that the defence is never 0. */
function mayBePassive(t: Tables, combat: CombatState, undecided: readonly UnitId[]): boolean {
  const [unit] = undecided;
  if (unit === undefined || undecided.length > 1) return true;
  if (defenceValue(t, unit, false) > 0) return true;
  return combat.defenders.some((other) => other !== unit && defenceValue(t, other, combat.active.includes(other)) > 0);
}

/** Defences of the first of `undecided`: one move where it is forced. */
export function listDefences(t: Tables, combat: CombatState, undecided: readonly UnitId[]) {
  const [unit] = undecided;
  if (unit === undefined) return [];
  const active = t.defendMove(t.unitNo(unit), true);
  return mayBePassive(t, combat, undecided) ? [active, t.defendMove(t.unitNo(unit), false)] : [active];
}

export function explainDefence(
  t: Tables,
  state: BtmState,
  undecided: readonly UnitId[],
  unit: UnitId,
  isActive: boolean,
): Reason | null {
  const combat = combatOf(state);
  if (combat.bystanders.includes(unit))
    return rulingsOf(state).bystander === 'shares'
      ? refusal('BAD_DEFENCE.bystander', '11.1', { unit })
      : refusal('BAD_DEFENCE.spared', 'Q28', { unit });
  if (!combat.defenders.includes(unit)) return refusal('BAD_DEFENCE.elsewhere', '11.2', { unit, hex: combat.target });
  if (!undecided.includes(unit))
    return refusal(unitState(state, unit).spent ? 'BAD_DEFENCE.spent' : 'BAD_DEFENCE.chosen', '11.3.2', { unit });
  const [first = unit] = undecided;
  if (first !== unit) return refusal('BAD_DEFENCE.order', '11.3.2', { unit, first });
  return isActive || mayBePassive(t, combat, undecided) ? null : refusal('BAD_DEFENCE.alone', '11.6', { unit });
}
