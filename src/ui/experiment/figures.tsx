import type { ReactNode } from 'react';
import { classes } from '../parts/classes.ts';

export const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);

/** The no-break space keeps the sign on its line. */
export const perCent = (share: number, digits = 1): string => `${percent(share, digits)}%`;

/** A share in percentage points: `+4.9`, `−0.6`. */
export function signedPoints(share: number): string {
  const points = 100 * share;
  const text = Math.abs(points).toFixed(1);
  return Number(text) === 0 ? '0.0' : points < 0 ? `−${text}` : `+${text}`;
}

export const plainPoints = (share: number): string => Math.abs(100 * share).toFixed(1);

/** With as many decimals as matter: `388`, `5.1`, `0.69`. */
export function figure(value: number): string {
  const size = Math.abs(value);
  const text = size.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

export const signedFigure = (value: number): string =>
  value > 0 && Number(figure(value)) !== 0 ? `+${figure(value)}` : figure(value);

export const LETTERS = ['A', 'B'] as const;

/** A is a filled disc, B a hollow square: shapes tell them apart without colour. */
export const Sign = ({ of, small }: { readonly of: number; readonly small?: boolean }) => (
  <span
    className={classes(
      'inline-block rigid h-14 edge-ink-2 ab-sign',
      of === 0 ? 'round ab-sign--a' : 'face-hi',
      small && 'ab-sign--small',
    )}
    aria-hidden="true"
  />
);

interface FigureTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** For screen readers, next to a chart of the same. */
  readonly isQuiet?: boolean;
}

export const FigureTable = ({ isQuiet, ...given }: FigureTableProps) =>
  isQuiet ? (
    <div className="visually-hidden">
      <Figures {...given} />
    </div>
  ) : (
    // Wider than a phone; arrow keys scroll it.
    <div className="scroll-x" role="group" aria-label={given.caption} tabIndex={0}>
      <Figures {...given} />
    </div>
  );

const Figures = ({ caption, head, rows }: Omit<FigureTableProps, 'isQuiet'>) => (
  <table className="full t-small tabular joined ab-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {head.map((name, i) => (
          <th key={name} scope="col" className={i === 0 ? 'ab-table__name' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={row}>
          <th scope="row" className="ab-table__name">
            {name}
          </th>
          {cells.map((cell, i) => (
            <td key={head[i + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
