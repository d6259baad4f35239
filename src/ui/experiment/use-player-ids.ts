import { useEffect, useState } from 'react';
import { findGame } from '../../games/shelf.ts';

const NONE: readonly string[] = [];

/** All programs that can play a game, toy players too; null until they are fetched, none where they cannot be. */
export function usePlayerIds(game: string): readonly string[] | null {
  const [found, setFound] = useState<{ readonly game: string; readonly ids: readonly string[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    const settle = (ids: readonly string[]) => {
      if (!isStale) setFound({ game, ids });
    };
    const manifest = findGame(game);
    if (manifest)
      manifest.players().then(
        ({ ids }) => settle(ids),
        () => settle(NONE),
      );
    else settle(NONE);
    return () => {
      isStale = true;
    };
  }, [game]);
  return found?.game === game ? found.ids : null;
}
