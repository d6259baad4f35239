/** A match move by move as an onlooker sees it: without hands and hidden choices. */
import type { Moment, Types } from '../engine/kernel/types.ts';
import { historyOf } from './match/history.ts';
import type { HistoryPoint, LogLine, WhatIfGround } from './types.ts';

export interface FilmFrame {
  /** Point of the match; 0 is the opening. */
  readonly at: number;
  readonly move: number;
  readonly view: object;
  readonly events: readonly Types['event'][];
  readonly moment: Moment;
  readonly lines: readonly LogLine[];
  readonly notation: string | null;
  readonly point: HistoryPoint;
}

export interface Film {
  readonly game: string;
  readonly facts: object;
  readonly queries: object;
  readonly name: string;
  readonly seatNames: Readonly<Record<string, string>>;
  readonly last: number;
  /** The lines of each point, as an onlooker reads them. */
  readonly points: readonly HistoryPoint[];
  readonly frameAt: (at: number) => FilmFrame | null;
}

export function filmOf({ def, match, about }: WhatIfGround): Film {
  const { points } = historyOf(def, match, { seat: null, isAll: !def.secrets });
  return {
    game: def.id,
    facts: def.data.facts,
    queries: def.queries,
    name: about.name,
    seatNames: about.seatNames,
    last: points.length - 1,
    points,
    frameAt(at) {
      const [point, told] = [match.points[at], points[at]];
      if (!point || !told) return null;
      const { move, moment, notation, lines } = told;
      const view = def.view(point.state, null);
      return { at, move, moment, notation, lines, view, events: point.events, point: told };
    },
  };
}
