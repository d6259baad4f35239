/** A match asks this of a program; `src/opponent` answers. */
import type { Ask, Decision, Preview, Types } from '../engine/kernel/types.ts';
import type { Plan } from '../engine/kits/rehearsal/plan.ts';
import type { Level } from '../players/levels.ts';

/** Everybody at the table may know this while a program is to answer. */
export interface ProgramTurn<T extends Types = Types> {
  readonly seat: T['seat'];
  readonly level: Level;
  readonly ask: Ask;
}

/** It shows what the program's seat holds and is never published. */
export interface ProgramQuestion<T extends Types = Types> {
  readonly game: string;
  /** Absent: the shipped data. */
  readonly packFile?: unknown;
  readonly seat: T['seat'];
  readonly level: Level;
  readonly decision: Decision<T>;
  readonly view: T['view'];
  /** For the program's own draws: the same each time this question is asked, and independent of the dice to come. */
  readonly seed: string;
  /** The position asked about; another object once the match has gone on, or back. */
  readonly point: object;
  /** The seat knows this of an answer before giving it; null if that would reveal its hand. Counts until `until`. */
  readonly preview: (move: T['move'], until?: number) => Preview | null;
  /** An onlooker can tell these facts of an answer. */
  readonly plan: (move: T['move']) => Plan;
}
