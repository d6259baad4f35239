import { memo } from 'react';
import { Button } from '../parts/button.tsx';
import { useMatch } from '../../store/app-match.ts';
import { useGame, usePlay, usePlayActions, useScene, useSource } from './use-play.tsx';

/** A quiet link to a question that was answered without its player: it takes the answer back, and asks. */
export const AskAgain = memo(function AskAgain() {
  const game = useGame();
  const source = useSource();
  const { i18n } = useScene();
  const { press } = usePlayActions();
  const isBusy = useMatch(({ busy }) => busy);
  const seat = usePlay(({ picture }) => picture.decision?.seat ?? null);
  const last = usePlay(({ newest }) => newest.timeline.points.at(-1) ?? null);
  if (!last || last.seat !== seat || last.commits || last.notation === null || !source.playCombo) return null;
  const words = game.offers.passedOver(last.notation);
  if (words === null) return null;
  const ask = () => source.playCombo?.([], { instead: 1 }) ?? Promise.resolve();
  return (
    <Button
      size="small"
      variant="ghost"
      className="prompt__again"
      aria-busy={isBusy}
      onClick={() => press('undo', ask)}
    >
      {i18n.line(words)}
    </Button>
  );
});
