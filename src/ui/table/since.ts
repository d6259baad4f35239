import type { HistoryPoint, LogLine } from '../../store/types.ts';

/** A line of the log, with the point it belongs to; dice stand beside the last line of their point. */
export interface SinceLine {
  readonly line: LogLine;
  readonly point: HistoryPoint;
  readonly hasDice: boolean;
}

/** All that the points tell, in their order. */
export const toldLines = (points: readonly HistoryPoint[]): readonly SinceLine[] =>
  points.flatMap((point) =>
    point.lines.map((line, at) => ({
      line,
      point,
      hasDice: at === point.lines.length - 1 && point.draws.length > 0,
    })),
  );

/**
 * What was logged after the seat's own last move, oldest first: a player who takes a seat wants to know what happened
 * meanwhile. Before its first move, all that has happened since the first.
 */
export function linesSince(points: readonly HistoryPoint[], seat: string): readonly SinceLine[] {
  const from = points.findLastIndex((point) => point.seat === seat);
  return toldLines(points.slice(Math.max(from + 1, 1)));
}
