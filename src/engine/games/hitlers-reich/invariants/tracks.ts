/** Year track, Big Push, Pact, operations and blitz counters (INV-13, INV-14, INV-18). */
import { SIDES } from '../ids.ts';
import type { HrState } from '../state.ts';
import { END_1945 } from '../years.ts';
import type { Report } from './report.ts';

const MOST_BLITZES = 3;
const OVERLORD_BLITZES = 2;

export function checkTracks(state: HrState, report: Report): void {
  const { year, pact, axisReshuffled, used, isFirstPush, bigPush, side } = state;
  if (Math.abs(year.axis - year.allies) > 1) report('INV-13', `years ${year.axis} and ${year.allies}`);
  for (const one of SIDES) if (year[one] < 0 || year[one] > END_1945) report('INV-13', `year ${year[one]} of ${one}`);
  if (pact && (axisReshuffled || used.barbarossa)) report('INV-14', 'the Pact outlives its end');
  if (isFirstPush && bigPush.axis !== 'ready') report('INV-14', 'the first Axis Big Push is gone');
  const { operation, isBarbarossa } = state.turn;
  if (isBarbarossa && !(used.barbarossa && side === 'axis')) report('INV-14', 'Barbarossa is not marked as used');
  const isLate = operation === 'overlord' || operation === 'bagration';
  if (isLate && !(used.overlord && side === 'allies')) report('INV-14', 'Overlord is not marked as used');
  if (operation === 'barbarossa' && !isBarbarossa) report('INV-14', 'Barbarossa runs unmarked');
  checkBlitz(state, report);
}

function checkBlitz({ turn, conflict, stack }: HrState, report: Report): void {
  const { series, made } = turn.blitz;
  const { operation } = turn;
  const most = operation === 'overlord' ? OVERLORD_BLITZES : operation === 'bagration' ? 0 : MOST_BLITZES;
  if (made < 0 || made > most) report('INV-18', `blitz ${made} of ${most}`);
  if (made >= most && stack.at(-1)?.at === 'bonus/blitz') report('INV-18', `blitz ${made + 1} of ${most} is offered`);
  if (made > 0 && series === 'unused' && operation !== 'overlord') report('INV-18', 'blitzes without a chain');
  if (conflict && conflict.blitz > 0 && conflict.blitz !== made)
    report('INV-18', `blitz ${conflict.blitz} is fought, ${made} were made`);
}
