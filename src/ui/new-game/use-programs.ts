import { useEffect, useState } from 'react';
import { findGame } from '../../games/shelf.ts';
import type { Level } from '../../players/levels.ts';
import type { Strengths } from '../../players/strength-types.ts';

/** The programs one can play a game against, and what was measured of them. */
export interface Programs {
  readonly levels: readonly Level[];
  readonly strengths: Strengths;
}

/** Persons can play where programs cannot be fetched. */
const NONE: Programs = { levels: [], strengths: {} };

/** Null until they are fetched. */
export function usePrograms(game: string): Programs | null {
  const [found, setFound] = useState<{ readonly game: string; readonly programs: Programs } | null>(null);
  useEffect(() => {
    let isStale = false;
    const settle = (programs: Programs) => {
      if (!isStale) setFound({ game, programs });
    };
    const manifest = findGame(game);
    if (!manifest) settle(NONE);
    else
      Promise.all([manifest.players(), manifest.strengths?.() ?? {}]).then(
        ([{ levels }, strengths]) => settle({ levels, strengths }),
        () => settle(NONE),
      );
    return () => {
      isStale = true;
    };
  }, [game]);
  return found?.game === game ? found.programs : null;
}
