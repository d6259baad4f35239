import type { HistoryPoint, LogLine } from '../../store/types.ts';

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
