/** What an attack would come to: sums, shifts with their reasons, and the exact odds of the die (§11.3). */
import type { Line, Preview } from '../../../kernel/types.ts';
import type { CardId, Side, UnitId } from '../ids.ts';
import { findWeakest, openTerms } from '../rules/defence.ts';
import { readField } from '../rules/field.ts';
import { combatOdds, forDefender, gainsByReroll, rerollOdds } from '../rules/odds.ts';
import { EVEN_ODDS, reckon, sumUp, unitOn, type Terms } from '../rules/reckon.ts';
import type { BtmState, CombatState } from '../state.ts';
import { isMechanised, unitNo } from '../tables.ts';

const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };

/** A combat as it would stand. */
function previewTerms(state: BtmState, terms: Terms, effects: readonly Line[] = []): Preview {
  const { attack, defence, odds, shifts, column } = reckon(state, terms);
  const sums: Line = {
    key: column < EVEN_ODDS ? 'btm.effect.fails' : 'btm.effect.odds',
    params: { attack, defence, odds, column },
    rule: column < EVEN_ODDS ? '11.3.5' : '11.3.3',
  };
  return { effects: [sums, ...effects], modifiers: shifts, odds: combatOdds(state, terms), warnings: [] };
}

/** What the defender chooses shows the defender's chances. */
const asDefender = (told: Preview): Preview => ({ ...told, odds: forDefender(told.odds) });

/** An attack that is thought of (§11.2, §12.1). */
export type Attack = Pick<CombatState, 'side' | 'target' | 'attackers' | 'caller'>;

/** §11.3.2: against an active defence, with what the weakest one would make of it. */
export function previewAttack(state: BtmState, attack: Attack): Preview {
  const { attackers } = attack;
  if (attackers.length === 0) return NOTHING;
  const terms = openTerms(readField(state), attack);
  const told = previewTerms(state, terms, fatigue(attackers));
  const weakest = findWeakest(state, terms, terms.active);
  if (!weakest) return told;
  const { attack: sum, defence, odds, column } = sumUp(state, weakest);
  const line: Line = { key: 'btm.effect.odds-passive', params: { attack: sum, defence, odds, column }, rule: '11.3.2' };
  return { ...told, effects: [...told.effects, line] };
}

/** §11.3.7: what the attack costs whatever comes of it. */
const fatigue = (units: readonly UnitId[]): readonly Line[] => {
  const [corps, others] = [true, false].map((is) => units.filter((unit) => isMechanised(unitNo(unit)) === is));
  const line = (key: string, named: readonly UnitId[] = []): readonly Line[] =>
    named.length === 0 ? [] : [{ key, params: { units: named.join(',') }, rule: '11.3.7' }];
  return [...line('btm.effect.attackers-exhausted', corps), ...line('btm.effect.attackers-spent', others)];
};

/** §11.3.2: the first of those undecided as it chooses now, the others taken to defend actively. */
export function previewDefence(state: BtmState, undecided: readonly UnitId[], isActive: boolean): Preview {
  const { combat } = state;
  const [unit, ...others] = undecided;
  if (!combat || unit === undefined) return NOTHING;
  const active = [...combat.active, ...(isActive ? [unit] : []), ...others];
  return asDefender(previewTerms(state, { ...combat, active }, isActive ? fatigueOfDefender(unit) : []));
}

const fatigueOfDefender = (unit: UnitId): readonly Line[] => [
  { key: isMechanised(unitNo(unit)) ? 'btm.effect.exhausted' : 'btm.effect.spent', params: { unit }, rule: '11.3.7' },
];

/** §11.3.4: the combat with a card of a side, or as it stands. */
export function previewCard(state: BtmState, side: Side, card: CardId | null): Preview {
  const { combat } = state;
  if (!combat) return NOTHING;
  const made = card === null ? null : { card, cancelled: false };
  if (side === combat.side) return previewTerms(state, made ? { ...combat, attackCard: made } : combat);
  return asDefender(previewTerms(state, made ? { ...combat, defenceCard: made } : combat));
}

/** §7.1: a unit that becomes active; within a combat, what its full strength makes of it (Q26). */
export function previewActivation(state: BtmState, unit: UnitId): Preview {
  const active: Line = { key: 'btm.effect.active', params: { unit }, rule: '7.1' };
  const { combat, units } = state;
  if (!combat) return { ...NOTHING, effects: [active] };
  const woken = { ...state, units: { ...units, [unit]: { ...unitOn(state, unit), spent: false } } };
  return previewTerms(woken, combat, [active]);
}

/** §7.1: a new die in the place of the one that lies there. */
export function previewReroll(state: BtmState, side: Side): Preview {
  const { combat } = state;
  if (!combat) return NOTHING;
  const odds = rerollOdds(state, side);
  const vain = { key: 'btm.warn.reroll-vain', params: { result: combat.result ?? '-' }, rule: '7.1' };
  const warnings = gainsByReroll(state, side) ? [] : [vain];
  return { ...previewTerms(state, combat), warnings, odds: side === combat.side ? odds : forDefender(odds) };
}
