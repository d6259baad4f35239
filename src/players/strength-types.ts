import type { Level } from './levels.ts';

/** How a level fared in games between programs, either seat counted alike. */
export interface Strength {
  readonly against: Level | 'random' | 'greedy';
  /** Games won, a draw being half of one, of so many. */
  readonly won: number;
  readonly games: number;
  /** Shares of games won between which the true one lies with 95 % confidence. */
  readonly low: number;
  readonly high: number;
  readonly scenario: string;
  /** Playouts, or milliseconds, that a decision was given; absent: the level answers at once. */
  readonly nodes?: number;
  readonly ms?: number;
}

/** What was measured; a level that was not has no figure. */
export type Strengths = Readonly<Partial<Record<Level, Strength>>>;
