import type { Decision, Types } from '../engine/kernel/types.ts';

/** A uniform draw of 0 to n - 1 from the player's own stream, independent of the game's dice. */
export type ProgramDraw = (n: number) => number;

/**
 * A player that is a program. It answers a decision from what its seat may see and keeps nothing between two answers,
 * so that the same question always gets the same answer from the same draws.
 */
export interface Program<T extends Types> {
  readonly id: string;
  /**
   * One of `decision.moves`. `look` gives what the deciding seat sees now; a player that does not need the table does
   * not pay for it. The view is the table of this moment only and must not be kept.
   */
  choose(decision: Decision<T>, look: () => T['view'], draw: ProgramDraw): T['move'];
}

/** The programs that can play a game. */
export interface Players<T extends Types> {
  readonly ids: readonly string[];
  /** The player of a seat; `id` is one of `ids`. */
  create(id: string, facts: T['facts'], seat: T['seat']): Program<T>;
  /** Points of a seat as the table shows them. */
  score(view: T['view'], seat: T['seat'], facts: T['facts']): number;
}
