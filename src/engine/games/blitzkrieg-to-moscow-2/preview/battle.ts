/** The preview of an attack: sums, shifts with their reasons, and the exact odds of the die (§11.3). */
import type { Line, Preview } from '../../../kernel/types.ts';
import { NO_PREVIEW } from '../../../kits/rehearsal/preview.ts';
import type { FrameAt } from '../frames.ts';
import { otherSide, type CardId, type Side, type UnitId } from '../ids.ts';
import { findWeakest, openTerms, withDefence } from '../rules/defence.ts';
import { readField } from '../rules/field.ts';
import { combatOdds, forDefender, gainsByReroll, rerollOdds } from '../rules/odds.ts';
import { EVEN_ODDS, combatOf, reckon, sumUp, unitOn, withShift, type Terms } from '../rules/reckon.ts';
import { mayReachRear } from '../rules/retreat-ways.ts';
import type { BtmState, CombatState } from '../state.ts';
import type { Tables } from '../tables.ts';

/** A combat with these terms, with the chances of the side that decides. */
function previewTerms(t: Tables, state: BtmState, side: Side, terms: Terms, effects: readonly Line[] = []): Preview {
  const { attack, defence, odds, shifts, column } = reckon(t, state, terms);
  const sums: Line = {
    key: column < EVEN_ODDS ? 'btm.effect.fails' : 'btm.effect.odds',
    params: { attack, defence, odds, column },
    rule: column < EVEN_ODDS ? '11.3.5' : '11.3.3',
  };
  const chances = combatOdds(t, state, terms);
  const own = side === terms.side ? chances : forDefender(chances);
  return { effects: [sums, ...effects], modifiers: shifts, odds: own, warnings: [] };
}

/** An attack that is thought of (§11.2, §12.1). */
export type Attack = Pick<CombatState, 'side' | 'target' | 'attackers' | 'caller'>;

/** §11.3.2: against an active defence, with what the weakest one would make of it. */
export function previewAttack(t: Tables, state: BtmState, attack: Attack): Preview {
  const { attackers } = attack;
  if (attackers.length === 0) return NO_PREVIEW;
  const terms = openTerms(readField(t, state), attack);
  const told = previewTerms(t, state, attack.side, terms, fatigue(t, attackers));
  const weakest = findWeakest(t, state, terms, terms.active);
  if (!weakest) return told;
  const { attack: sum, defence, odds, column } = sumUp(t, state, weakest);
  const line: Line = { key: 'btm.effect.odds-passive', params: { attack: sum, defence, odds, column }, rule: '11.3.2' };
  return { ...told, effects: [...told.effects, line] };
}

/** §11.3.7: the attack costs this with any result. */
const fatigue = (t: Tables, units: readonly UnitId[]): readonly Line[] => {
  const [corps, others] = [true, false].map((is) => units.filter((unit) => t.isMechanised(t.unitNo(unit)) === is));
  const line = (key: string, named: readonly UnitId[] = []): readonly Line[] =>
    named.length === 0 ? [] : [{ key, params: { units: named.join(',') }, rule: '11.3.7' }];
  return [...line('btm.effect.attackers-exhausted', corps), ...line('btm.effect.attackers-spent', others)];
};

/** §11.3.2: the first of those undecided as it chooses now, the others taken to defend actively. */
export function previewDefence(
  t: Tables,
  state: BtmState,
  { undecided }: FrameAt<'combat/defence'>,
  unit: UnitId,
  isActive: boolean,
): Preview {
  const combat = combatOf(state);
  const open = { ...combat, active: [...combat.active, ...undecided] };
  const price = isActive ? fatigueOfDefender(t, state, unit) : [];
  return previewTerms(t, state, otherSide(combat.side), withDefence(open, unit, isActive), price);
}

/** §11.3.7: the price of an active defence; nothing, if the unit retreats into a rear area (§10.5). */
function fatigueOfDefender(t: Tables, state: BtmState, unit: UnitId): readonly Line[] {
  const what = t.isMechanised(t.unitNo(unit)) ? 'exhausted' : 'spent';
  const isSure = !mayReachRear(t, state, unit);
  return [{ key: `btm.effect.${what}${isSure ? '' : '-unless-rear'}`, params: { unit }, rule: '11.3.7' }];
}

/** §11.3.4: the combat with a card of a side, or as it is. */
export function previewCard(t: Tables, state: BtmState, side: Side, card: CardId | null): Preview {
  const combat = combatOf(state);
  return previewTerms(t, state, side, card === null ? combat : withShift(t, combat, card));
}

/** §7.1: a unit that becomes active; within a combat, what its full strength makes of it (Q26). */
export function previewActivation(t: Tables, state: BtmState, unit: UnitId): Preview {
  const active: Line = { key: 'btm.effect.active', params: { unit }, rule: '7.1' };
  const { combat, units } = state;
  if (!combat) return { ...NO_PREVIEW, effects: [active] };
  const woken = { ...state, units: { ...units, [unit]: { ...unitOn(state, unit), spent: false } } };
  return previewTerms(t, woken, combat.side, combat, [active]);
}

/** §7.1: a new die in place of the one that was rolled. */
export function previewReroll(t: Tables, state: BtmState, side: Side): Preview {
  const combat = combatOf(state);
  const odds = rerollOdds(t, state, side);
  const vain = { key: 'btm.warn.reroll-vain', params: { result: combat.result ?? '-' }, rule: '7.1' };
  const warnings = gainsByReroll(t, state, side) ? [] : [vain];
  return { ...previewTerms(t, state, side, combat), warnings, odds: side === combat.side ? odds : forDefender(odds) };
}
