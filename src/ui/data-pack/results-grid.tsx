import type { Line } from '../../engine/kernel/types.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { classes } from '../parts/classes.ts';
import { Cap } from '../parts/cap.tsx';
import { SmallDie } from '../parts/die.tsx';
import type { Thing } from './things.ts';
import { fieldWords, kindWords, thingWords, valueWords, type DataWords } from './words.ts';

interface ResultsGridProps {
  /** The columns of the table. */
  readonly columns: readonly Thing[];
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly shown: string;
  /** What the checks of the pack say of the table. */
  readonly remarks: readonly Line[];
  readonly words: DataWords;
  readonly onShow: (column: string) => void;
}

/** A result before and after; null where they are the same. */
function changeOf(words: DataWords, datum: Thing['data'][number], entries: ReadonlyMap<string, PackEntry>) {
  const entry = entries.get(datum.id);
  if (!entry) return null;
  const [from, to] = [datum.value, entry.value].map((value) => valueWords(words, datum.form, value));
  return from === to || from === undefined || to === undefined ? null : { from, to };
}

/** A results table whole: what is replaced stands boxed beside what was there. */
export function ResultsGrid({ columns, entries, shown, remarks, words, onShow }: ResultsGridProps) {
  const { t, line } = words.i18n;
  const rows = columns[0]?.data ?? [];
  const changed = columns.flatMap((column) =>
    column.data.flatMap((datum) => {
      const change = changeOf(words, datum, entries);
      return change ? [{ what: `${thingWords(words, column)} · ${fieldWords(words, datum)}`, ...change }] : [];
    }),
  );
  return (
    <section className="panel panel__body col gap-8 results-grid" aria-labelledby="results-grid">
      <div className="flex baseline apart gap-8 wrap">
        <Cap id="results-grid">{kindWords(words, 'crt')}</Cap>
        {changed.map((one) => (
          <span key={one.what} className="small">
            {t('pack.changes.from-to', one)}
          </span>
        ))}
      </div>
      <div className="results-grid__scroll">
        <table className="tabular" aria-labelledby="results-grid">
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
                <th scope="row">
                  <SmallDie tone="pale" value={Number(row.field)} />
                  <span className="visually-hidden">{fieldWords(words, row)}</span>
                </th>
                {columns.map(({ id, data }) => {
                  const datum = data[at];
                  const change = datum ? changeOf(words, datum, entries) : null;
                  return (
                    <td
                      key={id}
                      className={classes(
                        id === shown && 'results-grid__shown',
                        change !== null && 'results-grid__changed',
                      )}
                    >
                      {change ? (
                        <>
                          <del>{change.from}</del> <ins>{change.to}</ins>
                        </>
                      ) : datum ? (
                        valueWords(words, datum.form, datum.value)
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {remarks.map((remark) => (
        <p key={line(remark)} className="small">
          {line(remark)}
        </p>
      ))}
    </section>
  );
}
