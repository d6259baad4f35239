import type { Decision, GameDefinition, Types } from '../engine/kernel/types.ts';
import type { Forecast, ProgramDraw } from './forecast.ts';
import type { Level } from './levels.ts';
import type { Parts } from './themes.ts';

export type { ProgramDraw } from './forecast.ts';

/**
 * A player that is a program. It answers a decision from what its seat may see. It may remember what it thought of, so the
 * same answers are those of a new program that is asked the same questions with the same draws.
 */
export interface Program<T extends Types> {
  readonly id: string;
  /**
   * One of `decision.moves`. `look` gives what the deciding seat sees now; a player that does not need the table does
   * not pay for it. The view is the table of this moment only and must not be kept.
   */
  choose(decision: Decision<T>, look: () => T['view'], draw: ProgramDraw): T['move'];
  /**
   * A program that searches can be watched, and stopped, while it does. `isTold`: a person is told what it finds, and so
   * what the moves are measured by is played out as often as they are.
   */
  think?(decision: Decision<T>, look: () => T['view'], draw: ProgramDraw, isTold?: boolean): Thinking<T>;
}

/** A search under way. It does nothing by itself: whoever runs it asks for one slice of work after the other. */
export interface Thinking<T extends Types> {
  /** Some milliseconds of work. False once nothing is left to do: the budget is spent, or there is only one answer. */
  work(): boolean;
  /** One of the moves of the decision, the best known so far; also before any work. */
  best(): T['move'];
  /** What is known of the moves looked at, the best first; empty before any work. */
  weighed(): readonly Weighed<T>[];
  /** The game as a quick player goes on with it, which is what the moves are measured by; null before it is weighed. */
  baseline?(): Weighed<T> | null;
}

/** A move, as far as a search has weighed it. */
export interface Weighed<T extends Types> {
  readonly move: T['move'];
  /** The seat's share of games won from here, 0 to 1, a draw being half of one. */
  readonly chance: number;
  /** Standard error of `chance`; infinite with fewer than two playouts. */
  readonly error: number;
  readonly playouts: number;
  /** The move and what is most likely to follow, of both seats. */
  readonly line: readonly Foreseen<T>[];
  /** Why it is better or worse than the baseline; only where a person is told, and of no move that is the baseline. */
  readonly difference?: Difference;
}

/** By how much one chance is above another. */
export interface Difference {
  readonly chance: number;
  readonly error: number;
  /** Together they are `chance`. */
  readonly parts: Parts;
}

/** A move that has not been made yet, and who would make it. */
export interface Foreseen<T extends Types> {
  readonly seat: T['seat'];
  readonly move: T['move'];
  /** Of the first answer of the other seat: in how much of the playouts it was this one, 0 to 1; absent: too few to tell. */
  readonly share?: number;
}

/** The programs that can play a game. */
export interface Players<T extends Types> {
  /** For the tools: the levels, and players to measure them by. */
  readonly ids: readonly string[];
  /** Those a person can play against. */
  readonly levels: readonly Level[];
  /**
   * The player of a seat; `id` is one of `ids`. `nodes` is how many playouts a decision may cost one that searches;
   * `Infinity` leaves it to whoever runs it to stop.
   */
  create(id: string, def: GameDefinition<T>, seat: T['seat'], nodes?: number): Program<T>;
  /** To play positions on that hide nothing; without it whole games of the Veteran are played. */
  forecast?(def: GameDefinition<T>): Forecast<T>;
  /** Points of a seat as the table shows them. */
  score(view: T['view'], seat: T['seat'], facts: T['facts']): number;
}
