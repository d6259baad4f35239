/** What a game gives to whoever plays it out many times: a quick player, where to stop, and what a position is worth there. */
import type { Decision, Types } from '../engine/kernel/types.ts';
import type { Parts } from './themes.ts';

/** A uniform draw of 0 to n - 1 from the player's own stream, independent of the game's dice. */
export type ProgramDraw = (n: number) => number;

/** It works on states that were dealt from a view, or that hold nothing hidden any more: a game that is over. */
export interface Forecast<T extends Types> {
  /** A listed move for whoever is asked, of a seat that plays well and fast. */
  policy(decision: Decision<T>, state: T['state'], draw: ProgramDraw): T['move'];
  /** Whether a playout that began in `from` has gone far enough in `state`; a state with a result always has. */
  isSettled(from: T['state'], state: T['state']): boolean;
  /** Share of games, 0 to 1, that the first seat wins from here, a draw being half of one. */
  chance(state: T['state']): number;
  /** What makes up the difference of two chances; absent where nobody can tell. */
  explain?(from: T['state'], state: T['state'], seat: T['seat']): Parts;
}
