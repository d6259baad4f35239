/** For playouts: a quick player, where to stop, and the value of a position there. */
import type { Decision, Types } from '../engine/kernel/types.ts';
import type { Parts } from './themes.ts';

/** A uniform draw of 0 to n - 1 from the player's own stream, independent of the game's dice. */
export type ProgramDraw = (n: number) => number;

/** Works on states that were dealt from a view, or without secrets: finished games. */
export interface Forecast<T extends Types> {
  /** A listed move for the seat asked; it plays well and fast. */
  policy(decision: Decision<T>, state: T['state'], draw: ProgramDraw): T['move'];
  /** Returns true if a playout from `from` has gone far enough in `state`; a result always has. */
  isSettled(from: T['state'], state: T['state']): boolean;
  /** Share of games, 0 to 1, that the first seat wins from here; a draw counts half. */
  chance(state: T['state']): number;
  /** Parts of the difference of two chances; absent where unknown. */
  explain?(from: T['state'], state: T['state'], seat: T['seat']): Parts;
}
