import type { Decision, GameDefinition, Types } from '../engine/kernel/types.ts';
import type { Forecast, ProgramDraw } from './forecast.ts';
import type { Level } from './levels.ts';
import type { Parts } from './themes.ts';

export type { ProgramDraw } from './forecast.ts';

/** Answers from the view of its seat. It may remember earlier thoughts, so only a new program repeats its answers. */
export interface Program<T extends Types> {
  readonly id: string;
  /** `look` is lazy, and its view is valid for this call only. */
  choose(decision: Decision<T>, look: () => T['view'], draw: ProgramDraw): T['move'];
  /** The caller watches and stops it. `isTold`: a person reads the result, so the baseline gets as many playouts. */
  think?(decision: Decision<T>, look: () => T['view'], draw: ProgramDraw, isTold?: boolean): Thinking<T>;
}

/** A running search. It does nothing by itself: its caller asks for one slice of work after another. */
export interface Thinking<T extends Types> {
  /** Some milliseconds of work. False once nothing is left to do: the budget is spent, or there is only one answer. */
  work(): boolean;
  /** One of the moves of the decision, the best so far; also before any work. */
  best(): T['move'];
  /** Findings about the candidates, best first; empty before any work. */
  weighed(): readonly Weighed<T>[];
  /** The game as a quick player continues it, against which the moves are measured; null before it is evaluated. */
  baseline?(): Weighed<T> | null;
}

export interface Weighed<T extends Types> {
  readonly move: T['move'];
  /** The seat's share of games won from here, 0 to 1, a draw as half. */
  readonly chance: number;
  /** Standard error of `chance`; infinite with fewer than two playouts. */
  readonly error: number;
  readonly playouts: number;
  /** The move and the most probable moves after it, of both seats. */
  readonly line: readonly Foreseen<T>[];
  /** Why it is better or worse than the baseline; only for a person, and not for the baseline itself. */
  readonly difference?: Difference;
}

export interface Difference {
  readonly chance: number;
  readonly error: number;
  /** They add up to `chance`. */
  readonly parts: Parts;
}

export interface Foreseen<T extends Types> {
  readonly seat: T['seat'];
  readonly move: T['move'];
  /** For the other seat's first answer: its share of the playouts, 0 to 1; absent with too few. */
  readonly share?: number;
}

export interface Players<T extends Types> {
  /** For the tools: levels, and players to measure them against. */
  readonly ids: readonly string[];
  /** Levels for people to play against. */
  readonly levels: readonly Level[];
  /** `id` is one of `ids`. `nodes`: most playouts of a decision; with `Infinity` the caller stops the search. */
  create(id: string, def: GameDefinition<T>, seat: T['seat'], nodes?: number): Program<T>;
  /** For playing on positions without secrets; without it whole games of the Veteran are played. */
  forecast?(def: GameDefinition<T>): Forecast<T>;
  /** Points of a seat as the table shows them. */
  score(view: T['view'], seat: T['seat'], facts: T['facts']): number;
}
