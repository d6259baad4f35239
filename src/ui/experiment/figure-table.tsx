import type { ReactNode } from 'react';

export interface FigureTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** For screen readers, beside a chart that shows the same. */
  readonly isQuiet?: boolean;
}

/** Figures in rows; the first column says what they are about. */
export const FigureTable = ({ isQuiet, ...given }: FigureTableProps) =>
  isQuiet ? (
    <div className="visually-hidden">
      <Figures {...given} />
    </div>
  ) : (
    // Wider than a phone, it is moved by the arrow keys.
    <div className="ab-table__frame" role="group" aria-label={given.caption} tabIndex={0}>
      <Figures {...given} />
    </div>
  );

const Figures = ({ caption, head, rows }: Omit<FigureTableProps, 'isQuiet'>) => (
  <table className="full t-small tabular ab-table">
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
