/** The choice of events: all of it is open, and each side answers what it sees (C-1, C-1b). */
import { otherSide, type Side, type Title } from '../ids.ts';
import { titleOf } from '../event-cards.ts';
import { actsWith, listCancellable, listNameable, readyCopy } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import { estimateCards, type Estimate } from './card-game.ts';
import { isNoWeaker } from './parties.ts';
import type { Work } from './work.ts';

/** The conflict once OUTFOXED of `side` has undone an event of the other side. */
export function withCancelled(conflict: Conflict, side: Side, title: Title): Conflict {
  const { events, cancelled } = conflict;
  const copy = events[otherSide(side)].find((one) => titleOf(one) === title && !cancelled.includes(one));
  return copy === undefined ? conflict : { ...conflict, cancelled: [...cancelled, copy] };
}

/** The conflict once `side` has named one more event. */
export function withNamed(state: HrState, conflict: Conflict, side: Side, title: Title): Conflict {
  const copy = readyCopy(state, title, conflict, side);
  if (copy === null) return conflict;
  return { ...conflict, events: { ...conflict.events, [side]: [...conflict.events[side], copy] } };
}

/**
 * The conflict with everything that `side` can name at once: no event hurts the side that names it, so these are all
 * that count. There are several where one event shuts another out (§6.5.3.3).
 */
export function listFullest(state: HrState, conflict: Conflict, side: Side): readonly Conflict[] {
  const titles = listNameable(state, conflict, side);
  const [first] = titles;
  if (first === undefined) return [conflict];
  const named = withNamed(state, conflict, side, first);
  const left = listNameable(state, named, side);
  const shutOut = titles.filter((title) => title !== first && !left.includes(title));
  return [
    ...listFullest(state, named, side),
    ...shutOut.flatMap((title) => listFullest(state, withNamed(state, conflict, side, title), side)),
  ];
}

/** What comes of several courses: the owner of the choice takes the best of them, and the range holds them all where that is the enemy. */
function chosen(seat: Side, by: Side, courses: readonly Estimate[]): Estimate {
  const isBetter = (one: Estimate, than: Estimate) =>
    one.chance > than.chance === (seat === by) && one.chance !== than.chance;
  const best = courses.reduce((found, one) => (isBetter(one, found) ? one : found));
  if (seat === by) return best;
  return {
    chance: best.chance,
    low: Math.min(...courses.map(({ low }) => low)),
    high: Math.max(...courses.map(({ high }) => high)),
  };
}

/** The same once OUTFOXED of `side` has been used, or not. */
export const estimateAnswered = (state: HrState, conflict: Conflict, seat: Side, side: Side): Work<Estimate> =>
  side === conflict.active
    ? estimateAnswers(state, conflict, seat, otherSide(side))
    : estimateCards(state, conflict, seat);

/** Events of which one is the best to undo; of several that do the same, the first. */
const strongestOf = (titles: readonly Title[]): readonly Title[] =>
  titles.filter(
    (title, at) => !titles.some((one, i) => i !== at && isNoWeaker(one, title) && (i < at || !isNoWeaker(title, one))),
  );

/** As `estimateCards`, with OUTFOXED of `side`, and after it of the other one, still to be used (C-1b, R-78). */
export function* estimateAnswers(state: HrState, conflict: Conflict, seat: Side, side: Side): Work<Estimate> {
  const titles = actsWith(conflict, side, 'CANCEL_EVENT') ? strongestOf(listCancellable(conflict, side)) : [];
  const courses = titles.map((title) => withCancelled(conflict, side, title));
  // To undo nothing is never better; an enemy who does is the best that can happen to the seat.
  if (side !== seat || courses.length === 0) courses.push(conflict);
  const found: Estimate[] = [];
  for (const course of courses) found.push(yield* estimateAnswered(state, course, seat, side));
  return chosen(seat, side, found);
}

/** The same once `side` has named its events: those of the defender follow those of the attacker. */
export const estimateNamed = (state: HrState, conflict: Conflict, seat: Side, side: Side): Work<Estimate> =>
  side === conflict.active
    ? estimateNaming(state, conflict, seat, otherSide(side))
    : estimateAnswers(state, conflict, seat, conflict.active);

/** The same before `side` names its events. What it names is counted at its best for this conflict, costs left aside. */
export function* estimateNaming(state: HrState, conflict: Conflict, seat: Side, side: Side): Work<Estimate> {
  const fullest = listFullest(state, conflict, side);
  // The enemy need not name anything: nothing better can happen to the seat.
  const courses = side === seat || fullest.includes(conflict) ? fullest : [...fullest, conflict];
  const found: Estimate[] = [];
  for (const course of courses) found.push(yield* estimateNamed(state, course, seat, side));
  return chosen(seat, side, found);
}
