import type { Odds } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { classes } from '../parts/classes.ts';
import { tellCases } from './odds-told.ts';
import './odds-cases.css';

/** The chance under each assumption, in columns; draws nothing if nothing is assumed. */
export function OddsCases({ odds }: { readonly odds: Odds }) {
  const told = tellCases(useT(), odds);
  return told === null ? null : (
    <dl className="row m-6-0-0" aria-label={told.heading}>
      <dt className="cap odds-cases__heading">{told.heading}</dt>
      {told.cases.map(({ by, share, isShown }) => (
        <dd
          key={by}
          className={classes(
            'line nowrap gap-8 soft t-note edge-line odds-cases__case',
            isShown && 'odds-cases__case--shown',
          )}
        >
          {by} <b>{share}</b>
        </dd>
      ))}
    </dl>
  );
}
