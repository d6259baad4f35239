/** The turn that a film shows, and the film of it. */
import { filmOf, type Film } from '../../../store/film.ts';
import type { HistoryPoint, TimelineView, WhatIfGround } from '../../../store/types.ts';
import type { Reel } from '../../../play/state.ts';
import { isSameTurn, pointsOfLastTurn } from '../last-turn.ts';
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

/** The turns that a reel shows, one after the other; empty if nothing was played. */
export function turnsToWatch(
  points: readonly HistoryPoint[],
  called: string | null,
  at: number,
  reel: Reel | null,
): readonly WatchedTurn[] {
  if (reel === 'match') return listTurns(points);
  const turn = reel === null ? turnToWatch(points, called, at) : partOf(points, reel.first, reel.last);
  return turn ? [turn] : [];
}

function partOf(points: readonly HistoryPoint[], first: number, last: number): WatchedTurn | null {
  const [before, end] = [points[first - 1], points[last]];
  return before && end
    ? { first, last, called: end.moment.seat, side: before.moment.seat, points: points.slice(first, last + 1) }
    : null;
}

/** A move belongs to the turn of the point that it was made at. */
function listTurns(points: readonly HistoryPoint[]): readonly WatchedTurn[] {
  const turns: WatchedTurn[] = [];
  let first = 1;
  for (let at = 1; at < points.length; at++) {
    if (at + 1 < points.length && isSameTurn(points[at], points[at - 1])) continue;
    const turn = partOf(points, first, at);
    if (turn) turns.push(turn);
    first = at + 1;
  }
  return turns;
}

/** A variation has positions that the match does not have. */
export const mayWatch = ({ points, trial }: Pick<TimelineView, 'points' | 'trial'>): boolean =>
  trial === null && points.length > 1;

/** Null while the match is read. */
export const filmNow = (ground: WhatIfGround | null): Film | null => ground && filmOf(ground);
