import type { TargetRef } from '../../engine/kernel/types.ts';
import { BROKEN_CHAIN } from '../cover/turn-map.tsx';
import { classes } from '../parts/classes.ts';
import './signed-pieces.css';
import type { Headline } from './game-table.ts';
import { useGame, useScene } from './use-play.tsx';

interface SignedPiecesProps {
  readonly pieces: readonly TargetRef[];
  readonly sign: Headline['sign'];
  readonly className?: string;
}

/** Pieces that were lost or are cut off. Hidden from screen readers: the words next to them name them. */
export function SignedPieces({ pieces, sign, className }: SignedPiecesProps) {
  const { board } = useGame();
  const { facts, queries, view } = useScene();
  return (
    <span className={classes('flex gap-6', className)} aria-hidden="true">
      {pieces.map((target) => (
        <span key={target} className="relative signed-piece" data-sign={sign ?? undefined}>
          {board.drawPiece({ facts, queries, view, target })}
          {sign === 'lost' ? (
            <svg className="absolute signed-piece__lost" viewBox="-20 -20 40 40">
              <path className="hollow signed-piece__case" d="M-12-12L12 12M12-12L-12 12" />
              <path className="hollow signed-piece__cross" d="M-12-12L12 12M12-12L-12 12" />
            </svg>
          ) : sign === 'cut-off' ? (
            <svg className="absolute signed-piece__cut-off" viewBox="-10 -10 20 20">
              <circle className="signed-piece__disc" r="8.6" />
              <path className="hollow signed-piece__chain" d={BROKEN_CHAIN} />
            </svg>
          ) : null}
        </span>
      ))}
    </span>
  );
}
