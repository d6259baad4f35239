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
  type Course,
  type Draw,
  type Stretch,
} from './course.ts';
import { isNamed, type Step } from './past.ts';
import type { Work } from './work.ts';

export interface LikelyHand {
  readonly cards: readonly CardId[];
  readonly habit: Habit;
  readonly weight: number;
}

/** Playouts of each habit. */
const COURSES = 200;

/** Playouts in proportion to their weights, each with the mean weight. */
function resample(courses: readonly Course[], draw: Draw): readonly Course[] {
  const total = courses.reduce((sum, { weight }) => sum + weight, 0);
  const step = total / courses.length;
  let at = 0;
  let reached = courses[0]?.weight ?? 0;
  const offset = draw();
  return courses.map((_, i) => {
    while (reached < (i + offset) * step && at < courses.length - 1) reached += courses[++at]?.weight ?? 0;
    const course = copyOf(courses[at] as Course);
    course.weight = step;
    return course;
  });
}

const isUneven = (courses: readonly Course[]): boolean => {
  let [sum, squares] = [0, 0];
  for (const { weight } of courses) [sum, squares] = [sum + weight, squares + weight ** 2];
  return squares * courses.length > 2 * sum ** 2;
};

export interface Facts {
  readonly t: Tables;
  readonly side: Side;
  readonly steps: readonly Step[];
  /** Cards in the hand now, including a card laid face down. */
  readonly size: number;
  /** The first cards of the hand were dealt from the strongest (§10.2.1). */
  readonly isFirstDeal: boolean;
}

/** Cards that the side held before the first step. */
export function countFirst({ steps, size }: Pick<Facts, 'steps' | 'size'>): number {
  let held = size;
  for (const step of steps) {
    if (step.is === 'draw') held -= step.n;
    else if (step.is === 'lose') held += step.n;
    else if (isNamed(step)) held += 1;
  }
  return held;
}

function beginCourse({ t, side, isFirstDeal }: Facts, first: number, stretch: Stretch, draw: Draw): Course {
  const deck = t.decks[side].map(({ id }) => id);
  const hand: CardId[] = [];
  if (isFirstDeal) {
    const strongest = t.decks[side].filter(FIRST_DEAL[side].isAmong).map(({ id }) => id);
    for (let n = 0; n < Math.min(first, FIRST_DEAL[side].n); n++) {
      const card = take(strongest, draw);
      if (card !== undefined && remove(deck, card)) hand.push(card);
    }
  }
  const course: Course = { hand, deck, due: new Map(), pile: [], drawn: 0, weight: 1 };
  const dealt = first - hand.length;
  const later = (place: number) => place + dealt;
  settleDeck(
    course,
    {
      named: stretch.named.map(({ card, by }) => ({ card, by: later(by) })),
      turned: stretch.turned.map(({ card, place }) => ({ card, place: later(place) })),
    },
    draw,
  );
  drawCards(course, dealt, draw);
  return course;
}

/** Rescales the weights to a mean of 1; returns the logarithm of their sum. */
function level(courses: readonly Course[]): number {
  const mean = courses.reduce((sum, { weight }) => sum + weight, 0) / courses.length;
  if (mean > 0) for (const course of courses) course.weight /= mean;
  return Math.log(mean);
}

/** A card that hardly any playout holds replaces another in all hands, at this share of their weight. */
const RARELY = 0.05;

/**
 * Few playouts can be dealt: if almost none explains a card, the others are corrected. `by`: the draws until it is
 * seen.
 */
function putRight(courses: readonly Course[], card: CardId, by: number, draw: Draw): void {
  let [all, holding] = [0, 0];
  for (const { hand, deck, weight } of courses) {
    all += weight;
    if (hand.includes(card) || (by > 0 && deck.includes(card))) holding += weight;
  }
  if (holding >= RARELY * all) return;
  for (const course of courses) {
    const { hand, deck, pile } = course;
    const from = deck.includes(card) ? deck : pile.includes(card) ? pile : null;
    if (hand.includes(card) || !from || hand.length === 0) continue;
    const at = Math.floor(draw() * hand.length);
    from[from.indexOf(card)] = hand[at] as CardId;
    hand[at] = card;
    course.weight *= RARELY;
  }
}

interface Filtered {
  readonly habit: Habit;
  readonly courses: readonly Course[];
  /** Log likelihood of what was seen under the habit. */
  readonly evidence: number;
}

function* filter(facts: Facts, habit: Habit, first: number): Work<Filtered | null> {
  const { steps } = facts;
  const draw = makeDraw(0x9e3779b9 ^ (steps.length * 7919 + HABITS.indexOf(habit)));
  const stretch = stretchFrom(steps, 0);
  let courses: readonly Course[] = Array.from({ length: COURSES }, () => beginCourse(facts, first, stretch, draw));
  let evidence = level(courses);
  const cards = facts.t.cards.map(({ id }) => id);
  const toLose = readinessToLose(habit, cards);
  for (const [at, step] of steps.entries()) {
    if (isNamed(step)) putRight(courses, step.card, 0, draw);
    const ready = step.is === 'chose' ? readinessToFight(habit, cards, step.fought) : toLose;
    const needed = step.is === 'lose' || step.is === 'swap' ? namedFrom(steps, at) : NONE;
    for (const course of courses) if (course.weight > 0) follow(course, step, ready, needed, draw);
    if (step.is === 'shuffle') {
      const next = stretchFrom(steps, at + 1);
      for (const { card, by } of next.named) putRight(courses, card, by, draw);
      for (const course of courses) if (course.weight > 0) settleDeck(course, next, draw);
    }
    if (step.is !== 'shuffle' && !isNamed(step)) continue;
    evidence += level(courses);
    if (evidence === -Infinity) return null;
    if (isUneven(courses)) courses = resample(courses, draw);
    if (at % 8 === 0) yield;
  }
  return { habit, courses, evidence };
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
  const hands = found.flatMap(({ habit, courses, evidence }) =>
    courses.flatMap(({ hand, weight }) =>
      weight > 0 && hand.length === facts.size
        ? [{ cards: hand, habit, weight: weight * SHARES[habit] * Math.exp(evidence - top) }]
        : [],
    ),
  );
  const total = hands.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? hands.map((hand) => ({ ...hand, weight: hand.weight / total })) : null;
}
