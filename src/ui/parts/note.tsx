import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import './note.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export interface EmptyBoxProps {
  /** One sentence. */
  readonly children: ReactNode;
  /** One next step: a button or a link. */
  readonly next?: ReactNode;
  readonly title?: ReactNode;
}

/** Nothing here yet: dashed, one sentence, one next step. */
export function EmptyBox({ children, next, title }: EmptyBoxProps) {
  return (
    <div className="rounded muted empty-box">
      {title === undefined ? null : <p className="inked empty-box__title">{title}</p>}
      <p>{children}</p>
      {next === undefined ? null : <div className="flex wrap gap-8 empty-box__next">{next}</div>}
    </div>
  );
}

export interface NoteProps {
  /** `plain` informs, `warn` wants care, `error` reports a failure. */
  readonly tone?: 'plain' | 'warn' | 'error';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** What the player can do about it. */
  readonly actions?: ReactNode;
  /** Told to a screen reader as soon as it is there. */
  readonly isAlert?: boolean;
}

/** A box beside what it is about, with a bar and, where care is needed, a sign. */
export function Note({ tone = 'plain', title, children, actions, isAlert = false }: NoteProps) {
  return (
    <div className={classes('note', tone !== 'plain' && `note--${tone}`)} role={isAlert ? 'alert' : undefined}>
      {tone === 'plain' ? null : <Icon of={TriangleAlert} />}
      <div className="grow">
        {title === undefined ? null : <p className="strong">{title}</p>}
        {children}
        {actions === undefined ? null : <div className="flex wrap gap-8 note__actions">{actions}</div>}
      </div>
    </div>
  );
}
