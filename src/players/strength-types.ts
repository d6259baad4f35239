import type { Level } from './levels.ts';

export interface Strength {
  readonly against: Level | 'random' | 'greedy';
  /** Games won, a draw as half, and games played. */
  readonly won: number;
  readonly games: number;
  /** 95% confidence interval of the share of games won. */
  readonly low: number;
  readonly high: number;
  readonly scenario: string;
  /** Playouts or milliseconds for a decision; absent: the level answers at once. */
  readonly nodes?: number;
  readonly ms?: number;
}

/** Measurements; a level without one is absent. */
export type Strengths = Readonly<Partial<Record<Level, Strength>>>;
