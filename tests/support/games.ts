import { GAMES, type GameId } from '../../src/games/index.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { AnyGame } from '../../src/store/types.ts';

export type { GameId };
export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** The rules of a game on the shelf. */
export function loadGame(id: string): Promise<AnyGame> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game.definition();
}
