import type { ReactNode } from 'react';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import './note.css';
import { classes } from './classes.ts';
import { drawIcon } from './icon.tsx';

export interface EmptyBoxProps {
  readonly children: ReactNode;
  /** The next step: a button or a link. */
  readonly next?: ReactNode;
  readonly title?: ReactNode;
}

/** For an empty list: dashed, with one sentence and one next step. */
export function EmptyBox({ children, next, title }: EmptyBoxProps) {
  return (
    <div className="rounded muted empty-box">
      {title === undefined ? null : <p className="inked mb-4 t-h2">{title}</p>}
      <p>{children}</p>
      {next === undefined ? null : <div className="flex wrap gap-8 mt-12 empty-box__next">{next}</div>}
    </div>
  );
}

export interface NoteProps {
  /** `plain` informs, `warn` asks for care, `error` reports a failure. */
  readonly tone?: 'plain' | 'warn' | 'error';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Screen readers announce it at once. */
  readonly isAlert?: boolean;
}

export function Note({ tone = 'plain', title, children, actions, isAlert = false }: NoteProps) {
  return (
    <div
      className={classes('gap-10 soft t-small face-lo bar-before note', tone !== 'plain' && `note--${tone}`)}
      role={isAlert ? 'alert' : undefined}
    >
      {tone === 'plain' ? null : drawIcon(TriangleAlert)}
      <div className="grow">
        {title === undefined ? null : <p className="strong">{title}</p>}
        {children}
        {actions === undefined ? null : <div className="flex wrap gap-8 mt-10">{actions}</div>}
      </div>
    </div>
  );
}
