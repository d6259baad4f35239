/** Gives screens facts, seats, scenarios and opening of a game without an open match. */
import { findGame } from '../games/shelf.ts';
import type { ShelfGame } from './describe-game.ts';

const loaded = new Map<string, Promise<ShelfGame>>();
const fetched = new Map<string, ShelfGame>();

/** Null until it has been fetched. */
export const fetchedShelfGame = (id: string): ShelfGame | null => fetched.get(id) ?? null;

/** Null for an unknown game. Rejects where its chunk cannot be fetched. */
export function loadShelfGame(id: string): Promise<ShelfGame> | null {
  const manifest = findGame(id);
  if (!manifest) return null;
  const known = loaded.get(id);
  if (known) return known;
  const game = Promise.all([import('./describe-game.ts'), manifest.definition()]).then(([{ describeGame }, def]) =>
    describeGame(def),
  );
  loaded.set(id, game);
  // Lets a chunk that failed load the next time.
  game.then(
    (made) => fetched.set(id, made),
    () => loaded.delete(id),
  );
  return game;
}
