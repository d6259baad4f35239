import { useEffect, useState } from 'react';
import type { PlayState } from '../../play/state.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { useGame, usePlay, useScene } from '../table/use-play.tsx';
import { wordSide } from './words.ts';

type Ended = PlayState['newest'];

/** Who won, and by how much; it stays while other moments are looked at. Nothing as long as the match goes on. */
export function ResultChip() {
  const game = useGame();
  const { facts, i18n } = useScene();
  const newest = usePlay((state) => state.newest);
  const [ended, setEnded] = useState<Ended | null>(null);
  useEffect(() => {
    if (newest.live && newest.result) setEnded(newest);
  }, [newest]);
  const { view, result } = ended ?? {};
  if (!view || !result) return null;
  const { winner } = result;
  const scores = game.result.listScore({ facts, view });
  const ordered = [...scores.filter(({ seat }) => seat === winner), ...scores.filter(({ seat }) => seat !== winner)];
  const [x = 0, y = 0] = ordered.map(({ total }) => total);
  const { t } = i18n;
  return (
    <p className="line gap-8 review-result">
      <SeatMark game={game.game} seat={winner === 'draw' ? null : winner} size="s" />
      <span>
        {winner === 'draw'
          ? t('review.result.draw', { x, y })
          : t('review.result.won', { side: wordSide(game.game, i18n, winner), x, y })}
      </span>
    </p>
  );
}
