import type { TargetRef } from '../../../engine/kernel/types.ts';
import { BROKEN_CHAIN } from '../../cover/turn-map.tsx';
import { useGame, useScene } from '../use-play.tsx';
import type { EndLosses } from './ending.ts';

/** The counters that each side has lost; captured ones have the broken chain. */
export function LossRows({ losses }: { readonly losses: readonly EndLosses[] }) {
  const { t } = useScene().i18n;
  const told = losses.filter(({ pieces, captured }) => pieces.length + captured.length > 0);
  if (told.length === 0) return null;
  return (
    <div className="flex wrap end-losses">
      {told.map(({ side, pieces, captured }) => {
        const n = pieces.length + captured.length;
        const title =
          captured.length > 0
            ? t('table.ending.captured', { side, n, captured: captured.length })
            : t('table.ending.losses', { side, n });
        return (
          <section key={side} aria-label={title}>
            <h2 className="cap">{title}</h2>
            <ul className="flex wrap end-losses__row">
              {pieces.map((target) => (
                <Lost key={target} target={target} />
              ))}
              {captured.map((target) => (
                <Lost key={target} target={target} isCaptured />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Lost({ target, isCaptured = false }: { readonly target: TargetRef; readonly isCaptured?: boolean }) {
  const game = useGame();
  const scene = useScene();
  const { facts, queries, view } = scene;
  const name = game.places.nameTarget(scene, target);
  return (
    <li className="relative end-lost" title={name}>
      {game.board.drawPiece({ facts, queries, view, target })}
      {isCaptured ? (
        <svg className="absolute end-lost__chain" viewBox="-9 -9 18 18" aria-hidden="true">
          <circle r="8" />
          <path className="hollow" d={BROKEN_CHAIN} />
        </svg>
      ) : null}
      <span className="visually-hidden">{name}</span>
    </li>
  );
}
