/** What is wrong with the hands, piles and events of a draft. */
import type { Edit, Fault, Fix } from '../../../kits/position-edit/editor.ts';
import { cardOf } from '../cards.ts';
import { SIDES, type CardId, type CopyId, type Side } from '../ids.ts';
import { heldBy } from '../rules/events.ts';
import { MAX_HAND } from '../rules/hand.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import { END_1941, END_1943 } from '../years.ts';
import { fault, mend, set } from './faults.ts';
import { cardPileId, copiesIn, eventPileId, PILES } from './things.ts';

export function* judgeCards(t: Tables, state: HrState): Generator<Fault> {
  yield* judgeOwners(t, state);
  for (const side of SIDES) yield* judgeHand(state, side);
  yield* judgeEvents(t, state);
  for (const side of SIDES) yield* judgeAllowance(t, state, side);
}

const lay = (card: string, to: string): Edit => ({ edit: 'card', card, to });

/** §4.1: each card lies with its own side; a Double Agent with either. */
function* judgeOwners(t: Tables, state: HrState): Generator<Fault> {
  for (const side of SIDES) {
    const own = new Set(t.decks[side].map(({ id }) => id));
    for (const pile of PILES)
      for (const card of state[pile][side]) {
        if (own.has(card) || cardOf(card).isAgent) continue;
        const back = mend(
          'card-back',
          { card },
          lay(card, cardPileId('discards', side === 'axis' ? 'allies' : 'axis')),
        );
        yield fault({ id: 'card-owner', rule: '4.1', params: { card, side }, fixes: [back] });
      }
  }
  const lying = new Set(SIDES.flatMap((side) => PILES.flatMap((pile) => state[pile][side])));
  const missing = t.cards.filter(({ id }) => !lying.has(id)).map(({ id }) => id);
  const home = (card: CardId): Side => (t.decks.axis.some(({ id }) => id === card) ? 'axis' : 'allies');
  if (missing.length > 0)
    yield fault({
      id: 'card-missing',
      rule: '4.1',
      params: { n: missing.length, all: t.cards.length },
      fixes: [
        mend(
          'card-discard',
          { n: missing.length },
          ...missing.map((card) => lay(card, cardPileId('discards', home(card)))),
        ),
      ],
    });
}

/** §4.1.4, §9.1: at the start of a turn a side holds as many cards as its hand size, which is not 0. */
function* judgeHand(state: HrState, side: Side): Generator<Fault> {
  const size = state.handSize[side];
  const hand = state.hands[side];
  const held = hand.length;
  const grow = (n: number): Fix => mend('hand-size', { side, n }, set(`hand-${side}`, String(n)));
  if (size === 0) {
    yield fault({
      id: 'hand-none',
      rule: '9.1',
      params: { side },
      fixes: [grow(Math.min(MAX_HAND, Math.max(1, held)))],
    });
    return;
  }
  if (held === size) return;
  const params = { side, n: held, most: size };
  const over = hand.slice(size).map((card) => lay(card, cardPileId('discards', side)));
  // The deck first, as it would be drawn; then what a reshuffle would bring.
  const more = [...state.decks[side], ...state.discards[side]].slice(0, Math.max(0, size - held));
  const fill =
    held > size
      ? mend('hand-discard', { side, n: over.length }, ...over)
      : mend('hand-draw', { side, n: more.length }, ...more.map((card) => lay(card, cardPileId('hands', side))));
  const isInTrack = held >= 1 && held <= MAX_HAND;
  yield fault({
    id: held > size ? 'hand-over' : 'hand-under',
    rule: '4.1.4',
    params,
    fixes: isInTrack ? [fill, grow(held)] : [fill],
  });
}

type CopyFacts = Tables['copyFacts'][number];

/** §4.2, R-88: why a copy may not be where it is; null where it may. */
function wrongPlace(
  { events, year }: HrState,
  { copy, category, owner, held, title, setAsideUntil }: CopyFacts,
): string | null {
  const place = events[copy];
  const over = Math.min(year.axis, year.allies);
  switch (place) {
    case 'axis-up':
    case 'axis-down':
    case 'allies-up':
    case 'allies-down': {
      const side = place.startsWith('axis') ? 'axis' : 'allies';
      if (owner !== null && owner !== side) return 'owner';
      if (!held) return 'held';
      return place.endsWith('down') && category !== 'Reusable' ? 'down' : null;
    }
    case 'with-axis':
    case 'with-allies':
      if (category !== 'Returnable') return 'with';
      return owner !== null && owner !== (place === 'with-axis' ? 'allies' : 'axis') ? 'owner' : null;
    case 'lid':
      return category === 'Recyclable' ? null : 'lid';
    case 'removed':
      return category === 'Removable' ? null : 'removed';
    case 'standing':
      return title === 'speer' ? null : 'standing';
    case 'aside-1941':
    case 'aside-1943': {
      const [until, end] = place === 'aside-1941' ? ['end-1941', END_1941] : ['end-1943', END_1943];
      if (setAsideUntil !== until) return 'aside';
      return over >= Number(end) ? 'released' : null;
    }
    default:
      return null;
  }
}

const RULE_OF: Readonly<Record<string, string>> = {
  owner: '4.2.4',
  held: '4.2.2',
  down: '4.2.5.1',
  with: '4.2.5.2',
  lid: '4.2.5',
  removed: '4.2.5',
  standing: '4.2.5',
  aside: '4.2.5.4',
  released: '5.5',
};

const toMall = (copies: readonly CopyId[]): Fix =>
  mend('mall', { n: copies.length }, ...copies.map((copy) => lay(copy, eventPileId('mall'))));

/** One fault of a kind, whatever the number of events. */
function* judgeEvents(t: Tables, state: HrState): Generator<Fault> {
  const wrong = new Map<string, CopyFacts[]>();
  for (const facts of t.copyFacts) {
    const why = wrongPlace(state, facts);
    if (why !== null) wrong.set(why, [...(wrong.get(why) ?? []), facts]);
  }
  for (const [why, list] of wrong) {
    const params = { events: list.map(({ title }) => title).join(','), n: list.length };
    yield fault({
      id: `event-${why}`,
      rule: RULE_OF[why] ?? '4.2',
      params,
      fixes: [toMall(list.map(({ copy }) => copy))],
    });
  }
  const [, ...more] = copiesIn(state, t.copies, 'standing');
  if (more.length > 0 && !wrong.has('standing')) yield fault({ id: 'event-two', rule: '4.2.5', fixes: [toMall(more)] });
}

/** so many events a side may hold. */
function* judgeAllowance(t: Tables, state: HrState, side: Side): Generator<Fault> {
  const held = heldBy(t, state, side);
  const most = state.allowance[side];
  if (held.length <= most) return;
  yield fault({
    id: 'allowance',
    rule: 'R-09',
    params: { side, n: held.length, most },
    fixes: [
      toMall(held.slice(most)),
      mend('allowance', { side, n: held.length }, set(`allowance-${side}`, String(held.length))),
    ],
  });
}
