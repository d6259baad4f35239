/** The choice of events: everything is open, and each side answers what it sees (C-1, C-1b). */
import { otherSide, type Side, type Title } from '../ids.ts';
import { actsWith, listCancellable, listNameable, readyCopy } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import { estimateCards, type Estimate } from './card-game.ts';
import { isNoWeaker } from './parties.ts';
import type { Past } from './past.ts';
import type { Work } from './work.ts';
import type { Tables } from '../tables.ts';

/** The conflict after OUTFOXED of `side` cancels an event of the other side. */
export function withCancelled(t: Tables, conflict: Conflict, side: Side, title: Title): Conflict {
  const { events, cancelled } = conflict;
  const copy = events[otherSide(side)].find((one) => t.titleOf(one) === title && !cancelled.includes(one));
  return copy === undefined ? conflict : { ...conflict, cancelled: [...cancelled, copy] };
}

export function withNamed(t: Tables, state: HrState, conflict: Conflict, side: Side, title: Title): Conflict {
  const copy = readyCopy(t, state, title, conflict, side);
  if (copy === null) return conflict;
  return { ...conflict, events: { ...conflict.events, [side]: [...conflict.events[side], copy] } };
}

/** All that `side` can name, as no event hurts its side; several conflicts if one excludes another (§6.5.3.3). */
export function listFullest(t: Tables, state: HrState, conflict: Conflict, side: Side): readonly Conflict[] {
  const titles = listNameable(t, state, conflict, side);
  const [first] = titles;
  if (first === undefined) return [conflict];
  const named = withNamed(t, state, conflict, side, first);
  const left = listNameable(t, state, named, side);
  const shutOut = titles.filter((title) => title !== first && !left.includes(title));
  return [
    ...listFullest(t, state, named, side),
    ...shutOut.flatMap((title) => listFullest(t, state, withNamed(t, state, conflict, side, title), side)),
  ];
}

export interface Asking {
  readonly seat: Side;
  readonly past: Past;
}

function chosen(seat: Side, by: Side, courses: readonly Estimate[]): Estimate {
  const isBetter = (one: Estimate, than: Estimate) =>
    one.chance > than.chance === (seat === by) && one.chance !== than.chance;
  return courses.reduce((found, one) => (isBetter(one, found) ? one : found));
}

export const estimateAnswered = (
  t: Tables,
  state: HrState,
  conflict: Conflict,
  { seat, past }: Asking,
  side: Side,
): Work<Estimate> =>
  side === conflict.active
    ? estimateAnswers(t, state, conflict, { seat, past }, otherSide(side))
    : estimateCards(t, state, conflict, seat, { past });

/** Events that may be the best to cancel; of equivalent ones the first. */
const strongestOf = (t: Tables, titles: readonly Title[]): readonly Title[] =>
  titles.filter(
    (title, at) =>
      !titles.some((one, i) => i !== at && isNoWeaker(t, one, title) && (i < at || !isNoWeaker(t, title, one))),
  );

/** As `estimateCards`, with OUTFOXED of `side`, and then of the other one, still to be used (C-1b, R-78). */
export function* estimateAnswers(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  asking: Asking,
  side: Side,
): Work<Estimate> {
  const titles = actsWith(t, conflict, side, 'cancelsEvent') ? strongestOf(t, listCancellable(t, conflict, side)) : [];
  // Cancelling nothing is never better.
  const courses = titles.length === 0 ? [conflict] : titles.map((title) => withCancelled(t, conflict, side, title));
  const found: Estimate[] = [];
  for (const course of courses) found.push(yield* estimateAnswered(t, state, course, asking, side));
  return chosen(asking.seat, side, found);
}

/** The same after `side` has named its events: the defender follows the attacker. */
export const estimateNamed = (
  t: Tables,
  state: HrState,
  conflict: Conflict,
  asking: Asking,
  side: Side,
): Work<Estimate> =>
  side === conflict.active
    ? estimateNaming(t, state, conflict, asking, otherSide(side))
    : estimateAnswers(t, state, conflict, asking, conflict.active);

/** Does the same before `side` names its events. Its choice is the best for this conflict, at any cost. */
export function* estimateNaming(
  t: Tables,
  state: HrState,
  conflict: Conflict,
  asking: Asking,
  side: Side,
): Work<Estimate> {
  const found: Estimate[] = [];
  for (const course of listFullest(t, state, conflict, side))
    found.push(yield* estimateNamed(t, state, course, asking, side));
  return chosen(asking.seat, side, found);
}
