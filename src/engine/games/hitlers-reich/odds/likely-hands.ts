/**
 * Hands that a side may hold, by what both players have seen: many playouts of its cards that fit everything shown,
 * drawn and shuffled, weighted by how likely their choices were (a particle filter for each habit). It reads public
 * facts only, and deals the same hands from the same facts.
 */
import type { CardId, Side } from '../ids.ts';
import { FIRST_DEAL } from '../rules/first-deal.ts';
import type { Tables } from '../tables.ts';
import { HABITS, readinessToFight, readinessToLose, SHARES, type Habit } from './habits.ts';
import {
  copyOf,
  drawCards,
  follow,
  makeDraw,
  namedFrom,
  NONE,
  remove,
  settleDeck,
  stretchFrom,
  take,
  type Playout,
  type Draw,
  type Stretch,
} from './playout.ts';
import { isNamed, type Clue } from './past.ts';
import type { Work } from './work.ts';

export interface LikelyHand {
  readonly cards: readonly CardId[];
  readonly habit: Habit;
  readonly weight: number;
}

const PLAYOUTS = 200;

function resample(playouts: readonly Playout[], draw: Draw): readonly Playout[] {
  const total = playouts.reduce((sum, { weight }) => sum + weight, 0);
  const share = total / playouts.length;
  let at = 0;
  let reached = playouts[0]?.weight ?? 0;
  const offset = draw();
  return playouts.map((_, i) => {
    while (reached < (i + offset) * share && at < playouts.length - 1) reached += playouts[++at]?.weight ?? 0;
    const playout = copyOf(playouts[at] as Playout);
    playout.weight = share;
    return playout;
  });
}

const isUneven = (playouts: readonly Playout[]): boolean => {
  let [sum, squares] = [0, 0];
  for (const { weight } of playouts) [sum, squares] = [sum + weight, squares + weight ** 2];
  return squares * playouts.length > 2 * sum ** 2;
};

export interface Facts {
  readonly t: Tables;
  readonly side: Side;
  readonly clues: readonly Clue[];
  /** Cards in the hand now, including a card laid face down. */
  readonly size: number;
  /** The first cards of the hand were dealt from the strongest (§10.2.1). */
  readonly isFirstDeal: boolean;
}

export function countFirst({ clues, size }: Pick<Facts, 'clues' | 'size'>): number {
  let held = size;
  for (const clue of clues) {
    if (clue.is === 'draw') held -= clue.n;
    else if (clue.is === 'lose') held += clue.n;
    else if (isNamed(clue)) held += 1;
  }
  return held;
}

function beginCourse({ t, side, isFirstDeal }: Facts, first: number, stretch: Stretch, draw: Draw): Playout {
  const deck = t.decks[side].map(({ id }) => id);
  const hand: CardId[] = [];
  if (isFirstDeal) {
    const strongest = t.decks[side].filter(FIRST_DEAL[side].isAmong).map(({ id }) => id);
    for (let n = 0; n < Math.min(first, FIRST_DEAL[side].n); n++) {
      const card = take(strongest, draw);
      if (card !== undefined && remove(deck, card)) hand.push(card);
    }
  }
  const playout: Playout = { hand, deck, due: new Map(), pile: [], drawn: 0, weight: 1 };
  const dealt = first - hand.length;
  const later = (place: number) => place + dealt;
  settleDeck(
    playout,
    {
      named: stretch.named.map(({ card, by }) => ({ card, by: later(by) })),
      turned: stretch.turned.map(({ card, place }) => ({ card, place: later(place) })),
    },
    draw,
  );
  drawCards(playout, dealt, draw);
  return playout;
}

function level(playouts: readonly Playout[]): number {
  const mean = playouts.reduce((sum, { weight }) => sum + weight, 0) / playouts.length;
  if (mean > 0) for (const playout of playouts) playout.weight /= mean;
  return Math.log(mean);
}

/** A card that hardly any playout holds replaces another in all hands, at this share of their weight. */
const RARELY = 0.05;

/** Corrects the playouts for a card that almost none holds although it is seen after `by` draws; few can be dealt. */
function putRight(playouts: readonly Playout[], card: CardId, by: number, draw: Draw): void {
  let [all, holding] = [0, 0];
  for (const { hand, deck, weight } of playouts) {
    all += weight;
    if (hand.includes(card) || (by > 0 && deck.includes(card))) holding += weight;
  }
  if (holding >= RARELY * all) return;
  for (const playout of playouts) {
    const { hand, deck, pile } = playout;
    const from = deck.includes(card) ? deck : pile.includes(card) ? pile : null;
    if (hand.includes(card) || !from || hand.length === 0) continue;
    const at = Math.floor(draw() * hand.length);
    from[from.indexOf(card)] = hand[at] as CardId;
    hand[at] = card;
    playout.weight *= RARELY;
  }
}

interface Filtered {
  readonly habit: Habit;
  readonly playouts: readonly Playout[];
  /** Log likelihood of what was seen under the habit. */
  readonly evidence: number;
}

function* filter(facts: Facts, habit: Habit, first: number): Work<Filtered | null> {
  const { clues } = facts;
  const draw = makeDraw(0x9e3779b9 ^ (clues.length * 7919 + HABITS.indexOf(habit)));
  const stretch = stretchFrom(clues, 0);
  let playouts: readonly Playout[] = Array.from({ length: PLAYOUTS }, () => beginCourse(facts, first, stretch, draw));
  let evidence = level(playouts);
  const cards = facts.t.cards.map(({ id }) => id);
  const toLose = readinessToLose(habit, cards);
  for (const [at, clue] of clues.entries()) {
    if (isNamed(clue)) putRight(playouts, clue.card, 0, draw);
    const ready = clue.is === 'chose' ? readinessToFight(habit, cards, clue.fought) : toLose;
    const needed = clue.is === 'lose' || clue.is === 'swap' ? namedFrom(clues, at) : NONE;
    for (const playout of playouts) if (playout.weight > 0) follow(playout, clue, ready, needed, draw);
    if (clue.is === 'shuffle') {
      const next = stretchFrom(clues, at + 1);
      for (const { card, by } of next.named) putRight(playouts, card, by, draw);
      for (const playout of playouts) if (playout.weight > 0) settleDeck(playout, next, draw);
    }
    if (clue.is !== 'shuffle' && !isNamed(clue)) continue;
    evidence += level(playouts);
    if (evidence === -Infinity) return null;
    if (isUneven(playouts)) playouts = resample(playouts, draw);
    if (at % 8 === 0) yield;
  }
  return { habit, playouts, evidence };
}

/** Null where the past does not explain the present: then all hands are equally likely. */
export function* dealHands(facts: Facts): Work<readonly LikelyHand[] | null> {
  const first = countFirst(facts);
  if (first < 0 || first > facts.t.decks[facts.side].length) return null;
  const found: Filtered[] = [];
  for (const habit of HABITS) {
    const one = yield* filter(facts, habit, first);
    if (one) found.push(one);
    yield;
  }
  if (found.length === 0) return null;
  const top = Math.max(...found.map(({ evidence }) => evidence));
  const hands = found.flatMap(({ habit, playouts, evidence }) =>
    playouts.flatMap(({ hand, weight }) =>
      weight > 0 && hand.length === facts.size
        ? [{ cards: hand, habit, weight: weight * SHARES[habit] * Math.exp(evidence - top) }]
        : [],
    ),
  );
  const total = hands.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? hands.map((hand) => ({ ...hand, weight: hand.weight / total })) : null;
}
