/** A match move by move as anybody may see it, whoever sits at the table: no hand is in it, nor what a hidden choice was. */
import type { Moment, Types } from '../engine/kernel/types.ts';
import { historyOf } from './match/history.ts';
import type { LogLine, WhatIfGround } from './types.ts';

export interface FilmFrame {
  /** Point of the match; 0 is the opening. */
  readonly at: number;
  /** Number of the move in the match. */
  readonly move: number;
  readonly view: object;
  readonly events: readonly Types['event'][];
  readonly moment: Moment;
  readonly lines: readonly LogLine[];
  /** Null for the opening. */
  readonly notation: string | null;
}

export interface Film {
  readonly game: string;
  readonly facts: object;
  readonly name: string;
  readonly seatNames: Readonly<Record<string, string>>;
  /** The last point. */
  readonly last: number;
  /** Null where there is no such point. */
  readonly frameAt: (at: number) => FilmFrame | null;
}

export function filmOf({ def, match, about }: WhatIfGround): Film {
  const { points } = historyOf(def, match, { seat: null, isAll: !def.hasSecrets });
  return {
    game: def.id,
    facts: def.facts,
    name: about.name,
    seatNames: about.seatNames,
    last: points.length - 1,
    frameAt(at) {
      const [point, told] = [match.points[at], points[at]];
      if (!point || !told) return null;
      const { move, moment, notation, lines } = told;
      return { at, move, moment, notation, lines, view: def.view(point.state, null), events: point.events };
    },
  };
}
