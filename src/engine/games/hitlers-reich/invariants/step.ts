/** What one move may change (INV-05, INV-08, INV-13, INV-14, INV-18, INV-24). */
import { SIDES } from '../ids.ts';
import type { HrState, TurnState } from '../state.ts';
import type { Report } from './report.ts';
import { readWaiting } from './waiting.ts';
import type { Tables } from '../tables.ts';

export function checkStep(t: Tables, before: HrState, after: HrState, report: Report): void {
  checkRemoved(t, before, after, report);
  checkYears(before, after, report);
  checkFlags(before, after, report);
  if (before.side === after.side && before.gameTurn === after.gameTurn) checkTurn(before.turn, after.turn, report);
  const isOver = after.result !== null || after.conflict !== null;
  if (before.conflict && before.conflict !== after.conflict && !isOver && after.last === null)
    report('INV-24', 'a conflict ended without a result');
}

function checkRemoved(t: Tables, before: HrState, after: HrState, report: Report): void {
  if (before.events === after.events) return;
  for (const copy of t.copies) {
    const place = before.events[copy];
    if ((place === 'removed' || place === 'left-out') && after.events[copy] !== place)
      report('INV-05', `removed event ${copy} came back`);
  }
}

const lower = ({ year }: HrState): number => Math.min(year.axis, year.allies);

function checkYears(before: HrState, after: HrState, report: Report): void {
  const isYearEnd = lower(after) > lower(before) || readWaiting(before).yearEnd;
  for (const side of SIDES) {
    if (after.year[side] < before.year[side]) report('INV-13', `the year of ${side} goes back`);
    if (after.allowance[side] > before.allowance[side] && !isYearEnd) report('INV-08', `allowance of ${side} rises`);
  }
}

/** What happens once: the Pact ends, Italy surrenders, each operation is used. */
function checkFlags(before: HrState, after: HrState, report: Report): void {
  if (after.pact && !before.pact) report('INV-14', 'the Pact comes back');
  if (before.italySurrendered && !after.italySurrendered) report('INV-14', 'the surrender is undone');
  for (const operation of ['barbarossa', 'overlord'] as const) {
    if (before.used[operation] && !after.used[operation]) report('INV-14', `${operation} may be used again`);
    // Used twice: the operation begins although it was used before.
    if (before.used[operation] && after.turn.operation === operation && before.turn.operation !== operation)
      report('INV-14', `${operation} begins a second time`);
  }
  for (const side of SIDES) {
    const [was, is] = [before.bigPush[side], after.bigPush[side]];
    const isFine = was === is || was === 'none' || (was === 'gained' ? is === 'ready' : is === 'none');
    if (!isFine) report('INV-14', `Big Push of ${side} goes from ${was} to ${is}`);
  }
}

const SUCCESS: Readonly<Record<TurnState['success'], number>> = { none: 0, waiting: 1, earned: 2, spent: 3 };
const SERIES: Readonly<Record<TurnState['blitz']['series'], number>> = { unused: 0, open: 1, closed: 2 };

/** One Success Bonus and one chain in a player turn. */
function checkTurn(before: TurnState, after: TurnState, report: Report): void {
  if (SUCCESS[after.success] < SUCCESS[before.success])
    report('INV-18', `Success Bonus goes from ${before.success} to ${after.success}`);
  if (SERIES[after.blitz.series] < SERIES[before.blitz.series])
    report('INV-18', `the chain goes from ${before.blitz.series} to ${after.blitz.series}`);
  const isFresh = after.operation === 'bagration';
  if (after.blitz.made < before.blitz.made && !isFresh) report('INV-18', 'a blitz is taken back');
}
