/**
 * Which game the newest match of this device is of, kept where it can be read before the library: what the start screen says
 * of that match is fetched while the library is being opened.
 */
const NAME = 'fronts-last-game';

export type LastGameStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface LastGame {
  /** As it was kept: perhaps a game that this build does not have. */
  readonly read: () => string | null;
  readonly keep: (game: string | null) => void;
}

/** Where nothing can be kept, nothing is known in advance. */
export function createLastGame(storage: LastGameStorage | null): LastGame {
  const attempt = <R>(body: (storage: LastGameStorage) => R): R | null => {
    try {
      return storage && body(storage);
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((kept) => kept.getItem(NAME)),
    keep: (game) => void attempt((kept) => (game === null ? kept.removeItem(NAME) : kept.setItem(NAME, game))),
  };
}
