/** Event cards: where each may be (INV-03, INV-04, INV-05, INV-08, INV-26). */
import { SIDES, type Side } from '../ids.ts';
import { LIMIT } from '../phases/edit.ts';
import type { HrState } from '../state.ts';
import { END_1941, END_1943 } from '../years.ts';
import type { Report } from './report.ts';
import type { Waiting } from './waiting.ts';
import type { Tables } from '../tables.ts';

type CopyFacts = Tables['copyFacts'][number];

export function checkEvents(t: Tables, state: HrState, waiting: Waiting, report: Report): void {
  const { events } = state;
  const held = { axis: 0, allies: 0 };
  let standing = 0;
  for (const facts of t.copyFacts) {
    const { copy, category, owner } = facts;
    const place = events[copy];
    // Where most of them are.
    if (place === 'mall') continue;
    switch (place) {
      case undefined:
        report('INV-03', `event ${copy} is nowhere`);
        break;
      case 'axis-up':
      case 'axis-down':
      case 'allies-up':
      case 'allies-down': {
        const side = place.startsWith('axis') ? 'axis' : 'allies';
        held[side] += 1;
        if (owner !== null && owner !== side) report('INV-04', `${copy} is held by ${side}`);
        if (!facts.held) report('INV-04', `${category} ${copy} is held by ${side}`);
        else if (place.endsWith('down') && category !== 'Reusable') report('INV-04', `${copy} lies face down`);
        break;
      }
      case 'with-axis':
      case 'with-allies': {
        const user = place === 'with-axis' ? 'allies' : 'axis';
        if (category !== 'Returnable') report('INV-04', `${category} ${copy} is handed over`);
        if (owner !== null && owner !== user) report('INV-04', `${copy} was handed over by ${user}`);
        break;
      }
      case 'lid':
        if (category !== 'Recyclable') report('INV-05', `${category} ${copy} lies in the lid`);
        break;
      case 'removed':
        if (category !== 'Removable') report('INV-05', `${category} ${copy} is removed`);
        break;
      case 'standing':
        standing += 1;
        if (facts.title !== 'speer') report('INV-26', `${copy} stands`);
        break;
      case 'aside-1941':
      case 'aside-1943':
        checkAside(state, facts, place, waiting, report);
        break;
      case 'left-out':
        if (state.rulings['event-set'] === 'full' || !t.reconstructedCopies.has(copy))
          report('INV-03', `event ${copy} is left out`);
        break;
      default:
        report('INV-03', `event ${copy} is nowhere`);
    }
  }
  if (Object.keys(events).length !== t.copyFacts.length) report('INV-03', 'number of events');
  if (standing > 1) report('INV-26', 'two events stand');
  for (const side of SIDES) checkAllowance(t, state, side, held[side], waiting, report);
}

/** only the titles of their box, and only until the year is over; a game that ends with it ends before. */
function checkAside(
  { year, result }: HrState,
  { copy, setAsideUntil }: CopyFacts,
  place: 'aside-1941' | 'aside-1943',
  { yearEnd }: Waiting,
  report: Report,
): void {
  const [until, end] = place === 'aside-1941' ? ['end-1941', END_1941] : ['end-1943', END_1943];
  if (setAsideUntil !== until) report('INV-26', `${copy} is set aside`);
  if (Math.min(year.axis, year.allies) >= Number(end) && !yearEnd && result === null)
    report('INV-26', `${copy} is still set aside`);
}

const EFFORT = 'maximum-effort';

/** MAXIMUM EFFORT of the landing is not counted (§6.7.3); one more is held while its owner drops one (I-02). */
function checkAllowance(
  t: Tables,
  { allowance, conflict }: HrState,
  side: Side,
  held: number,
  { drop }: Waiting,
  report: Report,
): void {
  const limit = allowance[side];
  if (limit < LIMIT) report('INV-08', `allowance of ${side} is ${limit}`);
  const isLanding = conflict?.isLanding === true && conflict.events[side].some((copy) => t.titleOf(copy) === EFFORT);
  const over = (drop === side ? 1 : 0) + (isLanding ? 1 : 0);
  if (held > limit + over) report('INV-08', `${side} holds ${held} events of ${limit}`);
}
