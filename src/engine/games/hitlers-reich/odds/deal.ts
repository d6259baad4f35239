/** Hands where each is as likely as any other, without dealing them: how likely one holds this and nothing better. */
import { cardOf } from '../cards.ts';
import type { CardId } from '../ids.ts';
import type { Pool } from './knowledge.ts';

/** Cards of a pool that count alike. */
export interface Kind {
  /** One of them. */
  readonly card: CardId;
  readonly count: number;
  /** Goes before the others because red is owed. */
  readonly isDue: boolean;
}

/** Whether a card does all that another does, and no less of it. */
export function outdoes(one: CardId, other: CardId): boolean {
  const [a, b] = [cardOf(one), cardOf(other)];
  const isAlike = a.isSabotage === b.isSabotage && a.isAgent === b.isAgent;
  return isAlike && a.value >= b.value && a.rerolls >= b.rerolls && a.strength >= b.strength;
}

export const nameOf = (card: CardId, isDue: boolean): string => {
  const { value, rerolls, strength, isSabotage, isAgent } = cardOf(card);
  return [value, rerolls, strength, isSabotage, isAgent, isDue].join();
};

/** Cards of which one is the best choice; of several that count alike, the first. */
export const listBest = (cards: readonly CardId[]): readonly CardId[] =>
  cards.filter(
    (card, at) => !cards.some((one, i) => i !== at && outdoes(one, card) && (i < at || !outdoes(card, one))),
  );

export function kindsOf({ cards, isRed }: Pool): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const card of cards) {
    const isDue = isRed && cardOf(card).isRed;
    const name = nameOf(card, isDue);
    kinds.set(name, { card, isDue, count: (kinds.get(name)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** The chance that a hand has none of the first so many cards of a pool, by that number: all hands are alike. */
function chancesOfNone({ cards: { length: cards }, size }: Pool): Float64Array {
  const chances = new Float64Array(cards + 1).fill(1);
  for (let n = 1; n <= cards; n++) {
    const left = cards - n + 1;
    chances[n] = ((chances[n - 1] ?? 0) * Math.max(0, left - size)) / left;
  }
  return chances;
}

/** A hand without anything better comes up less often than that: the card need not be considered. */
const RARE = 0.01;

/** Hands of a pool, by the kinds of card that may count. */
export interface Deal {
  readonly kinds: readonly Kind[];
  /** The chance that a hand has none of so many cards, by that number. */
  readonly none: Float64Array;
}

/** Every kind of a pool. */
export const dealAll = (pool: Pool): Deal => ({ kinds: kindsOf(pool), none: chancesOfNone(pool) });

/** Kinds that a hand may have to fall back on: of most it holds something better nearly always. */
export function dealLikely(pool: Pool): Deal {
  const { kinds, none } = dealAll(pool);
  const isBetter = (one: Kind, than: Kind) =>
    one !== than && (one.isDue === than.isDue ? outdoes(one.card, than.card) : one.isDue);
  const countBetter = (kind: Kind) => kinds.reduce((sum, one) => sum + (isBetter(one, kind) ? one.count : 0), 0);
  return { kinds: kinds.filter((kind) => (none[countBetter(kind)] ?? 0) >= RARE), none };
}

/** Kinds by their worth, best first; red ones first where they are owed. `order`, places of kinds, is changed. */
function sortByWorth(order: Uint8Array, kinds: readonly Kind[], worth: Float64Array): void {
  const isBefore = (a: number, b: number): boolean => {
    const [one, other] = [kinds[a]?.isDue, kinds[b]?.isDue];
    return one === other ? (worth[a] ?? 0) > (worth[b] ?? 0) : one === true;
  };
  // From one time to the next little changes its place.
  for (let to = 1; to < order.length; to++) {
    const moved = order[to] ?? 0;
    let at = to;
    for (; at > 0 && isBefore(moved, order[at - 1] ?? 0); at--) order[at] = order[at - 1] ?? 0;
    order[at] = moved;
  }
}

/**
 * A function for how often each kind is the best of a hand, by place, from what the kinds are worth: the more the
 * better. The shares sum to 1; they are overwritten by the next call.
 */
export function sharer({ kinds, none }: Deal): (worth: Float64Array) => Float64Array {
  const order = Uint8Array.from(kinds.keys());
  const shares = new Float64Array(kinds.length);
  return (worth) => {
    sortByWorth(order, kinds, worth);
    let before = 0;
    for (const at of order) {
      const after = before + (kinds[at]?.count ?? 0);
      shares[at] = (none[before] ?? 0) - (none[after] ?? 0);
      before = after;
    }
    // What is missing are hands of nothing but kinds that were left out.
    const all = 1 - (none[before] ?? 0);
    for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / all;
    return shares;
  };
}

/** How often each kind is drawn, by place, where chance picks among the cards that the hand may give. */
export function sharesAtRandom({ kinds, none }: Deal): Float64Array {
  const count = (isDue: boolean) => kinds.reduce((sum, kind) => sum + (kind.isDue === isDue ? kind.count : 0), 0);
  const [due, others] = [count(true), count(false)];
  const noneDue = none[due] ?? 0;
  return Float64Array.from(kinds, (kind) =>
    kind.isDue ? ((1 - noneDue) * kind.count) / due : (noneDue * kind.count) / others,
  );
}
