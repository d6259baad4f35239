/** The turn that a film shows, and the film of it. */
import { filmOf, type Film } from '../../../store/film.ts';
import type { HistoryPoint, TimelineView, WhatIfGround } from '../../../store/types.ts';
import { pointsOfLastTurn } from '../last-turn.ts';
import { pointsOfOther } from '../since.ts';
import type { FilmTurn } from './moments.ts';

export interface WatchedTurn extends FilmTurn {
  /** The seat whose turn it was. */
  readonly side: string;
  readonly points: readonly HistoryPoint[];
}

/**
 * Behind a cover: what the other side did since the called seat's turn. At the table: the last finished turn before the
 * shown point, or the turn so far if none has finished. Null: nothing was played.
 */
export function turnToWatch(points: readonly HistoryPoint[], called: string | null, at: number): WatchedTurn | null {
  const finished = called === null ? pointsOfLastTurn(points, at) : pointsOfOther(points, called);
  const turn = finished.length > 0 || called !== null ? finished : points.slice(1, at + 1);
  const [first, last] = [turn[0], turn.at(-1)];
  if (!first || !last) return null;
  const side = points[first.index - 1]?.moment.seat ?? first.seat ?? first.moment.seat;
  return { first: first.index, last: last.index, called: called ?? last.moment.seat, side, points: turn };
}

/** A variation has positions that the match does not have. */
export const mayWatch = ({ points, trial }: Pick<TimelineView, 'points' | 'trial'>): boolean =>
  trial === null && points.length > 1;

/** Null while the match is read. */
export const filmNow = (ground: WhatIfGround | null): Film | null => ground && filmOf(ground);
