import type { ReactNode } from 'react';
import './reasons.css';
import { classes } from './classes.ts';
import { RuleChip } from './rule-chip.tsx';

export interface ReasonRow {
  readonly id: string;
  /** `+1`, `2`, `−1`, `4+`; the caller formats it. */
  readonly amount: ReactNode;
  readonly text: ReactNode;
  /** Since when, in small print after the text. */
  readonly since?: string;
  readonly rule?: string | undefined;
  /** `zero` adds nothing and is grey; `preview` is not settled yet and is tinted. */
  readonly tone?: 'plain' | 'zero' | 'preview';
}

export interface ReasonsProps {
  readonly rows: readonly ReasonRow[];
  /** The total, under a line. */
  readonly total?: { readonly amount: ReactNode; readonly text: ReactNode };
  readonly label?: string;
}

/** Lists each summand of a number with its source and rule. */
export function Reasons({ rows, total, label }: ReasonsProps) {
  return (
    <ul className="reasons" {...(label === undefined ? {} : { 'aria-label': label })}>
      {rows.map(({ id, amount, text, since, rule, tone = 'plain' }) => (
        <li
          key={id}
          className={classes('grid gap-8 middle hair-below reasons__row', tone !== 'plain' && `reasons__row--${tone}`)}
        >
          <b className="at-end reasons__amount">{amount}</b>
          <span>
            {text}
            {since === undefined ? null : <small className="muted reasons__since">{since}</small>}
          </span>
          {rule === undefined ? null : <RuleChip rule={rule} />}
        </li>
      ))}
      {total ? (
        <li className="grid gap-8 middle hair-below reasons__row reasons__row--total">
          <b className="at-end reasons__amount">{total.amount}</b>
          <span>{total.text}</span>
        </li>
      ) : null}
    </ul>
  );
}
