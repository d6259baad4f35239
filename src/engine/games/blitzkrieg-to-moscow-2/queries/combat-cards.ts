/** Effects of cards on a combat: those played, and those that a side may still play (§7.1, §11.3.4). */
import { otherSide, type CardId, type Side } from '../ids.ts';
import { mayHold, shiftsAt } from '../rules/cards.ts';
import { computeOdds, countRerolls, facesOf } from '../rules/odds.ts';
import { EVEN_ODDS, isInForce, shiftSlot, sumUp, withShift, type Terms } from '../rules/reckon.ts';
import type { BtmView } from '../view.ts';
import type { Fight } from './fight.ts';
import type { CancelToCome, CardToCome, ColumnReading, CombatSums, RerollToCome } from './types.ts';
import type { Tables } from '../tables.ts';

export const readColumn = (t: Tables, column: number, isHero: boolean): ColumnReading => ({
  column,
  results: facesOf(t, column, isHero),
  chances: computeOdds(t, column, isHero),
});

/** The last shift card in force, and the combat without it; the defender plays after the attacker (§11.3.4). */
function withoutLastCard(terms: Terms): { readonly card: CardId; readonly terms: Terms } | null {
  const { attackCard, defenceCard } = terms;
  if (isInForce(defenceCard)) return { card: defenceCard.card, terms: { ...terms, defenceCard: null } };
  return isInForce(attackCard) ? { card: attackCard.card, terms: { ...terms, attackCard: null } } : null;
}

interface Held {
  readonly card: CardId;
  readonly isSeen: boolean;
}

/** A side's first fitting card, as far as this seat can tell (§5.2): an open card is in no hand. */
function findHeld(t: Tables, { cards }: BtmView, side: Side, fits: (card: CardId) => boolean): Held | null {
  const { hand } = cards[side];
  const isHeld = (card: CardId): boolean => (hand === null ? mayHold(cards[side], card) : hand.includes(card));
  const card = t.cardIds[side].find((one) => fits(one) && isHeld(one));
  return card === undefined ? null : { card, isSeen: hand !== null };
}

/** §11.3.4: each side plays one at most, the attacker first. Before an attack is declared, both are still to come. */
function readToCome(t: Tables, view: BtmView, terms: Terms, isHero: boolean): readonly CardToCome[] {
  const sides = view.combat ? view.shiftsToCome : [terms.side, otherSide(terms.side)];
  return sides.flatMap((side) => {
    if (terms[shiftSlot(terms, side)]) return [];
    const held = findHeld(t, view, side, (card) => shiftsAt(t, card, terms.target));
    if (!held) return [];
    const { column } = sumUp(t, view, withShift(t, terms, held.card));
    return [{ side, ...held, ...readColumn(t, column, isHero) }];
  });
}

function readWithRerolls(t: Tables, { cards }: BtmView, side: Side, column: number, isHero: boolean) {
  const rerolls = countRerolls(t, { german: cards.german.hand, soviet: cards.soviet.hand }, side);
  return rerolls.german + rerolls.soviet === 0 ? null : computeOdds(t, column, isHero, rerolls);
}

const SIDES: readonly Side[] = ['german', 'soviet'];

/** §7.1: each re-roll card that a hidden hand may hold, separately. */
function readRerollsToCome(
  t: Tables,
  view: BtmView,
  attacker: Side,
  column: number,
  isHero: boolean,
): readonly RerollToCome[] {
  return SIDES.flatMap((side) => {
    const held = findHeld(t, view, side, (card) => t.hasUse(card, 'reroll'));
    if (!held || held.isSeen) return [];
    const rerolls = countRerolls(t, { german: null, soviet: null, [side]: [held.card] }, attacker);
    const chances = rerolls[side] === 0 ? null : computeOdds(t, column, isHero, rerolls);
    return chances ? [{ side, card: held.card, chances }] : [];
  });
}

/** §7.1: Hitler Order, where a German card is or may still be played on this combat. */
function readCancelToCome(
  t: Tables,
  view: BtmView,
  { terms: { side }, pending }: Fight,
  column: number,
  toCome: readonly CardToCome[],
): CancelToCome | null {
  const isRerolled =
    side === 'german' &&
    column >= EVEN_ODDS &&
    findHeld(t, view, 'german', (card) => t.hasUse(card, 'reroll')) !== null;
  const isPending = pending !== null && t.sideOfCard(pending) === 'german';
  if (!isPending && !isRerolled && !toCome.some((one) => one.side === 'german')) return null;
  const held = findHeld(t, view, 'soviet', (card) => t.hasUse(card, 'cancel'));
  return held && { side: 'soviet', ...held };
}

type OfCards = Pick<CombatSums, 'withoutCard' | 'toCome' | 'withRerolls' | 'rerollsToCome' | 'cancelToCome'>;

export function readCards(t: Tables, view: BtmView, fight: Fight, column: number, isHero: boolean): OfCards {
  const { terms } = fight;
  const before = withoutLastCard(terms);
  const toCome = readToCome(t, view, terms, isHero);
  const isRolled = (view.combat?.die ?? null) !== null;
  return {
    withoutCard: before && { card: before.card, ...readColumn(t, sumUp(t, view, before.terms).column, isHero) },
    toCome,
    withRerolls: readWithRerolls(t, view, terms.side, column, isHero),
    rerollsToCome: isRolled ? [] : readRerollsToCome(t, view, terms.side, column, isHero),
    cancelToCome: isRolled ? null : readCancelToCome(t, view, fight, column, toCome),
  };
}
