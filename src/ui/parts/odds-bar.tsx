import type { ReactNode } from 'react';
import './odds-bar.css';

export interface OddsSegment {
  readonly id: string;
  readonly count: number;
  /** `94 retreats`: the bar shows it where it fits, the list under it always. */
  readonly label: string;
  readonly tone: 'best' | 'good' | 'bad';
  /** The text in its part of the bar where it fits; the count by default. */
  readonly figure?: string;
}

export interface OddsBarProps {
  readonly segments: readonly OddsSegment[];
  /** Number of equally likely outcomes. */
  readonly total: number;
  /** The whole bar in a sentence, for screen readers. */
  readonly label: string;
}

/** Chances as counts. Each tone has a pattern, and of more than success and failure each part is named under the bar. */
export function OddsBar({ segments, total, label }: OddsBarProps) {
  const shown = segments.filter((segment) => segment.count > 0);
  return (
    <div className="odds">
      <div className="flex clip soft odds__bar" role="img" aria-label={label}>
        {shown.map(({ id, count, tone, figure }) => (
          <span key={id} className={`line centred odds__part odds__part--${tone}`} style={{ flexGrow: count }}>
            {count / total > MIN_SHARE_FOR_FIGURE ? (figure ?? count) : null}
          </span>
        ))}
      </div>
      {segments.length > 2 ? (
        <ul className="flex wrap t-small odds__legend">
          {shown.map(({ id, label: text, tone }) => (
            <li key={id}>
              <span className={`odds__key odds__part--${tone}`} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A narrower part has no room for its count. */
const MIN_SHARE_FOR_FIGURE = 0.08;

/** The figure beside the bar: `57.4 %`. */
export function OddsFigure({ children, of }: { readonly children: ReactNode; readonly of: ReactNode }) {
  return (
    <p className="odds-figure">
      <b>{children}</b> <span className="small">{of}</span>
    </p>
  );
}
