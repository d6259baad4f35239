/** What the screens may know of a game without an open match: its facts, seats, scenarios and opening. */
import type { ScenarioSpec } from '../engine/kernel/types.ts';
import { findGame } from '../games/shelf.ts';

export interface ShelfGame {
  readonly id: string;
  readonly seats: readonly string[];
  readonly hasSecrets: boolean;
  readonly scenarios: readonly ScenarioSpec[];
  readonly facts: object;
  /** An onlooker's view of the first scenario as it is set up. */
  readonly opening: object;
  /** The same of any scenario; what is drawn by lot at set-up is one possible result. */
  readonly openingOf: (scenario: string) => object;
  /** Whether a match of the scenario is a game of a series. */
  readonly isSeries: (scenario: string) => boolean;
}

const loaded = new Map<string, Promise<ShelfGame>>();
const fetched = new Map<string, ShelfGame>();

/** A game's common part where it has been fetched before; null where it has yet to be. */
export const fetchedShelfGame = (id: string): ShelfGame | null => fetched.get(id) ?? null;

/** Fetches a game's common part; null for an unknown game. Rejects where its chunk cannot be fetched. */
export function loadShelfGame(id: string): Promise<ShelfGame> | null {
  const manifest = findGame(id);
  if (!manifest) return null;
  const known = loaded.get(id);
  if (known) return known;
  const game = Promise.all([import('./describe-game.ts'), manifest.definition()]).then(([{ describeGame }, def]) =>
    describeGame(def),
  );
  loaded.set(id, game);
  // A chunk that failed to load may load the next time.
  game.then(
    (made) => fetched.set(id, made),
    () => loaded.delete(id),
  );
  return game;
}
