/** One playout of a side's cards that fits what both players have seen: draws, losses and the hand. */
import type { CardId } from '../ids.ts';
import { isSought } from '../phases/cards.ts';
import { likelihood, type Readiness } from './habits.ts';
import { isNamed, type Step } from './past.ts';

/** Numbers from 0 to 1, reproducible from the seed. */
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

export interface Course {
  readonly hand: CardId[];
  /** Unordered; `due` holds cards whose place in the deck is settled, by that place. */
  readonly deck: CardId[];
  readonly due: Map<number, CardId>;
  readonly pile: CardId[];
  /** Cards drawn since the last shuffle. */
  drawn: number;
  weight: number;
}

export const copyOf = ({ hand, deck, due, pile, drawn, weight }: Course): Course => ({
  hand: [...hand],
  deck: [...deck],
  due: new Map(due),
  pile: [...pile],
  drawn,
  weight,
});

/**
 * Between two shuffles: cards that must have been drawn by a certain draw, and cards turned up from a certain place.
 */
export interface Stretch {
  readonly named: readonly { readonly card: CardId; readonly by: number }[];
  readonly turned: readonly { readonly card: CardId; readonly place: number }[];
}

export function stretchFrom(steps: readonly Step[], from: number): Stretch {
  const named: { card: CardId; by: number }[] = [];
  const turned: { card: CardId; place: number }[] = [];
  let drawn = 0;
  for (const step of steps.slice(from)) {
    if (step.is === 'shuffle') break;
    if (step.is === 'draw') drawn += step.n;
    else if (step.is === 'turned-up') {
      turned.push({ card: step.card, place: drawn });
      drawn += 1;
    } else if (isNamed(step)) named.push({ card: step.card, by: drawn });
  }
  return { named, turned };
}

export const NONE: Needed = new Map();

/** Cards that leave the hand by name from a step on, before any shuffle. */
export const namedFrom = (steps: readonly Step[], from: number): Needed =>
  new Map(stretchFrom(steps, from).named.map(({ card, by }) => [card, by]));

/** Settles the deck places of cards that will be seen; the weight takes the probability of that. */
export function settleDeck(course: Course, { named, turned }: Stretch, draw: Draw): void {
  const { deck, due, hand } = course;
  course.drawn = 0;
  due.clear();
  const size = deck.length;
  for (const { card, place } of turned) {
    if (!remove(deck, card)) course.weight = 0;
    due.set(place, card);
    course.weight /= Math.max(1, size);
  }
  for (const { card, by } of named) {
    if (hand.includes(card)) continue;
    const free: number[] = [];
    for (let place = 0; place < Math.min(by, size); place++) if (!due.has(place)) free.push(place);
    const place = free[Math.floor(draw() * free.length)];
    if (place === undefined || !remove(deck, card)) {
      course.weight = 0;
      return;
    }
    course.weight *= free.length / Math.max(1, size - due.size);
    due.set(place, card);
  }
}

export function drawCards(course: Course, n: number, draw: Draw): void {
  for (let i = 0; i < n; i++) {
    const settled = course.due.get(course.drawn);
    const card = settled ?? take(course.deck, draw);
    course.due.delete(course.drawn);
    course.drawn += 1;
    if (card === undefined) course.weight = 0;
    else course.hand.push(card);
  }
}

/** Cards seen in the hand later, before any shuffle, with the number of draws until then. */
export type Needed = ReadonlyMap<CardId, number>;

/** In a small hand, needed cards drawn too early leave none to give away: the one needed last is then drawn later. */
function drawLater({ hand, deck, due, drawn }: Course, needed: Needed, draw: Draw): void {
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

/** Gives `n` cards away, none of which is needed. */
function giveAway(course: Course, ready: Readiness, n: number, needed: Needed, draw: Draw): void {
  const { hand, pile } = course;
  for (let i = 0; i < n && hand.length > 0; i++) {
    if (hand.every((card) => needed.has(card))) drawLater(course, needed, draw);
    let [all, free] = [0, 0];
    for (const card of hand) {
      const one = ready.get(card) ?? 0;
      all += one;
      if (!needed.has(card)) free += one;
    }
    course.weight *= free / all;
    let left = draw() * free;
    const at = hand.findIndex((card) => !needed.has(card) && (left -= ready.get(card) ?? 0) < 0);
    pile.push(...hand.splice(Math.max(0, at), 1));
  }
}

function swap(course: Course, ready: Readiness, needed: Needed, draw: Draw): void {
  const sought = course.deck.filter(isSought);
  const card = sought[Math.floor(draw() * sought.length)];
  if (card === undefined || !remove(course.deck, card)) return;
  giveAway(course, ready, 1, needed, draw);
  course.hand.push(card);
}

function leave(course: Course, card: CardId): void {
  if (!remove(course.hand, card)) course.weight = 0;
}

export function follow(course: Course, step: Step, ready: Readiness, needed: Needed, draw: Draw): void {
  switch (step.is) {
    case 'draw':
      return drawCards(course, step.n, draw);
    case 'lose':
      return giveAway(course, ready, step.n, needed, draw);
    case 'chose':
      if (!course.hand.includes(step.card)) course.weight = 0;
      else course.weight *= likelihood(ready, step.card, course.hand, step.fought.isRed);
      return leave(course, step.card);
    case 'shown-by-chance':
      course.weight /= Math.max(1, course.hand.length);
      return leave(course, step.card);
    case 'spent':
      leave(course, step.card);
      course.pile.push(step.card);
      return;
    case 'turned-up':
      course.due.delete(course.drawn);
      course.drawn += 1;
      return;
    case 'to-pile':
    case 'joins-pile':
      course.pile.push(step.card);
      return;
    case 'away':
      return;
    case 'shuffle':
      course.deck.push(...course.due.values(), ...course.pile.splice(0));
      return;
    case 'swap':
      return swap(course, ready, needed, draw);
  }
}
