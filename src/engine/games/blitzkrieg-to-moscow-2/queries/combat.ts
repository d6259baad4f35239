/** Combat as a panel tells it (§11.3): what each unit adds, every shift with its reason, the column and its chances. */
import type { Modifier } from '../../../kernel/types.ts';
import type { UnitId } from '../ids.ts';
import { computeParties, findWeakest, openTerms } from '../rules/defence.ts';
import { readField } from '../rules/field.ts';
import { isOnHero } from '../rules/odds.ts';
import { SHIFT_KINDS, defenceValue, faceValue, readShift, sumUp, unitOn, type Terms } from '../rules/reckon.ts';
import { rulingsOf } from '../rulings.ts';
import type { CombatState } from '../state.ts';
import type { BtmView } from '../view.ts';
import { readCards, readColumn, withPending } from './combat-cards.ts';
import type { CombatReading, CombatSums, PassiveReading, StrengthReading } from './types.ts';

/** A combat as far as it has come: one that is fought, or one that is only named. */
interface Fight {
  readonly terms: Terms;
  readonly caller: CombatState['caller'];
  readonly bystanders: readonly UnitId[];
  /** Active defenders whose owner has not chosen yet. */
  readonly undecided: readonly UnitId[];
  readonly stage: CombatReading['stage'];
}

type Declared = Pick<CombatState, 'side' | 'target' | 'attackers' | 'caller'>;

function openFight(view: BtmView, declared: Declared): Fight {
  const { caller, target } = declared;
  const field = readField(view);
  const terms = openTerms(field, declared);
  const { bystanders } = computeParties(field, target, caller);
  return { terms, caller, bystanders, undecided: terms.active, stage: 'naming' };
}

/** The attack that is being named or planned, for the seat that names it; null where none is. */
function findNamed({ question }: BtmView): Declared | null {
  if (question?.at === 'combat/attackers') {
    const { side, target, units } = question;
    return { side, target, attackers: units, caller: 'combat' };
  }
  if (question?.at !== 'breakthrough/second' || question.plan.how !== 'attack') return null;
  const last = question.plan.attacks.at(-1);
  return last ? { side: question.side, target: last.target, attackers: last.units, caller: 'breakthrough' } : null;
}

function findFight(view: BtmView): Fight | null {
  const { combat, undecided } = view;
  if (!combat) {
    const named = findNamed(view);
    return named && openFight(view, named);
  }
  const { active, caller, bystanders, die } = combat;
  const stage = die !== null ? 'rolled' : undecided.length > 0 ? 'defence' : 'cards';
  const terms = withPending({ ...combat, active: [...active, ...undecided] }, view);
  return { terms, caller, bystanders, undecided, stage };
}

const strength = (unit: UnitId, place: string, as: StrengthReading['as'], value: number): StrengthReading => {
  const reason: Modifier = { key: `btm.strength.${as}`, params: { unit, n: value }, amount: value, rule: RULE_OF[as] };
  return { unit, place, value, as, reason };
};

const RULE_OF: Readonly<Record<StrengthReading['as'], string>> = {
  full: '11.3.1',
  spent: '11.3.1',
  active: '11.3.2',
  passive: '11.3.2',
  undecided: '11.3.2',
  bystander: '11.1',
  spared: 'Q28',
};

/** §11.3.1: face values, of the side that lies up. */
const readAttackers = (view: BtmView, { terms }: Fight): readonly StrengthReading[] =>
  terms.attackers.map((unit) => {
    const { place, spent } = unitOn(view, unit);
    return strength(unit, place, spent ? 'spent' : 'full', faceValue(view, unit));
  });

/** §11.3.2: as each of them defends, or would. */
function readDefenders(view: BtmView, { terms, bystanders, undecided }: Fight): readonly StrengthReading[] {
  const rows = terms.defenders.map((unit) => {
    const { place, spent } = unitOn(view, unit);
    const isActive = !spent && terms.active.includes(unit);
    const as = spent ? 'spent' : undecided.includes(unit) ? 'undecided' : isActive ? 'active' : 'passive';
    return strength(unit, place, as, defenceValue(unit, isActive));
  });
  const asBystander = rulingsOf(view).bystander === 'shares' ? 'bystander' : 'spared';
  return [...rows, ...bystanders.map((unit) => strength(unit, unitOn(view, unit).place, asBystander, 0))];
}

function readPassive(view: BtmView, { terms, undecided }: Fight, isHero: boolean): PassiveReading | null {
  const weakest = findWeakest(view, terms, undecided);
  if (!weakest) return null;
  const { defence, odds, column } = sumUp(view, weakest);
  return { defence, odds, ...readColumn(column, isHero) };
}

function readSums(view: BtmView, fight: Fight, isHero: boolean): CombatSums {
  const { terms } = fight;
  const { attack, defence, odds, column } = sumUp(view, terms);
  return {
    attack,
    defence,
    odds,
    shifts: SHIFT_KINDS.map((kind) => {
      const reason = readShift(view, terms, kind);
      return { kind, amount: reason.amount, reason };
    }),
    ...readColumn(column, isHero),
    passive: readPassive(view, fight, isHero),
    ...readCards(view, terms, column, isHero),
  };
}

/** §11.3: the combat that is fought, or for which attackers are being named; null where there is neither. */
export function readCombat(view: BtmView): CombatReading | null {
  const fight = findFight(view);
  if (!fight) return null;
  const { terms, caller, stage } = fight;
  const isHero = isOnHero(view, terms);
  return {
    target: terms.target,
    side: terms.side,
    caller,
    stage,
    attackers: readAttackers(view, fight),
    defenders: readDefenders(view, fight),
    sums: terms.attackers.length === 0 ? null : readSums(view, fight, isHero),
    isHero,
    die: view.combat?.die ?? null,
    result: view.combat?.result ?? null,
  };
}
