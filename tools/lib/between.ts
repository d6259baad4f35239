/** A game between players that are called by their names. */
import { type Roster, seatPlayer } from '../../src/lab/seated.ts';
import type { Setup, Types } from '../../src/engine/kernel/types.ts';
import { simulateGame, type Simulated } from './play.ts';

/** Names of the players of the first seat and the second, each with a number of playouts after a colon or without. */
export type Names = readonly [first: string, second: string];

/** The game as it ended. Throws where it fails: measurements are of whole games. */
export function playBetween<T extends Types>(
  roster: Roster<T>,
  setup: Setup,
  [one, other]: Names,
): Simulated<T> & { readonly ok: true } {
  const { def } = roster;
  const players = [seatPlayer(roster, one, def.seats[0]), seatPlayer(roster, other, def.seats[1])] as const;
  const game = simulateGame({ def, setup, players });
  if (!game.ok)
    throw new Error(
      `${def.id}, ${setup.scenario}, ${setup.seed}, ${one} and ${other}, move ${game.at}: ${game.detail}`,
    );
  return game;
}
