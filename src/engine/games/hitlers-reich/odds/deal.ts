/** Hands that are all equally likely, without dealing them: the chance that one holds this card and nothing better. */
import { cardOf } from '../cards.ts';
import type { CardId } from '../ids.ts';
import type { Pool } from './knowledge.ts';

export interface Kind {
  readonly card: CardId;
  readonly count: number;
  /** Goes before the others because red is owed. */
  readonly isDue: boolean;
}

export function outdoes(one: CardId, other: CardId): boolean {
  const [a, b] = [cardOf(one), cardOf(other)];
  const isAlike = a.isSabotage === b.isSabotage && a.isAgent === b.isAgent;
  return isAlike && a.value >= b.value && a.rerolls >= b.rerolls && a.strength >= b.strength;
}

export const nameOf = (card: CardId, isDue: boolean): string => {
  const { value, rerolls, strength, isSabotage, isAgent } = cardOf(card);
  return [value, rerolls, strength, isSabotage, isAgent, isDue].join();
};

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

/** Returns, for each number, the chance that a hand has none of the first so many cards of a pool. */
function chancesOfNone({ cards: { length: cards }, size }: Pool): Float64Array {
  const chances = new Float64Array(cards + 1).fill(1);
  for (let n = 1; n <= cards; n++) {
    const left = cards - n + 1;
    chances[n] = ((chances[n - 1] ?? 0) * Math.max(0, left - size)) / left;
  }
  return chances;
}

/** A card that is the best of a hand less often is ignored. */
const RARE = 0.01;

export interface Deal {
  readonly kinds: readonly Kind[];
  readonly none: Float64Array;
}

export const dealAll = (pool: Pool): Deal => ({ kinds: kindsOf(pool), none: chancesOfNone(pool) });

/** Kinds that may be the best of a hand; the weakest almost never are. */
export function dealLikely(pool: Pool): Deal {
  const { kinds, none } = dealAll(pool);
  const isBetter = (one: Kind, than: Kind) =>
    one !== than && (one.isDue === than.isDue ? outdoes(one.card, than.card) : one.isDue);
  const countBetter = (kind: Kind) => kinds.reduce((sum, one) => sum + (isBetter(one, kind) ? one.count : 0), 0);
  return { kinds: kinds.filter((kind) => (none[countBetter(kind)] ?? 0) >= RARE), none };
}

/** Kinds by worth, best first; red ones first where they are owed. Sorts `order`, indexes of kinds, in place. */
function sortByWorth(order: Uint8Array, kinds: readonly Kind[], worth: Float64Array): void {
  const isBefore = (a: number, b: number): boolean => {
    const [one, other] = [kinds[a]?.isDue, kinds[b]?.isDue];
    return one === other ? (worth[a] ?? 0) > (worth[b] ?? 0) : one === true;
  };
  // Insertion sort: the order changes little between calls.
  for (let to = 1; to < order.length; to++) {
    const moved = order[to] ?? 0;
    let at = to;
    for (; at > 0 && isBefore(moved, order[at - 1] ?? 0); at--) order[at] = order[at - 1] ?? 0;
    order[at] = moved;
  }
}

/**
 * Returns a function from the worth of the kinds to how often each is the best of a hand. The shares sum to 1, and the
 * next call overwrites them.
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
    // The rest are hands of ignored kinds only.
    const all = 1 - (none[before] ?? 0);
    for (let at = 0; at < shares.length; at++) shares[at] = (shares[at] ?? 0) / all;
    return shares;
  };
}

/** Returns how often each kind is drawn when chance picks among the cards that the hand may give. */
export function sharesAtRandom({ kinds, none }: Deal): Float64Array {
  const count = (isDue: boolean) => kinds.reduce((sum, kind) => sum + (kind.isDue === isDue ? kind.count : 0), 0);
  const [due, others] = [count(true), count(false)];
  const noneDue = none[due] ?? 0;
  return Float64Array.from(kinds, (kind) =>
    kind.isDue ? ((1 - noneDue) * kind.count) / due : (noneDue * kind.count) / others,
  );
}
