import type { Fix } from '../../../kits/position-edit/editor.ts';
import { layCard, set, type Finding } from '../../../kits/position-edit/telling.ts';
import { cardPileId, copiesIn, eventPileId, PILES } from '../editor/things.ts';
import { questionOf } from '../frames.ts';
import { SIDES, otherSide, type CardId, type CopyId, type Side } from '../ids.ts';
import { LIMIT } from '../phases/edit.ts';
import { heldBy } from '../rules/events.ts';
import { MAX_HAND } from '../rules/hand.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { END_1941, END_1943 } from '../years.ts';
import { mend, wrong } from './words.ts';
import type { Waiting } from './waiting.ts';

export function* listCardFaults(t: Tables, state: HrState, waiting: Waiting): Generator<Finding> {
  yield* listOwnerFaults(t, state);
  for (const side of SIDES) yield* listHandFaults(state, side, waiting);
  yield* listEventFaults(t, state, waiting);
  for (const side of SIDES) yield* listAllowanceFaults(t, state, side, waiting);
}

/** §4.1: each card is there once, with its own side; a Double Agent with either. */
function* listOwnerFaults(t: Tables, state: HrState): Generator<Finding> {
  const { cards, cardFacts, suitCards } = t;
  const seen = new Set<CardId>();
  for (const side of SIDES) {
    const piles = [...PILES.map((pile) => state[pile][side]), ...(state.conflict ? [state.conflict.cards[side]] : [])];
    let owned = 0;
    for (const pile of piles) {
      owned += pile.length;
      for (const card of pile) {
        const facts = cardFacts.get(card);
        if (!facts) yield `INV-01 unknown card ${card}`;
        else if (seen.has(card)) yield `INV-01 card ${card} twice`;
        else seen.add(card);
        if (!facts || facts.home === null || facts.home === side) continue;
        const back = mend('card-back', { card }, layCard(card, cardPileId('discards', otherSide(side))));
        yield wrong(`INV-02 card ${card} of ${side}`, 'card-owner', '4.1', { card, side }, [back]);
      }
    }
    if (owned < suitCards[side] || owned > suitCards[side] + 2) yield `INV-02 ${owned} cards of ${side}`;
  }
  if (seen.size === cards.length) return;
  const missing = cards.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  const home = (card: CardId): Side => (t.decks.axis.some(({ id }) => id === card) ? 'axis' : 'allies');
  const n = missing.length;
  const fix = mend('card-discard', { n }, ...missing.map((card) => layCard(card, cardPileId('discards', home(card)))));
  const broken = missing.map((card) => `INV-01 card ${card} is nowhere`);
  yield wrong(broken, 'card-missing', '4.1', { n, all: cards.length }, [fix]);
}

const BY_HAND_SIZE = ['hr.win.hand-size', 'hr.win.resigned'];

/** §4.1.4, §9.1: between two actions a side holds as many cards as its hand size, which is not 0. */
function* listHandFaults(state: HrState, side: Side, waiting: Waiting): Generator<Finding> {
  const { result } = state;
  const size = state.handSize[side];
  const hand = state.hands[side];
  const held = hand.length;
  const grow = (n: number): Fix => mend('hand-size', { side, n }, set(`hand-${side}`, n));
  if (!Number.isInteger(size) || size < 0 || size > MAX_HAND) yield `INV-06 hand size ${size} of ${side}`;
  // Inside a clean-up K-7 is still to say that the game is over.
  if (size <= 0 && result === null && !waiting.victory) {
    const fixes = [grow(Math.min(MAX_HAND, Math.max(1, held)))];
    yield wrong(`INV-06 hand size of ${side} is 0 and the game goes on`, 'hand-none', '9.1', { side }, fixes);
    return;
  }
  const reason = result?.reasons[0]?.key ?? 'nothing';
  if (size <= 0 && result && !BY_HAND_SIZE.includes(reason))
    yield `INV-06 hand size of ${side} is 0, but ${reason} decides`;
  const top = state.stack.at(-1);
  const isRefilled = top !== undefined && questionOf(top)?.inTurn === true;
  const isDue = isRefilled || top?.at === 'turn/prepare';
  if (result || state.conflict || waiting.discards || held === size || (held < size && !isDue)) return;
  const over = hand.slice(size).map((card) => layCard(card, cardPileId('discards', side)));
  // The deck first, as it would be drawn; then the cards of a reshuffle.
  const more = [...state.decks[side], ...state.discards[side]].slice(0, Math.max(0, size - held));
  const [broken, id, fill] =
    held > size
      ? [
          `INV-07 ${held} cards of ${side} at hand size ${size}`,
          'hand-over',
          mend('hand-discard', { side, n: over.length }, ...over),
        ]
      : [
          isRefilled ? `INV-07 ${side} did not refill to ${size}` : null,
          'hand-under',
          mend('hand-draw', { side, n: more.length }, ...more.map((card) => layCard(card, cardPileId('hands', side)))),
        ];
  const fixes = held >= 1 && held <= MAX_HAND ? [fill, grow(held)] : [fill];
  yield wrong(broken, id, '4.1.4', { side, n: held, most: size }, fixes);
}

type CopyFacts = Tables['copyFacts'][number];
type Misplaced = readonly [why: string, rule: string, broken: string];

/** §4.2, R-88: null where a copy may be there. */
function findMisplaced({ events, year, rulings, result }: HrState, t: Tables, facts: CopyFacts, waiting: Waiting) {
  const { copy, category, owner, held, title, setAsideUntil } = facts;
  const place = events[copy];
  const isWrong = (why: string, rule: string, broken: string): Misplaced => [why, rule, broken];
  switch (place) {
    case 'mall':
      return null;
    case 'axis-up':
    case 'axis-down':
    case 'allies-up':
    case 'allies-down': {
      const side = place.startsWith('axis') ? 'axis' : 'allies';
      if (owner !== null && owner !== side) return isWrong('owner', '4.2.4', `INV-04 ${copy} is held by ${side}`);
      if (!held) return isWrong('held', '4.2.2', `INV-04 ${category} ${copy} is held by ${side}`);
      const isDown = place.endsWith('down') && category !== 'Reusable';
      return isDown ? isWrong('down', '4.2.5.1', `INV-04 ${copy} lies face down`) : null;
    }
    case 'with-axis':
    case 'with-allies': {
      const user = place === 'with-axis' ? 'allies' : 'axis';
      if (category !== 'Returnable') return isWrong('with', '4.2.5.2', `INV-04 ${category} ${copy} is handed over`);
      const isFine = owner === null || owner === user;
      return isFine ? null : isWrong('owner', '4.2.4', `INV-04 ${copy} was handed over by ${user}`);
    }
    case 'lid':
      return category === 'Recyclable' ? null : isWrong('lid', '4.2.5', `INV-05 ${category} ${copy} lies in the lid`);
    case 'removed':
      return category === 'Removable' ? null : isWrong('removed', '4.2.5', `INV-05 ${category} ${copy} is removed`);
    case 'standing':
      return title === 'speer' ? null : isWrong('standing', '4.2.5', `INV-26 ${copy} stands`);
    case 'aside-1941':
    case 'aside-1943': {
      const [until, end] = place === 'aside-1941' ? ['end-1941', END_1941] : ['end-1943', END_1943];
      if (setAsideUntil !== until) return isWrong('aside', '4.2.5.4', `INV-26 ${copy} is set aside`);
      // A game that ends with the year ends before its events are released.
      const isOver = Math.min(year.axis, year.allies) >= Number(end) && !waiting.yearEnd && result === null;
      return isOver ? isWrong('released', '5.5', `INV-26 ${copy} is still set aside`) : null;
    }
    case 'left-out':
      return rulings['event-set'] === 'full' || !t.reconstructedCopies.has(copy)
        ? `INV-03 event ${copy} is left out`
        : null;
    default:
      return `INV-03 event ${copy} is nowhere`;
  }
}

const toMall = (copies: readonly CopyId[]): Fix =>
  mend('mall', { n: copies.length }, ...copies.map((copy) => layCard(copy, eventPileId('mall'))));

/** One fault of each kind, for any number of events. */
function* listEventFaults(t: Tables, state: HrState, waiting: Waiting): Generator<Finding> {
  const kinds = new Map<string, { readonly rule: string; readonly broken: string[]; readonly list: CopyFacts[] }>();
  for (const facts of t.copyFacts) {
    const found = findMisplaced(state, t, facts, waiting);
    if (typeof found === 'string') yield found;
    if (found === null || typeof found === 'string') continue;
    const [why, rule, broken] = found;
    const kind = kinds.get(why) ?? { rule, broken: [], list: [] };
    kinds.set(why, kind);
    kind.broken.push(broken);
    kind.list.push(facts);
  }
  for (const [why, { rule, broken, list }] of kinds) {
    const params = { events: list.map(({ title }) => title).join(','), n: list.length };
    yield wrong(broken, `event-${why}`, rule, params, [toMall(list.map(({ copy }) => copy))]);
  }
  if (Object.keys(state.events).length !== t.copyFacts.length) yield 'INV-03 number of events';
  const [, ...more] = copiesIn(state, t.copies, 'standing');
  if (more.length === 0) return;
  if (kinds.has('standing')) yield 'INV-26 two events stand';
  else yield wrong('INV-26 two events stand', 'event-two', '4.2.5', {}, [toMall(more)]);
}

const EFFORT = 'maximum-effort';

/** The landing's MAXIMUM EFFORT is not counted (§6.7.3); a side may hold one more until it drops one (I-02). */
function* listAllowanceFaults(t: Tables, state: HrState, side: Side, { drop }: Waiting): Generator<Finding> {
  const { conflict } = state;
  const held = heldBy(t, state, side);
  const n = held.length;
  const most = state.allowance[side];
  if (most < LIMIT) yield `INV-08 allowance of ${side} is ${most}`;
  const isLanding = conflict?.isLanding === true && conflict.events[side].some((copy) => t.titleOf(copy) === EFFORT);
  if (n <= most + (drop === side ? 1 : 0) + (isLanding ? 1 : 0)) return;
  const raise = mend('allowance', { side, n }, set(`allowance-${side}`, n));
  const fixes = [toMall(held.slice(most)), raise];
  yield wrong(`INV-08 ${side} holds ${n} events of ${most}`, 'allowance', 'R-09', { side, n, most }, fixes);
}
