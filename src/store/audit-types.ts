import type { Line } from '../engine/kernel/types.ts';

/** One draw of chance, as recorded and as the seed gives it. */
export interface AuditRow {
  /** Place in the match's stream of chance, from 1. */
  readonly draw: number;
  /** Move number; 0 for the set-up. */
  readonly move: number;
  /** Text of the move; null for the set-up. */
  readonly notation: string | null;
  /** Number of equally likely results. */
  readonly sides: number;
  /** Results count from 1, as a die shows them. Draws of the set-up are not recorded: null. */
  readonly recorded: number | null;
  readonly recomputed: number;
  readonly ok: boolean;
}

/** Chance of the match continued from a new salt here. */
export interface AuditFork {
  /** The first move that draws from it. */
  readonly move: number;
  /** The sentence of the log that says why. */
  readonly line: Line;
  readonly fingerprint: string;
  /** Shown once the match is over, like the seed. */
  readonly salt: string | null;
}

export interface Audit {
  /** Shown once the match is over; before that it would reveal the dice to come. Never in a second match: see `isSecond`. */
  readonly seed: string | null;
  /** It was made from another match, which may still draw from this seed. */
  readonly isSecond: boolean;
  readonly fingerprint: string;
  readonly forks: readonly AuditFork[];
  /** Empty while a game with secrets runs. */
  readonly rows: readonly AuditRow[];
  readonly ok: boolean;
  /** First move that, rolled again under the rules, does not lead to the recorded state; null: all of them do. */
  readonly stoppedAt: number | null;
}

/** Rolled dice of one seat and die size, face by face. */
export interface Faces {
  readonly seat: string;
  readonly sides: number;
  /** `counts[0]` is how often a 1 was rolled. */
  readonly counts: readonly number[];
  readonly rolls: number;
  readonly mean: number;
  readonly expectedMean: number;
  /** Dice that hit, and their exact expected number for the same throws. */
  readonly hits: number;
  readonly expectedHits: number;
}

/** One battle (or other test of chance): how likely success was, and whether it came. */
export interface LuckRow {
  readonly move: number;
  readonly notation: string;
  readonly seat: string;
  /** Exact chance of success before the roll, 0 to 1. */
  readonly chance: number;
  readonly success: boolean;
  /** Id of the outcome of the odds that came about. */
  readonly outcome: string;
}

export interface SeatLuck {
  readonly seat: string;
  readonly tests: number;
  /** Sum of the chances, and how many came. */
  readonly expected: number;
  readonly achieved: number;
}

export interface Luck {
  readonly faces: readonly Faces[];
  readonly rows: readonly LuckRow[];
  readonly seats: readonly SeatLuck[];
}
