import type { ReactNode } from 'react';
import './log-line.css';
import { classes } from './classes.ts';
import { drawMark, type EmblemKind } from './emblem.tsx';
import { RuleChip } from './rule-chip.tsx';

export interface LogLineProps {
  /** The side that acted; null for the table. */
  readonly side: EmblemKind | null;
  readonly sideLabel?: string;
  /** Replaces the emblem. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly rule?: string | undefined;
  readonly state?: 'plain' | 'now' | 'undone';
  /** The mark of a taken-back line, or a button. */
  readonly end?: ReactNode;
}

export function LogLine({ side, sideLabel, mark, children, rule, state = 'plain', end }: LogLineProps) {
  return (
    <li
      className={classes('grid gap-8 middle min-h-34 hair-below log-line', state !== 'plain' && `log-line--${state}`)}
    >
      {mark ??
        (side ? drawMark({ of: side, size: 's', ...(sideLabel === undefined ? {} : { label: sideLabel }) }) : <span />)}
      <span>{state === 'undone' ? <s>{children}</s> : children}</span>
      <span className="line gap-6">
        {end}
        {rule === undefined ? null : <RuleChip rule={rule} />}
      </span>
    </li>
  );
}
