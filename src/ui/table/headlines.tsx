import type { TargetRef } from '../../engine/kernel/types.ts';
import { BROKEN_CHAIN } from '../cover/turn-map.tsx';
import './headlines.css';
import type { Headline } from './game-table.ts';
import { useGame, useScene } from './use-play.tsx';

/** A headline has room for this many. */
const PIECES = 3;

interface HeadlinesProps {
  readonly headlines: readonly Headline[];
  readonly titleId: string;
}

/** The other side's turn in three lines, in a fixed order, so that each is looked for at its place. */
export const Headlines = ({ headlines, titleId }: HeadlinesProps) => (
  <section className="curtain__since headlines" aria-labelledby={titleId}>
    <ol>
      {headlines.map(({ id, kicker, title, detail, change, pieces, sign, isNews }, at) => (
        <li key={id} className="grid rule-below headlines__row" data-news={isNews ? '' : undefined}>
          <span className="headlines__number" aria-hidden="true">
            {at + 1}
          </span>
          <span className="cap headlines__kicker">{kicker}</span>
          <b className="headlines__title">{title}</b>
          {detail === null ? null : <span className="muted headlines__detail">{detail}</span>}
          {change ? (
            <span className="headlines__sign headlines__change" aria-hidden="true">
              <span>{change.from}</span> → <b>{change.to}</b>
            </span>
          ) : pieces.length > 0 ? (
            <Pieces pieces={pieces.slice(0, PIECES)} sign={sign} />
          ) : null}
        </li>
      ))}
    </ol>
  </section>
);

interface PiecesProps {
  readonly pieces: readonly TargetRef[];
  readonly sign: Headline['sign'];
}

/** Hidden from screen readers, since the sentence names what matters. */
function Pieces({ pieces, sign }: PiecesProps) {
  const { board } = useGame();
  const { facts, queries, view } = useScene();
  return (
    <span className="flex gap-6 headlines__sign headlines__pieces" aria-hidden="true">
      {pieces.map((target) => (
        <span key={target} className="relative headlines__piece">
          <board.Piece facts={facts} queries={queries} view={view} target={target} />
          {sign === 'lost' ? (
            <svg className="absolute headlines__lost" viewBox="-20 -20 40 40">
              <path className="hollow headlines__lost-case" d="M-12-12L12 12M12-12L-12 12" />
              <path className="hollow headlines__lost-cross" d="M-12-12L12 12M12-12L-12 12" />
            </svg>
          ) : sign === 'cut-off' ? (
            <svg className="absolute headlines__cut-off" viewBox="-10 -10 20 20">
              <circle className="headlines__cut-off-disc" r="8.6" />
              <path className="hollow headlines__chain" d={BROKEN_CHAIN} />
            </svg>
          ) : null}
        </span>
      ))}
    </span>
  );
}
