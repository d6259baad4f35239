import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import type { Thing } from './things.ts';
import { fieldWords, kindWords, valueWords, type DataWords } from './words.ts';

interface ResultsGridProps {
  /** The columns of the table. */
  readonly columns: readonly Thing[];
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly shown: string;
  readonly words: DataWords;
  readonly onShow: (column: string) => void;
}

/** A results table whole: what is replaced stands beside what was there, the shown column is framed. */
export function ResultsGrid({ columns, entries, shown, words, onShow }: ResultsGridProps) {
  const rows = columns[0]?.data ?? [];
  return (
    <div className="panel panel__body results-grid">
      <table className="tabular">
        <caption className="cap">{kindWords(words, 'crt')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, of }) => (
              <th key={id} scope="col">
                <button
                  type="button"
                  className="bare results-grid__column"
                  aria-current={id === shown ? 'true' : undefined}
                  onClick={() => onShow(id)}
                >
                  {of}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row" className="t-tag">
                {fieldWords(words, row)}
              </th>
              {columns.map(({ id, data }) => {
                const datum = data[at];
                const entry = datum && entries.get(datum.id);
                const [ours, theirs] = [datum?.value, entry?.value].map((value) =>
                  value === undefined || !datum ? null : valueWords(words, datum.form, value),
                );
                return (
                  <td key={id} className={id === shown ? 'results-grid__shown' : undefined}>
                    {theirs === null || theirs === ours ? (
                      ours
                    ) : (
                      <>
                        <del>{ours}</del> <ins className="thing__new">{theirs}</ins>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
