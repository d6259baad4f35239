/** Why an event cannot be tried for, named, cancelled, given up, kept or brought back (IL-17, IL-29 to IL-35, IL-41, IL-42, IL-44 to IL-46). */
import type { Params, Reason } from '../../../kernel/types.ts';
import type { FrameAt } from '../frames.ts';
import { otherSide, type Side, type Title } from '../ids.ts';
import { mayOwn, ownerOf } from '../event-cards.ts';
import {
  explainName,
  failedTryCondition,
  findCopy,
  heldBy,
  isEnabling,
  listCancellable,
  mustWaive,
} from '../rules/events.ts';
import type { Conflict, HrState, Place } from '../state.ts';
import type { Question } from './question.ts';
import { fromRule, no } from './reason.ts';
import type { Tables } from '../tables.ts';

/** Places of an event that is in no mall, nearest first. */
const PLACES: readonly (readonly [(side: Side) => Place, string])[] = [
  [(side) => `${side}-up`, 'try-held'],
  [(side) => `${side}-down`, 'try-held'],
  [() => 'standing', 'try-standing'],
  [(side) => `${otherSide(side)}-up`, 'try-opponent'],
  [(side) => `${otherSide(side)}-down`, 'try-opponent'],
  [(side) => `with-${otherSide(side)}`, 'try-handed-over'],
  [(side) => `with-${side}`, 'try-waiting'],
  [() => 'lid', 'try-lid'],
  [() => 'aside-1941', 'try-aside-1941'],
  [() => 'aside-1943', 'try-aside-1943'],
  [() => 'removed', 'try-removed'],
];

/** §6.4 */
export function explainTry({ t, state, side }: Question, title: Title): Reason | null {
  const params = { event: title, side: otherSide(side) };
  if (!mayOwn(t.eventOf(title), side)) return no('IL-29', '6.4', 'try-other-side', params);
  if (findCopy(t, state, title, 'mall') === null) {
    const place = PLACES.find(([at]) => findCopy(t, state, title, at(side)) !== null);
    return no('IL-29', '6.4.1', place?.[1] ?? 'try-left-out', params);
  }
  const failed = failedTryCondition(t, state, t.eventOf(title));
  if (failed === 'pact-off') return no('IL-17', '8.6', 'try-pact', params);
  if (failed !== null) return no('IL-44', 'R-76', `try-if.${failed}`, params);
  return state.hands[side].length === 0 ? no('IL-30', '7.3', 'no-card-to-fight') : null;
}

/** §7.2: naming an event in the running conflict. */
export function explainPlay({ t, state, side }: Question, conflict: Conflict, title: Title): Reason | null {
  const event = t.eventOf(title);
  const params: Params = { event: title, side };
  // Neutral Vichy is defended by the Axis, without its events (§8.5.1).
  if (conflict.isNeutralVichy && ownerOf(event) === 'axis') return no('IL-35', '8.5.1', 'neutral-vichy', params);
  const barred = explainName(t, state, conflict, side, title);
  if (barred) return fromRule(barred, params);
  const isBound = conflict.active === side && mustWaive(t, state, conflict);
  return isBound && !t.abilitiesOf(title).waivesBlitzCost
    ? no('IL-22', 'R-86', 'waive-first', { event: 'guderian' })
    : null;
}

/** events that OUTFOXED may undo. */
export function explainCancel({ t, side }: Question, conflict: Conflict, title: Title): Reason | null {
  if (listCancellable(t, conflict, side).includes(title)) return null;
  const params = { event: title };
  const copy = conflict.events[otherSide(side)].find((one) => t.titleOf(one) === title);
  if (copy === undefined) return no('IL-46', 'R-78', 'cancel-not-named', params);
  if (conflict.cancelled.includes(copy)) return no('IL-46', 'R-78', 'cancel-twice', params);
  return no('IL-46', 'R-78', isEnabling(t, title) ? 'cancel-enabling' : 'cancel-landing', params);
}

/** §4.2.2 */
export const explainDrop = ({ t, state, side }: Question, title: Title): Reason | null =>
  heldBy(t, state, side).some((copy) => t.titleOf(copy) === title)
    ? null
    : no('IL-41', '4.2.2', 'drop-not-held', { event: title, most: state.allowance[side] });

/** §6.7.4.1 */
export const explainKeep = (t: Tables, { of }: FrameAt<'clean/keep'>, title: Title): Reason | null =>
  of.some((copy) => t.titleOf(copy) === title) ? null : no('IL-30', '6.7.4.1', 'keep-not-used', { event: title });

/** §5.4.2, §5.4.3 */
export function explainReturn(
  t: Tables,
  state: HrState,
  { side, titles }: FrameAt<'reshuffle/return'>,
  title: Title,
): Reason | null {
  if (titles.includes(title)) return null;
  const rule = side === 'axis' ? '5.4.2' : '5.4.3';
  const { returnsBy, copies } = t.eventOf(title);
  if (returnsBy !== (side === 'axis' ? 'axis-reshuffle' : 'allied-reshuffle'))
    return no('IL-42', rule, 'return-never', { event: title, side });
  const some = copies.some(({ id }) => state.events[id] === 'lid');
  return no('IL-42', rule, some ? 'return-not-all' : 'return-not-in-lid', { event: title });
}
