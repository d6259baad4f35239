/** The combat in a view, and its variants with one more attacker, choice or card (§11.2, §11.3). */
import type { CardId, UnitId } from '../ids.ts';
import { computeParties, openTerms, withDefence } from '../rules/defence.ts';
import { readField } from '../rules/field.ts';
import { withShift, type Terms } from '../rules/reckon.ts';
import type { CombatState } from '../state.ts';
import type { BtmView } from '../view.ts';
import type { CombatReading } from './types.ts';
import type { Tables } from '../tables.ts';

export interface Fight {
  readonly terms: Terms;
  readonly caller: CombatState['caller'];
  readonly bystanders: readonly UnitId[];
  /** Active defenders that have not chosen yet; in `terms` they defend actively. */
  readonly undecided: readonly UnitId[];
  /** §7.1: the card that Hitler Order may still cancel; `terms` counts it. */
  readonly pending: CardId | null;
  readonly stage: CombatReading['stage'];
}

type Declared = Pick<CombatState, 'side' | 'target' | 'attackers' | 'caller'>;

function openFight(t: Tables, view: BtmView, declared: Declared): Fight {
  const { caller, target } = declared;
  const field = readField(t, view);
  const terms = openTerms(field, declared);
  const { bystanders } = computeParties(field, target, caller);
  return { terms, caller, bystanders, undecided: terms.active, pending: null, stage: 'naming' };
}

function findNamed({ question }: BtmView): Declared | null {
  if (question?.at === 'combat/attackers') {
    const { side, target, units } = question;
    return { side, target, attackers: units, caller: 'combat' };
  }
  if (question?.at !== 'breakthrough/second' || question.plan.how !== 'attack') return null;
  const last = question.plan.attacks.at(-1);
  return last ? { side: question.side, target: last.target, attackers: last.units, caller: 'breakthrough' } : null;
}

const stageOf = (die: number | null, undecided: readonly UnitId[]): Fight['stage'] =>
  die !== null ? 'rolled' : undecided.length > 0 ? 'defence' : 'cards';

export function findFight(t: Tables, view: BtmView): Fight | null {
  const { combat, undecided, shiftPending: pending } = view;
  if (!combat) {
    const named = findNamed(view);
    return named && openFight(t, view, named);
  }
  const { active, caller, bystanders, die } = combat;
  const open = { ...combat, active: [...active, ...undecided] };
  const terms = pending === null ? open : withShift(t, open, pending);
  return { terms, caller, bystanders, undecided, pending, stage: stageOf(die, undecided) };
}

export const withAttacker = (t: Tables, view: BtmView, { terms, caller }: Fight, unit: UnitId): Fight =>
  openFight(t, view, { ...terms, caller, attackers: [...terms.attackers, unit] });

export function withChoice(fight: Fight, unit: UnitId, isActive: boolean): Fight {
  const undecided = fight.undecided.filter((other) => other !== unit);
  return { ...fight, terms: withDefence(fight.terms, unit, isActive), undecided, stage: stageOf(null, undecided) };
}

export const withCard = (t: Tables, fight: Fight, card: CardId): Fight => ({
  ...fight,
  terms: withShift(t, fight.terms, card),
  pending: card,
});

export const withoutPending = (t: Tables, fight: Fight): Fight | null =>
  fight.pending === null ? null : { ...fight, terms: withShift(t, fight.terms, fight.pending, true), pending: null };
