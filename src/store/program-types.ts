/** What the match asks of a program, for whoever runs it (`src/opponent`). */
import type { Ask, Decision, Preview, Types } from '../engine/kernel/types.ts';
import type { Level } from '../players/levels.ts';

/** A program is to answer: what everybody at the table may know of that. */
export interface Asked<T extends Types = Types> {
  readonly seat: T['seat'];
  readonly level: Level;
  readonly ask: Ask;
}

/** The question as the program gets it. It shows what its seat holds: nothing of it is ever published. */
export interface ProgramQuestion<T extends Types = Types> {
  readonly game: string;
  /** The data of the match, where they are not the shipped ones. */
  readonly packFile?: unknown;
  readonly seat: T['seat'];
  readonly level: Level;
  readonly decision: Decision<T>;
  /** What its seat sees. */
  readonly view: T['view'];
  /** For its own draws: the same whenever this question comes, and it tells nothing of the dice to come. */
  readonly seed: string;
  /** The position it is asked in; another object once the match has gone on, or back. */
  readonly point: object;
  /** What its seat knows of an answer before it is given; null where that would tell of its hand. Counts until `until`. */
  readonly preview: (move: T['move'], until?: number) => Preview | null;
}
