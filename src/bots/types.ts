import type { Decision, Types } from '../engine/kernel/types.ts';

/** An even draw of 0 to n - 1 from the player's own stream; the game's dice know nothing of it. */
export type BotDraw = (n: number) => number;

/**
 * A player that is a program. It answers a decision from what its seat may see and keeps nothing between two answers,
 * so that the same question always gets the same answer from the same draws.
 */
export interface Bot<T extends Types> {
  readonly id: string;
  /**
   * One of `decision.moves`. `look` gives what the deciding seat sees now; a player that does not need the table does
   * not pay for it. The view is the table of this moment only and must not be kept.
   */
  choose(decision: Decision<T>, look: () => T['view'], draw: BotDraw): T['move'];
}

/** Makes the player of one seat. */
export type BotFactory<T extends Types> = (facts: T['facts'], seat: T['seat']) => Bot<T>;
