/** What cards do to a combat: the one that lies there, and those that a side may still play (§7.1, §11.3.4). */
import { otherSide, type CardId, type Side } from '../ids.ts';
import { shiftsAt } from '../rules/cards.ts';
import { computeOdds, countRerolls, facesOf } from '../rules/odds.ts';
import { EVEN_ODDS, isInForce, sumUp, type Terms } from '../rules/reckon.ts';
import { CARD_IDS, hasUse, sideOfCard } from '../tables.ts';
import type { BtmView } from '../view.ts';
import type { CancelToCome, CardToCome, ColumnReading, CombatSums, RerollToCome } from './types.ts';

export const readColumn = (column: number, isHero: boolean): ColumnReading => ({
  column,
  results: facesOf(column, isHero),
  chances: computeOdds(column, isHero),
});

const slotOf = ({ side }: Pick<Terms, 'side'>, of: Side) => (of === side ? 'attackCard' : 'defenceCard');
const withCard = <T extends Terms>(terms: T, card: CardId): T => ({
  ...terms,
  [slotOf(terms, sideOfCard(card))]: { card, cancelled: false },
});

/** §7.1: a card that Hitler Order may still cancel counts, as nobody has cancelled it. */
export const withPending = <T extends Terms>(terms: T, { shiftPending }: BtmView): T =>
  shiftPending === null ? terms : withCard(terms, shiftPending);

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

/** The first fitting card of a side, as far as this seat can tell (§5.2): what lies open is in no hand. */
function findHeld({ cards }: BtmView, side: Side, fits: (card: CardId) => boolean): Held | null {
  const { hand, handSize, discard } = cards[side];
  const mayHold = (card: CardId): boolean =>
    hand === null ? handSize > 0 && !discard.includes(card) : hand.includes(card);
  const card = CARD_IDS[side].find((one) => fits(one) && mayHold(one));
  return card === undefined ? null : { card, isSeen: hand !== null };
}

/** §11.3.4: each side plays one at most, the attacker first. Of an attack that is only named, both are still to come. */
function readToCome(view: BtmView, terms: Terms, isHero: boolean): readonly CardToCome[] {
  const sides = view.combat ? view.shiftsToCome : [terms.side, otherSide(terms.side)];
  return sides.flatMap((side) => {
    if (terms[slotOf(terms, side)]) return [];
    const held = findHeld(view, side, (card) => shiftsAt(card, terms.target));
    if (!held) return [];
    const { column } = sumUp(view, withCard(terms, held.card));
    return [{ side, ...held, ...readColumn(column, isHero) }];
  });
}

function readWithRerolls({ cards }: BtmView, side: Side, column: number, isHero: boolean) {
  const rerolls = countRerolls({ german: cards.german.hand, soviet: cards.soviet.hand }, side);
  return rerolls.german + rerolls.soviet === 0 ? null : computeOdds(column, isHero, rerolls);
}

const isReroll = (card: CardId): boolean => hasUse(card, 'reroll');
const SIDES: readonly Side[] = ['german', 'soviet'];

/** §7.1: each re-roll card that a hidden hand may hold, by itself. */
function readRerollsToCome(view: BtmView, attacker: Side, column: number, isHero: boolean): readonly RerollToCome[] {
  return SIDES.flatMap((side) => {
    const held = findHeld(view, side, isReroll);
    if (!held || held.isSeen) return [];
    const rerolls = countRerolls({ german: null, soviet: null, [side]: [held.card] }, attacker);
    const chances = rerolls[side] === 0 ? null : computeOdds(column, isHero, rerolls);
    return chances ? [{ side, card: held.card, chances }] : [];
  });
}

/** §7.1: Hitler Order, where a German card lies there, or may still be played on this combat. */
function readCancelToCome(
  view: BtmView,
  { side }: Terms,
  column: number,
  toCome: readonly CardToCome[],
): CancelToCome | null {
  const { shiftPending } = view;
  const isRerolled = side === 'german' && column >= EVEN_ODDS && findHeld(view, 'german', isReroll) !== null;
  const isPending = shiftPending !== null && sideOfCard(shiftPending) === 'german';
  if (!isPending && !isRerolled && !toCome.some((one) => one.side === 'german')) return null;
  const held = findHeld(view, 'soviet', (card) => hasUse(card, 'cancel'));
  return held && { side: 'soviet', ...held };
}

type OfCards = Pick<CombatSums, 'withoutCard' | 'toCome' | 'withRerolls' | 'rerollsToCome' | 'cancelToCome'>;

/** What cards have done to a combat in this column, and what they may still do. */
export function readCards(view: BtmView, terms: Terms, column: number, isHero: boolean): OfCards {
  const before = withoutLastCard(terms);
  const toCome = readToCome(view, terms, isHero);
  const isRolled = (view.combat?.die ?? null) !== null;
  return {
    withoutCard: before && { card: before.card, ...readColumn(sumUp(view, before.terms).column, isHero) },
    toCome,
    withRerolls: readWithRerolls(view, terms.side, column, isHero),
    rerollsToCome: isRolled ? [] : readRerollsToCome(view, terms.side, column, isHero),
    cancelToCome: isRolled ? null : readCancelToCome(view, terms, column, toCome),
  };
}
