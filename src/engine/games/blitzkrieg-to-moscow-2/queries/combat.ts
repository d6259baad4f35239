/** Combat as a panel tells it (§11.3): what each unit adds, every shift with its reason, the column and its chances. */
import type { Modifier } from '../../../kernel/types.ts';
import { otherSide, type CardId, type HexId, type Side, type UnitId } from '../ids.ts';
import { shiftsAt } from '../rules/cards.ts';
import { computeParties, openTerms } from '../rules/defence.ts';
import { readField } from '../rules/field.ts';
import { computeOdds, countRerolls, facesOf, isOnHero } from '../rules/odds.ts';
import {
  SHIFT_KINDS,
  defenceValue,
  faceValue,
  isInForce,
  readShift,
  sumUp,
  unitOn,
  type Terms,
} from '../rules/reckon.ts';
import type { CombatState } from '../state.ts';
import { CARD_IDS } from '../tables.ts';
import type { BtmView } from '../view.ts';
import type { CardToCome, ColumnReading, CombatReading, CombatSums, StrengthReading } from './types.ts';

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
  return { terms: { ...combat, active: [...active, ...undecided] }, caller, bystanders, undecided, stage };
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
  return [...rows, ...bystanders.map((unit) => strength(unit, unitOn(view, unit).place, 'bystander', 0))];
}

const readColumn = (column: number, isHero: boolean): ColumnReading => ({
  column,
  results: facesOf(column, isHero),
  chances: computeOdds(column, isHero),
});

/** The last shift card in force, and the combat without it; the defender plays after the attacker (§11.3.4). */
function withoutLastCard(terms: Terms): { readonly card: CardId; readonly terms: Terms } | null {
  const { attackCard, defenceCard } = terms;
  if (isInForce(defenceCard)) return { card: defenceCard.card, terms: { ...terms, defenceCard: null } };
  return isInForce(attackCard) ? { card: attackCard.card, terms: { ...terms, attackCard: null } } : null;
}

function readWithRerolls({ cards }: BtmView, side: Side, column: number, isHero: boolean) {
  const rerolls = countRerolls({ german: cards.german.hand, soviet: cards.soviet.hand }, side);
  return rerolls.german + rerolls.soviet === 0 ? null : computeOdds(column, isHero, rerolls);
}

/** A shift card that a side may still play, as far as this seat can tell; null where it cannot have one. */
function findCardToCome(
  { cards }: BtmView,
  side: Side,
  target: HexId,
): { readonly card: CardId; readonly isSeen: boolean } | null {
  const { hand, handSize, discard } = cards[side];
  const shifts = CARD_IDS[side].filter((card) => shiftsAt(card, target));
  const card = shifts.find((one) => (hand === null ? handSize > 0 && !discard.includes(one) : hand.includes(one)));
  return card === undefined ? null : { card, isSeen: hand !== null };
}

/** §11.3.4: each side plays one at most, the attacker first. */
function readToCome(view: BtmView, terms: Terms, isHero: boolean): readonly CardToCome[] {
  if ((view.combat?.die ?? null) !== null) return [];
  const isLate = view.question?.at === 'combat/defence-card';
  return [terms.side, otherSide(terms.side)].flatMap((side) => {
    const slot = side === terms.side ? 'attackCard' : 'defenceCard';
    const found = terms[slot] || (isLate && side === terms.side) ? null : findCardToCome(view, side, terms.target);
    if (!found) return [];
    const { column } = sumUp(view, { ...terms, [slot]: { card: found.card, cancelled: false } });
    return [{ side, ...found, ...readColumn(column, isHero) }];
  });
}

function readSums(view: BtmView, terms: Terms, isHero: boolean): CombatSums {
  const { attack, defence, odds, column } = sumUp(view, terms);
  const before = withoutLastCard(terms);
  return {
    attack,
    defence,
    odds,
    shifts: SHIFT_KINDS.map((kind) => {
      const reason = readShift(view, terms, kind);
      return { kind, amount: reason.amount, reason };
    }),
    ...readColumn(column, isHero),
    withoutCard: before && { card: before.card, ...readColumn(sumUp(view, before.terms).column, isHero) },
    toCome: readToCome(view, terms, isHero),
    withRerolls: readWithRerolls(view, terms.side, column, isHero),
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
    sums: terms.attackers.length === 0 ? null : readSums(view, terms, isHero),
    isHero,
    die: view.combat?.die ?? null,
    result: view.combat?.result ?? null,
  };
}
