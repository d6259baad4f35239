import { useEffect } from 'react';
import { playPrograms } from '../../opponent/app-opponent.ts';
import { plainReason } from './reason.ts';
import { useGame, usePlayStore } from './use-play.tsx';

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
        reason(question, move) {
          const preview = question.preview(move);
          return preview && (game.choices.reason ?? plainReason)(preview);
        },
      }),
    [play, game],
  );
  return null;
}
