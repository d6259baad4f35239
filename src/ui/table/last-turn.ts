import type { HistoryPoint } from '../../store/types.ts';

const isSameTurn = (a: HistoryPoint | undefined, b: HistoryPoint | undefined): boolean =>
  a !== undefined && b !== undefined && a.moment.turn === b.moment.turn && a.moment.seat === b.moment.seat;

/**
 * Points whose moves made the player turn that was over when `at` was reached: what the other side did last. What led to the
 * first point of a turn was still the move of the side before.
 */
export function pointsOfLastTurn(points: readonly HistoryPoint[], at: number): readonly HistoryPoint[] {
  let end = at;
  while (end > 0 && isSameTurn(points[end - 1], points[at])) end--;
  if (end === 0) return [];
  let start = end - 1;
  while (start > 0 && isSameTurn(points[start - 1], points[end - 1])) start--;
  return points.slice(start + 1, end + 1);
}
