import { cardOf } from '../cards.ts';
import type { CardId, Side } from '../ids.ts';
import { MAX_HAND, redFirst } from '../rules/hand.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { dealAll, nameOf, sharer, sharesAtRandom, type Kind } from './deal.ts';
import { BLUR, holdingValue, STRAY } from './habits.ts';
import type { Pool } from './knowledge.ts';
import { dealHands, type LikelyHand } from './likely-hands.ts';
import { readClues, type Past } from './past.ts';
import type { Work } from './work.ts';

export interface Player {
  readonly kinds: readonly Kind[];
  /** Shares of the kinds if it plays its cards at random. */
  readonly atRandom: Float64Array;
  readonly sharesFor: (worth: Float64Array) => Float64Array;
}

/** Knowledge of a hand: some hands with their weights, and any hand of the pool for the rest of the weight. */
export interface Likely {
  readonly hands: readonly LikelyHand[];
  readonly rest: number;
  /** Keeping a card has this weight in this conflict, 0 to 1. */
  readonly keeping: number;
}

/** A player is assumed to play its best until about so many of its choices were seen. */
const SEEN = 1;

/** A hand as indexes of kinds, with the value of keeping each card as a share of the stake. */
interface Choice {
  readonly places: Uint8Array;
  readonly keeps: Float64Array;
  readonly weight: number;
  readonly isThrifty: boolean;
}

/** Noise of a choice: a share of the stake, and how often it has no reason. */
interface Rough {
  readonly blur: number;
  readonly stray: number;
}

function makeChoose({ blur, stray }: Rough): (choice: Choice, worth: Float64Array, shares: Float64Array) => void {
  const values = new Float64Array(MAX_HAND);
  return ({ places, keeps, weight, isThrifty }, worth, shares) => {
    let [best, top] = [0, -Infinity];
    for (let at = 0; at < places.length; at++) {
      const value = (worth[places[at] ?? 0] ?? 0) - (keeps[at] ?? 0);
      values[at] = value;
      if (value > top) [best, top] = [at, value];
    }
    const give = (at: number, share: number) => {
      const place = places[at] ?? 0;
      shares[place] = (shares[place] ?? 0) + weight * share;
    };
    if (!isThrifty || blur === 0) return give(best, 1);
    let all = 0;
    for (let at = 0; at < places.length; at++) {
      const ready = Math.exp(((values[at] ?? 0) - top) / blur);
      values[at] = ready;
      all += ready;
    }
    for (let at = 0; at < places.length; at++)
      give(at, ((1 - stray) * (values[at] ?? 0)) / all + stray / places.length);
  };
}

/** `stake` in steps of hand size; null where chance picks the card. */
export function playerWith(pool: Pool, { hands, rest, keeping }: Likely, stake: number | null): Player {
  const deal = dealAll(pool);
  const { kinds } = deal;
  const places = new Map(kinds.map(({ card, isDue }, place) => [nameOf(card, isDue), place]));
  const kept = keeping / (stake ?? 1);
  const choices = hands.map(({ cards, habit, weight }): Choice => {
    const open = redFirst(cards, pool.isRed);
    const isThrifty = habit === 'thrifty';
    return {
      places: Uint8Array.from(open, (card) => places.get(nameOf(card, pool.isRed && cardOf(card).isRed)) ?? 0),
      keeps: Float64Array.from(open, (card) => (isThrifty ? kept * holdingValue(card) : 0)),
      weight,
      isThrifty,
    };
  });
  const atRandom = sharesAtRandom(deal).map((share) => share * rest);
  for (const one of choices)
    for (const place of one.places) atRandom[place] = (atRandom[place] ?? 0) + one.weight / one.places.length;
  if (stake === null) return { kinds, atRandom, sharesFor: () => atRandom };
  const sharesOfAny = sharer(deal);
  const shares = new Float64Array(kinds.length);
  const choose = makeChoose({ blur: kept * BLUR.thrifty, stray: keeping * STRAY });
  function sharesFor(worth: Float64Array): Float64Array {
    shares.fill(0);
    if (rest > 0) sharesOfAny(worth).forEach((share, place) => (shares[place] = share * rest));
    for (const choice of choices) choose(choice, worth, shares);
    return shares;
  }
  return { kinds, atRandom, sharesFor };
}

const dealt = new WeakMap<Past, Partial<Record<Side, readonly LikelyHand[] | null>>>();

interface Asked {
  readonly side: Side;
  readonly pool: Pool;
  readonly past: Past;
}

export function* likelyHands(
  t: Tables,
  state: HrState,
  { side, pool: { cards, size }, past }: Asked,
): Work<Likely | null> {
  if (past.length === 0 || size === 0) return null;
  const clues = readClues(t, past, side);
  const bySide = dealt.get(past) ?? {};
  dealt.set(past, bySide);
  const isFirstDeal = state.scenario !== 'short-1944' && side === 'axis';
  const found = bySide[side] ?? (yield* dealHands({ t, side, clues, size, isFirstDeal }));
  bySide[side] = found;
  if (!found) return null;
  const possible = new Set<CardId>(cards);
  const hands = found.filter(({ habit, cards: hand }) => habit !== 'any' && hand.every((card) => possible.has(card)));
  // A player who gives any card is left with any unseen cards: these hands need no past.
  const rest = sumOf(found.filter(({ habit }) => habit === 'any'));
  const total = sumOf(hands) + rest;
  if (total === 0) return null;
  const choices = clues.filter(({ is }) => is === 'chose').length;
  return {
    hands: hands.map((hand) => ({ ...hand, weight: hand.weight / total })),
    rest: rest / total,
    keeping: 1 - Math.exp(-choices / SEEN),
  };
}

const sumOf = (hands: readonly LikelyHand[]): number => hands.reduce((sum, { weight }) => sum + weight, 0);
