import type { ReactNode } from 'react';
import './figures.css';

interface FigureColumn<Row> {
  readonly head: string;
  readonly isText?: true;
  readonly cell: (row: Row) => ReactNode;
}

interface FiguresProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly columns: readonly FigureColumn<Row>[];
}

/** A table of figures, one row for each move, draw or test. It scrolls sideways where it has no room. */
export const Figures = <Row,>({ label, rows, keyOf, columns }: FiguresProps<Row>) => (
  <div className="scroll-x">
    <table className="full t-small joined figures" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head, isText }) => (
            <th key={head} scope="col" className={isText && 'figures__text'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, isText, cell }) => (
              <td key={head} className={isText && 'figures__text'}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
