/** A combat for its panel (§11.3): each unit's part, every shift with its reason, the column and its chances. */
import type { Modifier } from '../../../kernel/types.ts';
import { otherSide, type Side, type UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import { couldHold } from '../rules/cards.ts';
import { findEnd, type CombatEnd } from '../rules/certain.ts';
import { findWeakest } from '../rules/defence.ts';
import { forDefender, isOnHero } from '../rules/odds.ts';
import { SHIFT_KINDS, defenceValue, faceValue, readShift, shiftSlot, sumUp, unitOn } from '../rules/reckon.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmView } from '../view.ts';
import { readCards, readColumn } from './combat-cards.ts';
import { supposeMove } from '../verbs/verbs.ts';
import { readDecider } from './around.ts';
import { findFight, type Fight } from './fight.ts';
import { withHidden } from './hidden-cards.ts';
import type { CombatReading, CombatSums, PassiveReading, StrengthReading } from './types.ts';
import type { Tables } from '../tables.ts';

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

/** §11.3.1: face values of the sides that are up. */
const readAttackers = (t: Tables, view: BtmView, { terms }: Fight): readonly StrengthReading[] =>
  terms.attackers.map((unit) => {
    const { place, spent } = unitOn(view, unit);
    return strength(unit, place, spent ? 'spent' : 'full', faceValue(t, view, unit));
  });

/** §11.3.2: each as it defends, or would. */
function readDefenders(t: Tables, view: BtmView, { terms, bystanders, undecided }: Fight): readonly StrengthReading[] {
  const rows = terms.defenders.map((unit) => {
    const { place, spent } = unitOn(view, unit);
    const isActive = !spent && terms.active.includes(unit);
    const as = spent ? 'spent' : undecided.includes(unit) ? 'undecided' : isActive ? 'active' : 'passive';
    return strength(unit, place, as, defenceValue(t, unit, isActive));
  });
  const asBystander = rulingsOf(view).bystander === 'shares' ? 'bystander' : 'spared';
  return [...rows, ...bystanders.map((unit) => strength(unit, unitOn(view, unit).place, asBystander, 0))];
}

function readPassive(t: Tables, view: BtmView, { terms, undecided }: Fight, isHero: boolean): PassiveReading | null {
  const weakest = findWeakest(t, view, terms, undecided);
  if (!weakest) return null;
  const { defence, odds, column } = sumUp(t, view, weakest);
  return { defence, odds, ...readColumn(t, column, isHero) };
}

function readSums(t: Tables, view: BtmView, fight: Fight, isHero: boolean): CombatSums {
  const { terms } = fight;
  const { attack, defence, odds, column } = sumUp(t, view, terms);
  const standing = readColumn(t, column, isHero);
  const cards = readCards(t, view, fight, column, isHero);
  const chances = withHidden(standing.chances, cards);
  return {
    attack,
    defence,
    odds,
    shifts: SHIFT_KINDS.map((kind) => {
      const reason = readShift(t, view, terms, kind);
      return { kind, amount: reason.amount, reason };
    }),
    ...standing,
    chances,
    forDecider: (readDecider(view) ?? terms.side) === terms.side ? chances : forDefender(chances),
    passive: readPassive(t, view, fight, isHero),
    ...cards,
  };
}

/** The end that no answer still open can change (§11.3), by what both players know of the hands (§5.2). */
function readEnd(t: Tables, view: BtmView, { terms, undecided }: Fight): CombatEnd | null {
  const asked = view.combat ? view.shiftsToCome : [terms.side, otherSide(terms.side)];
  const couldShift = (side: Side): boolean => {
    const { hand, handSize, discard } = view.cards[side];
    const open = view.options.openHands ? hand : null;
    return couldHold(t, { handSize, discard, open }, side, 'combatShift', terms.target);
  };
  const shifting = asked.filter((side) => terms[shiftSlot(terms, side)] === null && couldShift(side));
  return findEnd(t, view, { terms, undecided, shifting });
}

/** §11.3: the combat fought or declared, after `move` if given; null if there is none, or `move` does not change it. */
export function readCombat(t: Tables, view: BtmView, move: Move | null = null): CombatReading | null {
  const standing = findFight(t, view);
  const fight = move === null ? standing : standing && supposeMove(t, view, standing, move);
  if (!fight) return null;
  const { terms, caller, stage } = fight;
  const isHero = isOnHero(view, terms);
  return {
    target: terms.target,
    side: terms.side,
    caller,
    stage,
    attackers: readAttackers(t, view, fight),
    defenders: readDefenders(t, view, fight),
    sums: terms.attackers.length === 0 ? null : readSums(t, view, fight, isHero),
    isHero,
    end: fight.stage === 'rolled' || terms.attackers.length === 0 ? null : readEnd(t, view, fight),
    die: view.combat?.die ?? null,
    result: view.combat?.result ?? null,
  };
}
