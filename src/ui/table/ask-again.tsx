import { memo } from 'react';
import { Button } from '../parts/button.tsx';
import type { PlayState } from '../../play/state.ts';
import { useMatch } from '../../store/app-match.ts';
import { useGame, usePlay, usePlayActions, useScene, useSource } from './use-play.tsx';

/** The last move, if the deciding seat made it and may still take it back. */
function ownLast({ picture, newest }: PlayState): string | null {
  const last = newest.timeline.points.at(-1);
  return last && last.seat === (picture.decision?.seat ?? null) && !last.commits ? last.notation : null;
}

/** A quiet link to a question that was answered without its player: it takes the answer back, and asks. */
export const AskAgain = memo(function AskAgain() {
  const game = useGame();
  const source = useSource();
  const { i18n } = useScene();
  const { press } = usePlayActions();
  const isBusy = useMatch(({ busy }) => busy);
  const notation = usePlay(ownLast);
  const words = notation === null || !source.playCombo ? null : game.offers.passedOver(notation);
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
