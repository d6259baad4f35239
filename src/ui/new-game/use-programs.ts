import { findGame } from '../../games/shelf.ts';
import { useLoaded } from '../app/use-loaded.ts';
import type { Level } from '../../players/levels.ts';
import type { Strengths } from '../../players/strength-types.ts';

/** Programs to play against, with their measured strengths. */
export interface Programs {
  readonly levels: readonly Level[];
  readonly strengths: Strengths;
}

/** Persons can play without programs. */
const NONE: Programs = { levels: [], strengths: {} };

/** Null until they are loaded. */
export const usePrograms = (game: string): Programs | null => useLoaded(game, () => loadPrograms(game)).value;

async function loadPrograms(game: string): Promise<Programs> {
  const manifest = findGame(game);
  if (!manifest) return NONE;
  try {
    const [{ levels }, strengths] = await Promise.all([manifest.players(), manifest.strengths()]);
    return { levels, strengths };
  } catch {
    return NONE;
  }
}
