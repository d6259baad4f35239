import type { HistoryPoint, LogLine } from '../../store/types.ts';
import type { TurnMark } from './game-table.ts';
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
 * Points since the seat's own last move, oldest first, for a player who takes the seat. Before its first move, all
 * points since the start.
 */
function pointsSince(points: readonly HistoryPoint[], seat: string): readonly HistoryPoint[] {
  const from = points.findLastIndex((point) => point.seat === seat && !point.isSettled);
  return points.slice(Math.max(from + 1, 1));
}

export const linesSince = (points: readonly HistoryPoint[], seat: string): readonly SinceLine[] =>
  toldLines(pointsSince(points, seat));

/**
 * Points of the other side's turn, for a seat whose own turn begins: an answer that it gave within that turn (a
 * defence) does not shorten them. Otherwise those since its own last move.
 */
export function pointsOfOther(all: readonly HistoryPoint[], seat: string): readonly HistoryPoint[] {
  // An automatic answer at the start of a turn does not count as a move of the seat.
  const points = all.slice(0, all.findLastIndex((point) => point.seat !== seat || !point.isSettled) + 1);
  const last = points.at(-1);
  const turn = pointsOfLastTurn(points, points.length - 1);
  const begins = last?.moment.seat === seat && turn.at(-1) === last;
  return begins ? turn : pointsSince(points, seat);
}

export const linesOfOther = (points: readonly HistoryPoint[], seat: string): readonly SinceLine[] =>
  toldLines(pointsOfOther(points, seat));

/** One mark a place, with the number of pieces that were lost there. */
export function markLosses(places: readonly string[]): readonly TurnMark[] {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, n]) => ({ kind: 'lost', place, n }));
}
