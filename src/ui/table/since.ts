import type { HistoryPoint, LogLine } from '../../store/types.ts';
import { pointsOfLastTurn } from './last-turn.ts';

export interface SinceLine {
  readonly line: LogLine;
  readonly point: HistoryPoint;
  readonly hasDice: boolean;
}

export const toldLines = (points: readonly HistoryPoint[]): readonly SinceLine[] =>
  points.flatMap((point) =>
    point.lines.map((line, at) => ({
      line,
      point,
      hasDice: at === point.lines.length - 1 && point.draws.length > 0,
    })),
  );

/**
 * Log lines since the seat's own last move, oldest first, for a player who takes the seat. Before its first move, all
 * lines since the start.
 */
export function linesSince(points: readonly HistoryPoint[], seat: string): readonly SinceLine[] {
  const from = points.findLastIndex((point) => point.seat === seat);
  return toldLines(points.slice(Math.max(from + 1, 1)));
}

/**
 * Log lines of the other side's turn, for a seat whose own turn begins: an answer that it gave within that turn (a
 * defence) does not shorten them. Otherwise those since its own last move.
 */
export function linesOfOther(points: readonly HistoryPoint[], seat: string): readonly SinceLine[] {
  const last = points.at(-1);
  const turn = pointsOfLastTurn(points, points.length - 1);
  const begins = last?.moment.seat === seat && turn.at(-1) === last;
  return begins ? toldLines(turn) : linesSince(points, seat);
}
