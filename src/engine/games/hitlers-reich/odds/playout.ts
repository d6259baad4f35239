/** One playout of a side's cards that fits what both players have seen: draws, losses and the hand. */
import type { CardId } from '../ids.ts';
import { isSought } from '../phases/cards.ts';
import { type Readiness, likelihood } from './habits.ts';
import { type Clue, isNamed } from './past.ts';

export function makeDraw(seed: number): () => number {
  let now = seed >>> 0;
  return () => {
    now = (now + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(now ^ (now >>> 15), now | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
export type Draw = () => number;

export function take<X>(from: X[], draw: Draw): X | undefined {
  const at = Math.floor(draw() * from.length);
  const taken = from[at];
  const last = from.pop();
  if (last !== undefined && at < from.length) from[at] = last;
  return taken;
}

export function remove(from: CardId[], card: CardId): boolean {
  const at = from.indexOf(card);
  if (at < 0) return false;
  from.splice(at, 1);
  return true;
}

export interface Playout {
  readonly hand: CardId[];
  /** Unordered; `due` holds cards whose place in the deck is settled, by that place. */
  readonly deck: CardId[];
  readonly due: Map<number, CardId>;
  readonly pile: CardId[];
  drawn: number;
  weight: number;
}

export const copyOf = ({ hand, deck, due, pile, drawn, weight }: Playout): Playout => ({
  hand: [...hand],
  deck: [...deck],
  due: new Map(due),
  pile: [...pile],
  drawn,
  weight,
});

/** Between two shuffles: cards that must be drawn by a certain draw, and cards turned up from a certain place. */
export interface Stretch {
  readonly named: readonly { readonly card: CardId; readonly by: number }[];
  readonly turned: readonly { readonly card: CardId; readonly place: number }[];
}

export function stretchFrom(clues: readonly Clue[], from: number): Stretch {
  const named: { card: CardId; by: number }[] = [];
  const turned: { card: CardId; place: number }[] = [];
  let drawn = 0;
  for (const clue of clues.slice(from)) {
    if (clue.is === 'shuffle') break;
    if (clue.is === 'draw') drawn += clue.n;
    else if (clue.is === 'turned-up') {
      turned.push({ card: clue.card, place: drawn });
      drawn += 1;
    } else if (isNamed(clue)) named.push({ card: clue.card, by: drawn });
  }
  return { named, turned };
}

export const NONE: Needed = new Map();

/** Cards that leave the hand by name from a clue on, before any shuffle. */
export const namedFrom = (clues: readonly Clue[], from: number): Needed =>
  new Map(stretchFrom(clues, from).named.map(({ card, by }) => [card, by]));

/** Settles the deck places of cards that will be seen; the weight takes the probability of that. */
export function settleDeck(playout: Playout, { named, turned }: Stretch, draw: Draw): void {
  const { deck, due, hand } = playout;
  playout.drawn = 0;
  due.clear();
  const size = deck.length;
  for (const { card, place } of turned) {
    if (!remove(deck, card)) playout.weight = 0;
    due.set(place, card);
    playout.weight /= Math.max(1, size);
  }
  for (const { card, by } of named) {
    if (hand.includes(card)) continue;
    const free: number[] = [];
    for (let place = 0; place < Math.min(by, size); place++) if (!due.has(place)) free.push(place);
    const place = free[Math.floor(draw() * free.length)];
    if (place === undefined || !remove(deck, card)) {
      playout.weight = 0;
      return;
    }
    playout.weight *= free.length / Math.max(1, size - due.size);
    due.set(place, card);
  }
}

export function drawCards(playout: Playout, n: number, draw: Draw): void {
  for (let i = 0; i < n; i++) {
    const settled = playout.due.get(playout.drawn);
    const card = settled ?? take(playout.deck, draw);
    playout.due.delete(playout.drawn);
    playout.drawn += 1;
    if (card === undefined) playout.weight = 0;
    else playout.hand.push(card);
  }
}

/** Cards seen in the hand later, before any shuffle, with the number of draws until then. */
type Needed = ReadonlyMap<CardId, number>;

/** In a small hand, needed cards drawn too early leave none to give away: the one needed last is then drawn later. */
function drawLater({ hand, deck, due, drawn }: Playout, needed: Needed, draw: Draw): void {
  const latest = [...hand].sort((a, b) => (needed.get(b) ?? 0) - (needed.get(a) ?? 0));
  for (const card of latest) {
    const free: number[] = [];
    for (let place = drawn; place < drawn + (needed.get(card) ?? 0); place++) if (!due.has(place)) free.push(place);
    const place = free[Math.floor(draw() * free.length)];
    if (place === undefined) continue;
    const other = take(deck, draw);
    if (other === undefined) return;
    due.set(place, card);
    hand[hand.indexOf(card)] = other;
    return;
  }
}

function giveAway(playout: Playout, ready: Readiness, n: number, needed: Needed, draw: Draw): void {
  const { hand, pile } = playout;
  for (let i = 0; i < n && hand.length > 0; i++) {
    if (hand.every((card) => needed.has(card))) drawLater(playout, needed, draw);
    let [all, free] = [0, 0];
    for (const card of hand) {
      const one = ready.get(card) ?? 0;
      all += one;
      if (!needed.has(card)) free += one;
    }
    playout.weight *= free / all;
    let left = draw() * free;
    const at = hand.findIndex((card) => !needed.has(card) && (left -= ready.get(card) ?? 0) < 0);
    pile.push(...hand.splice(Math.max(0, at), 1));
  }
}

function swap(playout: Playout, ready: Readiness, needed: Needed, draw: Draw): void {
  const sought = playout.deck.filter(isSought);
  const card = sought[Math.floor(draw() * sought.length)];
  if (card === undefined || !remove(playout.deck, card)) return;
  giveAway(playout, ready, 1, needed, draw);
  playout.hand.push(card);
}

function leave(playout: Playout, card: CardId): void {
  if (!remove(playout.hand, card)) playout.weight = 0;
}

export function follow(playout: Playout, clue: Clue, ready: Readiness, needed: Needed, draw: Draw): void {
  switch (clue.is) {
    case 'draw':
      return drawCards(playout, clue.n, draw);
    case 'lose':
      return giveAway(playout, ready, clue.n, needed, draw);
    case 'chose':
      if (!playout.hand.includes(clue.card)) playout.weight = 0;
      else playout.weight *= likelihood(ready, clue.card, playout.hand, clue.fought.isRed);
      return leave(playout, clue.card);
    case 'shown-by-chance':
      playout.weight /= Math.max(1, playout.hand.length);
      return leave(playout, clue.card);
    case 'spent':
      leave(playout, clue.card);
      playout.pile.push(clue.card);
      return;
    case 'turned-up':
      playout.due.delete(playout.drawn);
      playout.drawn += 1;
      return;
    case 'to-pile':
    case 'joins-pile':
      playout.pile.push(clue.card);
      return;
    case 'away':
      return;
    case 'shuffle':
      playout.deck.push(...playout.due.values(), ...playout.pile.splice(0));
      return;
    case 'swap':
      return swap(playout, ready, needed, draw);
  }
}
