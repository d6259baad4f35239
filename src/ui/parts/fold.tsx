import { useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

export interface FoldProps {
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content enters the page when first opened: most folds are never opened. */
export function Fold({ title, className, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={classes('fold', className)}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {wasOpened ? children : null}
    </details>
  );
}
