import { useEffect, useState } from 'react';
import { openRoster } from './workplace.ts';

const NONE: readonly string[] = [];

/** The places of a game that are held, in the order of its rows; none until they are fetched, or where it counts none. */
export function usePlaces(game: string): readonly string[] {
  const [found, setFound] = useState<{ readonly game: string; readonly places: readonly string[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    openRoster(game).then(
      ({ def, lab }) => {
        if (!isStale) setFound({ game, places: lab?.places(def.facts) ?? NONE });
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [game]);
  return found?.game === game ? found.places : NONE;
}
