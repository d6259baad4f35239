import { useMemo } from 'react';
import type { PackReport, PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { Line } from '../../engine/kernel/types.ts';
import type { PackEntry, PackFile } from '../../engine/kits/pack/pack-file.ts';
import { classes } from '../parts/classes.ts';
import { Cap } from '../parts/cap.tsx';
import { SmallDie } from '../parts/die.tsx';
import type { Thing } from './things.ts';
import { fieldWords, kindWords, thingWords, valueWords, pairOf, type DataWords } from './data-words.ts';
import { findScreen, type Picture, type PictureProps } from '../app/game-screen.ts';
import { describeGame, type ShelfGame } from '../../store/describe-game.ts';
import { usePart } from '../app/later.tsx';
import type { Place } from '../board/hex-geometry.ts';
import './mark-drawing.css';

interface ThingBelowProps extends MapPanelProps {
  readonly report: PackReport | null;
  readonly onShow: (thing: string) => void;
}

/** The table of results, if it is shown or changed, and the map. */
export function ThingBelow({ report, onShow, ...props }: ThingBelowProps) {
  const { things, thing, entries, words } = props;
  const columns = things.filter(({ kind }) => kind === 'crt');
  const isChanged = columns.some(({ data }) => data.some(({ id }) => entries.has(id)));
  return (
    <div className="grid gap-16 at-top thing-below">
      {thing.kind === 'crt' || isChanged ? (
        <ResultsGrid
          columns={columns}
          entries={entries}
          shown={thing.id}
          remarks={report?.remarks.filter(({ key }) => key === 'pack.remark.crt') ?? []}
          words={words}
          onShow={onShow}
        />
      ) : null}
      <ErrorBoundary fallback={() => null}>
        <MapPanel {...props} />
      </ErrorBoundary>
    </div>
  );
}

interface ResultsGridProps {
  readonly columns: readonly Thing[];
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly shown: string;
  readonly remarks: readonly Line[];
  readonly words: DataWords;
  readonly onShow: (column: string) => void;
}

/** Null where nothing changed. */
function changeOf(words: DataWords, datum: Thing['data'][number], entries: ReadonlyMap<string, PackEntry>) {
  const entry = entries.get(datum.id);
  if (!entry) return null;
  const [from, to] = [datum.value, entry.value].map((value) => valueWords(words, datum.form, value));
  return from === to || from === undefined || to === undefined ? null : { from, to };
}

/** The whole results table; replaced results are boxed next to the old ones. */
function ResultsGrid({ columns, entries, shown, remarks, words, onShow }: ResultsGridProps) {
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
      <div className="scroll-x">
        <table className="tabular" aria-labelledby="results-grid">
          <thead>
            <tr>
              <td />
              {columns.map(({ id, of }) => (
                <th key={id} scope="col">
                  <button
                    type="button"
                    className="bare inked results-grid__column"
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

interface MapPanelProps {
  readonly kit: PackKit;
  readonly shelf: ShelfGame;
  /** The pack, if it has no faults: its map is drawn. */
  readonly file: PackFile | null;
  readonly things: readonly Thing[];
  readonly thing: Thing;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly words: DataWords;
}

/** More would hide the map. */
const MOST = 24;

/** Marks the thing on the map; if it has no place, the pack's other changes. */
function MapPanel({ kit, shelf, file, things, thing, entries, words }: MapPanelProps) {
  const { t } = words.i18n;
  const picture = usePart(findScreen(kit.game)?.art.vignette ?? null);
  const drawn = useMemo(() => (file ? describeGame(kit.open(file)) : shelf), [kit, file, shelf]);
  const marks = useMemo(() => {
    const own = markOf(words, thing, entries);
    if (own) return [own];
    const replaced = things.filter(({ data }) => data.some(({ id }) => entries.has(id)));
    const marked = replaced.flatMap((one) => markOf(words, one, entries) ?? []);
    return marked.filter(({ sign }) => sign !== 'shown').slice(0, MOST);
  }, [words, thing, things, entries]);
  const about = useMemo(
    () => ({
      places: marks.flatMap(({ places }) => places),
      draw: (placeOf: Parameters<typeof MarkDrawing>[0]['placeOf']) => <MarkDrawing marks={marks} placeOf={placeOf} />,
    }),
    [marks],
  );
  if (!picture || marks.length === 0) return null;
  const told = marks.map((mark) => tell(words, mark, things, thing, entries));
  return (
    <section className="panel panel__body col gap-8 thing-map" aria-labelledby="thing-map">
      <div className="flex baseline apart gap-8 wrap">
        <Cap id="thing-map">{t('pack.map')}</Cap>
        {told.length === 1 ? <span className="small">{told[0]}</span> : null}
      </div>
      <div className="clip edge soft thing-map__picture" aria-hidden="true">
        <ErrorBoundary fallback={() => null}>
          <Shown key={about.places.join(' ')} of={picture} facts={drawn.facts} view={drawn.opening} about={about} />
        </ErrorBoundary>
      </div>
      {told.length > 1 ? (
        <ul className="small thing__list">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** `shown` is unchanged and only looked at; the others are changes of the pack. */
type MarkSign = 'gone' | 'new' | 'changed' | 'shown';
interface MapMark {
  readonly thing: string;
  /** One place, or the two ends of a link. */
  readonly places: readonly [string] | readonly [string, string];
  readonly sign: MarkSign;
  /** It follows the side between two hexes. */
  readonly isSide: boolean;
}

const SIDES = ['river', 'water', 'sea'];
const BETWEEN = ['link', ...SIDES];
const PLACES = ['space', 'start-1944', 'hex', 'city'];
/** Fields that say where a unit or city is. */
const WHERE = ['start', 'arrival', 'hex'];

function placesOf(words: DataWords, { kind, of, data }: Thing, valueOf: (id: string) => unknown) {
  if (BETWEEN.includes(kind)) return pairOf(words, of);
  const where = data.find(({ field }) => field !== null && WHERE.includes(field));
  const value = where && valueOf(where.id);
  if (typeof value === 'string') return /^turn-/.test(value) ? null : ([value] as const);
  return PLACES.includes(kind) ? ([of] as const) : null;
}

/** Null for what is not on the map. */
function markOf(words: DataWords, thing: Thing, entries: ReadonlyMap<string, PackEntry>): MapMark | null {
  const shipped = new Map(thing.data.map(({ id, value }) => [id, value]));
  const places = placesOf(words, thing, (id) => entries.get(id)?.value ?? shipped.get(id));
  if (!places) return null;
  const entered = thing.data.filter(({ id, value, isNew }) => {
    const entry = entries.get(id);
    return entry !== undefined && (isNew === true || JSON.stringify(entry.value) !== JSON.stringify(value));
  });
  const there = entered.find(({ field }) => field === null);
  const sign =
    entered.length === 0 ? 'shown' : !there ? 'changed' : entries.get(there.id)?.value === false ? 'gone' : 'new';
  return { thing: thing.id, places, sign, isSide: SIDES.includes(thing.kind) };
}

/** Half the length of a bar, as a share of the distance between its ends. */
const REACH = 0.2;
/** The same along a hex side. */
const SIDE_REACH = 0.25;
const SIGNS: Readonly<Record<MarkSign, string>> = {
  gone: 'M-7-7L7 7M7-7L-7 7',
  new: 'M-9 0H9M0-9V9',
  changed: 'M-8-4H8M-8 4H8M6-9L-6 9',
  shown: '',
};

interface MarkDrawingProps {
  readonly marks: readonly MapMark[];
  readonly placeOf: (place: string) => Place;
}

/** A ring, or a bar between two places, with a sign. Lines keep their width at any scale. */
function MarkDrawing({ marks, placeOf }: MarkDrawingProps) {
  return marks.map(({ thing, places: [first, second], sign, isSide }) => {
    const a = placeOf(first);
    const b = second === undefined ? null : placeOf(second);
    const middle = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a;
    const bar = b && barOf(b.x - a.x, b.y - a.y, isSide);
    return (
      <g key={thing} transform={`translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`}>
        {bar === null ? null : (
          <>
            <path className="hollow map-mark__case" d={bar} />
            <path className="hollow map-mark__bar" d={bar} />
          </>
        )}
        <g className="map-mark">
          {bar === null ? (
            <>
              <circle className="hollow map-mark__halo" r="30" />
              <circle className="hollow map-mark__ring" r="30" />
            </>
          ) : null}
          {sign === 'shown' ? null : (
            <g transform={bar === null ? 'translate(24 -24)' : undefined}>
              <circle className="map-mark__badge" r="15" />
              <path className="hollow map-mark__sign" d={SIGNS[sign]} />
            </g>
          )}
        </g>
      </g>
    );
  });
}

function barOf(across: number, down: number, isSide: boolean): string {
  const [x, y] = isSide ? [-down * SIDE_REACH, across * SIDE_REACH] : [across * REACH, down * REACH];
  return `M${(-x).toFixed(1)} ${(-y).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
}

const Shown = ({ of: Part, ...shown }: PictureProps & { readonly of: Picture }) => <Part {...shown} />;

/** `Kharkov – Stalingrad · In the game: yes → no`. */
function tell(
  words: DataWords,
  mark: MapMark,
  things: readonly Thing[],
  shown: Thing,
  entries: ReadonlyMap<string, PackEntry>,
): string {
  const { t } = words.i18n;
  const thing = mark.thing === shown.id ? shown : (things.find(({ id }) => id === mark.thing) ?? shown);
  const name = thingWords(words, thing);
  const changed = thing.data.find(({ id, value }) => {
    const entry = entries.get(id);
    return entry !== undefined && JSON.stringify(entry.value) !== JSON.stringify(value);
  });
  if (!changed) return t('pack.map.of', { what: name, how: kindWords(words, thing.kind) });
  const to = valueWords(words, changed.form, entries.get(changed.id)?.value);
  const what = fieldWords(words, changed);
  const how =
    changed.isNew === true
      ? t('pack.changes.new', { what, to })
      : t('pack.changes.from-to', { what, from: valueWords(words, changed.form, changed.value), to });
  return t('pack.map.of', { what: name, how });
}
