/** The chance of a conflict as a seat must see it: what it does not know, it takes as equally likely. */
import { cardOf } from './cards.ts';
import { otherSide, type CardId, type Side, type Title } from './ids.ts';
import { titleOf } from './mall.ts';
import { outlookOf } from './odds/outlook.ts';
import { listChoosable } from './phases/conflict.ts';
import { actsWith, listCancellable } from './rules/events.ts';
import { forcedToShow } from './rules/reveal.ts';
import type { Conflict, HrState } from './state.ts';

/**
 * The chance, 0 to 1, that `seat` wins the running conflict with `card`: exact over every roll, with the named events,
 * fortress and fleet, best re-rolls and effects on both sides, and every card of the other side that the seat has not
 * seen, each as likely as the others. It reads nothing that the seat must not know. Events not named yet do not count.
 */
export function chanceWith(state: HrState, conflict: Conflict, seat: Side, card: CardId): number {
  const { chanceOf, enemyCards } = outlookOf(state, conflict, seat);
  return chanceOf(card, enemyCards);
}

/** Whether a card does all that another does, and no less of it. */
function outdoes(one: CardId, other: CardId): boolean {
  const [a, b] = [cardOf(one), cardOf(other)];
  const isAlike = a.isSabotage === b.isSabotage && a.isAgent === b.isAgent;
  return isAlike && a.value >= b.value && a.rerolls >= b.rerolls && a.strength >= b.strength;
}

/** Cards of which one is the best choice; of several that count alike, the first. */
const listBest = (cards: readonly CardId[]): readonly CardId[] =>
  cards.filter(
    (card, at) => !cards.some((one, i) => i !== at && outdoes(one, card) && (i < at || !outdoes(card, one))),
  );

/**
 * The chance, 0 to 1, that `seat` wins the running conflict, its card still to be chosen: as in `chanceWith`, with the
 * best card it may choose. A card that the other side must show first is known by then; one that chance picks from the
 * own hand may be any (C-2).
 */
export function chanceBeforeCards(state: HrState, conflict: Conflict, seat: Side): number {
  const { bestOf, chanceOf, enemyCards } = outlookOf(state, conflict, seat);
  const cards = listChoosable(state, conflict, seat);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  if (forcedToShow(conflict, seat) === 'random') return mean(cards.map((card) => chanceOf(card, enemyCards)));
  const best = listBest(cards);
  return forcedToShow(conflict, otherSide(seat)) === 'no'
    ? bestOf(best, enemyCards)
    : mean(enemyCards.map((card) => bestOf(best, [card])));
}

/** The conflict once OUTFOXED of `side` has undone an event of the other side. */
export function withCancelled(conflict: Conflict, side: Side, title: Title): Conflict {
  const { events, cancelled } = conflict;
  const copy = events[otherSide(side)].find((one) => titleOf(one) === title && !cancelled.includes(one));
  return copy === undefined ? conflict : { ...conflict, cancelled: [...cancelled, copy] };
}

/** As `chanceBeforeCards`, with OUTFOXED still to be used, if a side has named it, on the event where it does most. */
export function chanceBeforeAnswers(state: HrState, conflict: Conflict, seat: Side): number {
  const values = (side: Side): readonly number[] =>
    actsWith(conflict, side, 'CANCEL_EVENT')
      ? listCancellable(conflict, side).map((title) =>
          chanceBeforeCards(state, withCancelled(conflict, side, title), seat),
        )
      : [];
  const plain = chanceBeforeCards(state, conflict, seat);
  // There is one copy of it, so at most one of the sides has it.
  return Math.min(Math.max(plain, ...values(seat)), ...values(otherSide(seat)));
}
