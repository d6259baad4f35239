import { useEffect } from 'react';
import { playPrograms } from '../../opponent/app-opponent.ts';
import { planTold } from './reason.ts';
import { useGame, usePlayStore } from './use-play.tsx';

/** Chances are counted in slices of this length, so that presses come first. */
const SLICE_MS = 8;

/** A dialog covers the board, or the page is hidden. */
const isCovered = (): boolean =>
  document.visibilityState === 'hidden' || document.querySelector('dialog[open]') !== null;

/** Plays the programs' turns while the table is on the screen. Draws nothing. */
export function ProgramTurn() {
  const game = useGame();
  const play = usePlayStore();
  useEffect(
    () =>
      playPrograms({
        isBusy() {
          const { isRolling, isHeld } = play.getState().staged;
          return isRolling || isHeld || isCovered();
        },
        subscribe(heed) {
          document.addEventListener('visibilitychange', heed);
          // `close` does not bubble, so this listens in the capture phase.
          document.addEventListener('close', heed, true);
          const stop = play.subscribe(heed);
          return () => {
            document.removeEventListener('visibilitychange', heed);
            document.removeEventListener('close', heed, true);
            stop();
          };
        },
        async reason(question, move) {
          for (;;) {
            const preview = question.preview(move, performance.now() + SLICE_MS);
            if (!preview?.isCounting) return preview && planTold(game.choices, preview, question.plan(move));
            await new Promise((resume) => setTimeout(resume));
          }
        },
      }),
    [play, game],
  );
  return null;
}
