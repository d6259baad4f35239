import type { Line } from '../engine/kernel/types.ts';

/** One draw of chance, as recorded and as the seed gives it. */
export interface AuditRow {
  /** Place in the match's stream of chance, from 1. */
  readonly draw: number;
  /** Move number; 0 for the set-up. */
  readonly move: number;
  /** Null for the set-up. */
  readonly notation: string | null;
  readonly sides: number;
  /** Results count from 1, as a die shows them. Draws of the set-up are not recorded: null. */
  readonly recorded: number | null;
  readonly recomputed: number;
  readonly ok: boolean;
}

export interface AuditFork {
  readonly move: number;
  readonly line: Line;
  readonly fingerprint: string;
  readonly salt: string | null;
}

export interface Audit {
  /** Null before the end, as it would reveal the dice to come, and always in a second match (`isSecond`). */
  readonly seed: string | null;
  /** It was made from another match, which may still draw from this seed. */
  readonly isSecond: boolean;
  readonly fingerprint: string;
  readonly forks: readonly AuditFork[];
  /** Empty while a game with secrets runs. */
  readonly rows: readonly AuditRow[];
  readonly ok: boolean;
  /** First move that does not lead to the recorded state when it is rolled again under the rules; null where all do. */
  readonly stoppedAt: number | null;
}

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

export interface LuckRow {
  readonly move: number;
  readonly notation: string;
  readonly seat: string;
  readonly chance: number;
  readonly success: boolean;
  readonly outcome: string;
}

export interface SeatLuck {
  readonly seat: string;
  readonly tests: number;
  readonly expected: number;
  readonly achieved: number;
}

export interface Luck {
  readonly faces: readonly Faces[];
  readonly rows: readonly LuckRow[];
  readonly seats: readonly SeatLuck[];
}
