import type { TargetRef } from '../../engine/kernel/types.ts';
import { useMatch } from '../../store/app-match.ts';
import { Cap } from '../parts/cap.tsx';
import './headlines.css';
import type { Headline } from './game-table.ts';
import { useGame, useScene } from './use-play.tsx';

/** A headline has room for this many. */
const PIECES = 3;

interface HeadlinesProps {
  readonly headlines: readonly Headline[];
  readonly called: string;
}

/** The other side's turn in three lines, in a fixed order, so that each is looked for at its place. */
export function Headlines({ headlines, called }: HeadlinesProps) {
  const { t } = useScene().i18n;
  const other = useMatch(({ seats }) => seats.find((seat) => seat !== called)) ?? '';
  const id = 'curtain-since';
  return (
    <section className="curtain__since headlines" aria-labelledby={id}>
      <Cap id={id}>{t('table.cover.turn', { side: other })}</Cap>
      <ol>
        {headlines.map(({ id: row, kicker, title, detail, pieces, isNews }) => (
          <li key={row} className="grid rule-below headlines__row" data-news={isNews ? '' : undefined}>
            <span className="cap headlines__kicker">{kicker}</span>
            <b className="headlines__title">{title}</b>
            {detail === null ? null : <span className="small muted headlines__detail">{detail}</span>}
            {pieces.length > 0 ? <Pieces pieces={pieces.slice(0, PIECES)} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Hidden from screen readers, since the sentence names what matters. */
function Pieces({ pieces }: { readonly pieces: readonly TargetRef[] }) {
  const { board } = useGame();
  const { facts, queries, view } = useScene();
  return (
    <span className="flex gap-6 headlines__pieces" aria-hidden="true">
      {pieces.map((target) => (
        <board.Piece key={target} facts={facts} queries={queries} view={view} target={target} />
      ))}
    </span>
  );
}
