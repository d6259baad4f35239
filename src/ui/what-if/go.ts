/** The ways to the variations of the open match. */
import { navigate } from 'wouter/use-hash-location';
import { matchStore } from '../../store/app-match.ts';
import type { HistoryPoint } from '../../store/types.ts';
import { paths } from '../app/routes.ts';

/** Where another course is taken: before the move that dice were thrown for, else where one stands. */
export const momentOf = (points: readonly Pick<HistoryPoint, 'draws'>[], at: number): number =>
  (points[at]?.draws.length ?? 0) > 0 ? Math.max(0, at - 1) : at;

/** A match that is still being read, or of which nothing more than its end is known, has none. */
export const mayLookInto = (): boolean => matchStore.getState().timeline.points.length > 0;

/** To the variations of a moment; without one, of the moment that is shown. */
export function goToWhatIf(at = matchStore.getState().at): void {
  const { id, timeline } = matchStore.getState();
  if (id !== null && mayLookInto()) navigate(paths.whatIf(id, momentOf(timeline.points, at)));
}

/** To other courses at a move: the moment before it, whether it was rolled for or chosen. */
export function goToWhatIfAt(move: number): void {
  const { id } = matchStore.getState();
  if (id !== null && mayLookInto()) navigate(paths.whatIf(id, Math.max(0, move - 1)));
}
