import type { HistoryPoint } from '../../store/types.ts';

export const isSameTurn = (a: HistoryPoint | undefined, b: HistoryPoint | undefined): boolean =>
  a !== undefined && b !== undefined && a.moment.turn === b.moment.turn && a.moment.seat === b.moment.seat;

/**
 * The points of the last finished player turn before `at`. The move that led to a turn's first point still belongs to
 * the other side.
 */
export function pointsOfLastTurn(points: readonly HistoryPoint[], at: number): readonly HistoryPoint[] {
  const { start, end } = boundsOfLastTurn(points, at);
  return points.slice(start + 1, end + 1);
}

/** The point before the first move of that turn, and the point after its last; equal if no turn has finished. */
function boundsOfLastTurn(points: readonly HistoryPoint[], at: number) {
  let end = at;
  while (end > 0 && isSameTurn(points[end - 1], points[at])) end--;
  let start = Math.max(0, end - 1);
  while (start > 0 && isSameTurn(points[start - 1], points[end - 1])) start--;
  return { start, end };
}

/**
 * The record holds this much of that turn:
 * - `none`: the record begins with the turn after it
 * - `opening`: the record begins with it; in a match from a saved position its first moves may be missing
 * - `whole`: it is complete
 */
export function recordOfLastTurn(points: readonly HistoryPoint[], at: number): 'none' | 'opening' | 'whole' {
  const { start, end } = boundsOfLastTurn(points, at);
  if (end === 0) return 'none';
  return start === 0 ? 'opening' : 'whole';
}
