import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { drawIcon, type IconShape } from './icon.tsx';
import ChevronRight from '@lucide/icons/icons/chevron-right';

interface PanelProps {
  /** The id of the heading, by which others name the panel. */
  readonly id: string;
  readonly title: ReactNode;
  /** Next to the heading. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Panel = ({ id, title, aside, className, children }: PanelProps) => (
  <section className={classes('panel panel__body', className)} aria-labelledby={id}>
    <div className="panel__head">
      <h2 id={id}>{title}</h2>
      {aside === undefined ? null : <span className="small">{aside}</span>}
    </div>
    {children}
  </section>
);

interface LinkRowProps {
  readonly to: string;
  readonly name: ReactNode;
  readonly about?: ReactNode;
  /** The accessible name, where it is more than the text. */
  readonly label?: string;
  readonly icon?: IconShape;
  /** Before the text, in the place of an icon. */
  readonly mark?: ReactNode;
  /** When it was last changed. */
  readonly when?: string;
  /** The row has no arrow at its end. */
  readonly isPlain?: true;
}

/** Leads to another page; an item of a list of such rows. */
export const LinkRow = ({ to, name, about, label, icon, mark, when, isPlain }: LinkRowProps) => (
  <Link to={to} className="link-row" aria-label={label}>
    <>
      {icon ? drawIcon(icon) : mark}
      <span className="link-row__text">
        <span>{name}</span>
        {about === undefined ? null : <small>{about}</small>}
      </span>
      {when === undefined ? null : <span className="small nowrap">{when}</span>}
      {isPlain ? null : drawIcon(ChevronRight)}
    </>
  </Link>
);
