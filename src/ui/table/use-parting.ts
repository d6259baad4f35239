import { useMemo } from 'react';
import type { Parting } from './parting-view.ts';
import { useGame, usePlay, useScene } from './use-play.tsx';

/** Losses by ending the step, once the button that ends it is pressed; null for none. */
export function useParting(): Parting | null {
  const game = useGame();
  const scene = useScene();
  const chosen = usePlay(({ picture: { selection, buttons } }) =>
    selection.chosen !== null && selection.picked.length > 0 && buttons.includes(selection.chosen)
      ? selection.chosen
      : null,
  );
  return useMemo(() => chosen && game.choices.wordParting(scene, chosen), [game, scene, chosen]);
}
