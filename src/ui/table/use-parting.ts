import { useMemo } from 'react';
import type { Move } from './game-table.ts';
import type { Parting } from './parting-view.ts';
import { useGame, usePlay, useScene } from './use-play.tsx';

export interface AskedLosses {
  readonly parting: Parting;
  /** The move that ends the step. */
  readonly chosen: Move;
}

/** Returns what ending the step would lose, once its button is pressed; null for nothing. */
export function useParting(): AskedLosses | null {
  const game = useGame();
  const scene = useScene();
  const chosen = usePlay(({ picture: { selection, buttons } }) =>
    selection.chosen !== null && selection.picked.length > 0 && buttons.includes(selection.chosen)
      ? selection.chosen
      : null,
  );
  return useMemo(() => {
    const parting = chosen && game.choices.wordParting(scene, chosen);
    return parting && chosen ? { parting, chosen } : null;
  }, [game, scene, chosen]);
}
