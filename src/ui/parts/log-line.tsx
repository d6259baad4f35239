import type { ReactNode } from 'react';
import './log-line.css';
import { classes } from './classes.ts';
import { Emblem } from './emblem.tsx';
import type { EmblemKind } from './emblem.tsx';
import { RuleChip } from './rule-chip.tsx';

export interface LogLineProps {
  /** Whose line it is; null for the table's own. */
  readonly side: EmblemKind | null;
  readonly sideLabel?: string;
  /** Stands in the place of the emblem. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly rule?: string | undefined;
  /** `now` is the newest shown line; `undone` was taken back. */
  readonly state?: 'plain' | 'now' | 'undone';
  /** What stands at the end: the mark of a taken-back line, a button. */
  readonly end?: ReactNode;
}

export function LogLine({ side, sideLabel, mark, children, rule, state = 'plain', end }: LogLineProps) {
  return (
    <li className={classes('grid gap-8 middle log-line', state !== 'plain' && `log-line--${state}`)}>
      {mark ??
        (side ? <Emblem of={side} size="s" {...(sideLabel === undefined ? {} : { label: sideLabel })} /> : <span />)}
      <span className="log-line__text">{state === 'undone' ? <s>{children}</s> : children}</span>
      <span className="line gap-6">
        {end}
        {rule === undefined ? null : <RuleChip rule={rule} />}
      </span>
    </li>
  );
}
