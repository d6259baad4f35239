import './headlines.css';
import type { Headline } from './game-table.ts';
import { SignedPieces } from './signed-pieces.tsx';

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
            <SignedPieces className="headlines__sign headlines__pieces" pieces={pieces.slice(0, PIECES)} sign={sign} />
          ) : null}
        </li>
      ))}
    </ol>
  </section>
);
