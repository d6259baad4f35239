/** The game of the newest match, read before the library opens, so that its words can be fetched meanwhile. */
import { readText, writeStored, type BrowserStorage } from './browser-storage.ts';

const NAME = 'fronts-last-game';

export interface LastGame {
  /** The id is as stored: this build may not have the game. */
  readonly read: () => string | null;
  readonly keep: (game: string | null) => void;
}

export const createLastGame = (storage: BrowserStorage): LastGame => ({
  read: () => readText(storage, NAME),
  keep(game) {
    if (game !== null) writeStored(storage, NAME, game);
    // A storage that cannot be written cannot be cleared.
    else if (readText(storage, NAME) !== null) storage?.removeItem(NAME);
  },
});
