import { useEffect } from 'react';
import { playPrograms } from '../../opponent/app-opponent.ts';
import { reasonOf } from './reason.ts';
import { useGame, usePlayStore } from './use-play.tsx';

/** A chance is counted so long at a time: a press comes first. */
const SLICE_MS = 8;

/** A dialog covers the board, or nobody sees the page. */
const isCovered = (): boolean =>
  document.visibilityState === 'hidden' || document.querySelector('dialog[open]') !== null;

/** Plays the turns of programs as long as the table is on the screen. Draws nothing. */
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
          // It does not bubble.
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
            if (!preview?.isCounting) return preview && reasonOf(game.choices, preview);
            await new Promise((resume) => setTimeout(resume));
          }
        },
      }),
    [play, game],
  );
  return null;
}
