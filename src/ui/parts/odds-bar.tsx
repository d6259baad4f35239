import type { ReactNode } from 'react';
import Check from '@lucide/icons/icons/check';
import { classes } from './classes.ts';
import { drawIcon } from './icon.tsx';
import './odds-bar.css';

export interface OddsSegment {
  readonly id: string;
  readonly count: number;
  /** The list always shows the label, such as `94 retreats`; the bar does if it fits. */
  readonly label: string;
  readonly tone: 'best' | 'good' | 'bad';
  readonly figure?: string;
}

export interface OddsBarProps {
  readonly segments: readonly OddsSegment[];
  /** The number of equally likely outcomes. */
  readonly total: number;
  readonly came?: string;
  readonly label: string;
}

/** Each tone has a pattern. A bar with more than success and failure names its parts below. */
export function OddsBar({ segments, total, label, came }: OddsBarProps) {
  const shown = segments.filter((segment) => segment.count > 0);
  return (
    <div className="odds">
      <div className="flex clip soft edge-ink odds__bar" role="img" aria-label={label}>
        {shown.map(({ id, count, tone, figure }) => (
          <span
            key={id}
            className={classes(
              'line centred flex-even odds__part',
              `odds__part--${tone}`,
              id === came && 'odds__part--came',
            )}
            style={{ flexGrow: count }}
          >
            {count / total > MIN_SHARE_FOR_FIGURE ? (figure ?? count) : null}
          </span>
        ))}
      </div>
      {segments.length > 2 ? (
        <ul className="flex wrap t-small gap-4-16 mt-6 odds__legend">
          {shown.map(({ id, label: text, tone }) => (
            <li key={id} className={id === came ? 'odds__came' : undefined}>
              <span className={`edge-ink h-12 odds__key odds__part--${tone}`} aria-hidden="true" />
              <span>{text}</span>
              {id === came ? drawIcon(Check, 16) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A narrower part is too small for its count. */
const MIN_SHARE_FOR_FIGURE = 0.08;

/** The figure next to the bar: `57.4%`. */
export function OddsFigure({ children, of }: { readonly children: ReactNode; readonly of: ReactNode }) {
  return (
    <p className="odds-figure">
      <b>{children}</b> <span className="small">{of}</span>
    </p>
  );
}
