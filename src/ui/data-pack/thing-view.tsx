import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { labelled } from '../../i18n/joining.ts';
import type { Datum, Grade } from '../../engine/kits/pack/data.ts';
import { groupBy } from '../../engine/kits/pointing/lookup.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { Button } from '../parts/button.tsx';
import { Cap, LowerCaps } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { inGroups, isSilent, type Revision, type Thing, groupOf } from './things.ts';
import { ThingForm } from './thing-form.tsx';
import { fieldWords, joinWords, kindWords, thingWords, valueWords, wordSource, type DataWords } from './data-words.ts';

interface ThingViewProps {
  readonly thing: Thing;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly last: PackEntry | null;
  readonly words: DataWords;
  readonly onSave: (revision: Revision) => void;
}

export function ThingView({ thing, entries, last, words, onSave }: ThingViewProps) {
  const { t } = words.i18n;
  // A new thing opens its form.
  const [isEdited, setEdited] = useState(thing.data.some(({ id, isNew }) => isNew === true && !entries.has(id)));
  const sides = useRef<HTMLDivElement>(null);
  /** Returns the focus to the button that opened the form. */
  const close = () => {
    setEdited(false);
    setTimeout(() => sides.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus(), 0);
  };
  const data = inGroups(thing.data);
  const shared = commonSource(data);
  const entered = data.filter(({ id }) => entries.has(id));
  const rows = isEdited ? undefined : ({ '--rows': data.length } as CSSProperties);
  return (
    <article className="stack thing" aria-labelledby="thing-title">
      <header className="line apart gap-12 wrap">
        <h2 id="thing-title" className="thing__title" tabIndex={-1}>
          {thingWords(words, thing)}
        </h2>
        <p className="small">
          {`${kindWords(words, thing.kind)}${shared === null ? '' : ` · ${wordSource(words, shared)}`}`}
        </p>
      </header>
      <LowerCaps>
        <div ref={sides} className={classes('grid thing__sides', isEdited && 'at-top thing__sides--edited')}>
          <Cap id="thing-ours">{t('pack.ours')}</Cap>
          <div className="flex apart gap-8 thing__theirs">
            <Cap id="thing-theirs">
              <span>{t('pack.theirs')}</span>
              {entered.length > 0 ? <span aria-hidden="true"> ●</span> : null}
            </Cap>
            <Button
              size="small"
              aria-expanded={isEdited}
              aria-label={labelled(
                words.i18n.lang,
                t(entered.length > 0 ? 'pack.change' : 'pack.enter'),
                thingWords(words, thing),
              )}
              onClick={() => setEdited(!isEdited)}
            >
              {t(entered.length > 0 ? 'pack.change' : 'pack.enter')}
            </Button>
          </div>
          <OurCard data={data} words={words} style={rows} shared={shared} />
          {isEdited ? (
            <ThingForm
              thing={{ ...thing, data }}
              entries={entries}
              last={last}
              words={words}
              onClose={close}
              onSave={(revision) => {
                onSave(revision);
                close();
              }}
            />
          ) : (
            <TheirCard data={data} entries={entries} words={words} style={rows} />
          )}
        </div>
      </LowerCaps>
      {entered.length === 0 ? null : <Told data={entered} entries={entries} words={words} />}
      <Changes data={data} entries={entries} words={words} />
    </article>
  );
}

/** The most common source, named once in the head; null if each line names its own. */
function commonSource(data: readonly Datum[]): string | null {
  if (data.every(({ source, isNew, isAdded }) => source === '' && isNew !== true && isAdded !== true)) return '';
  const counts = new Map<string, number>();
  for (const { source } of data) if (source !== '') counts.set(source, (counts.get(source) ?? 0) + 1);
  const [most = null] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== null && (most[1] > 1 || data.length === 1) ? most[0] : null;
}

interface DataProps {
  readonly data: readonly Datum[];
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly words: DataWords;
}

/** Names the reader and the source, once for data entered together. */
function Told({ data, entries, words }: DataProps) {
  const { t } = words.i18n;
  const told = groupBy(data, ({ id }) => {
    const { readFrom = '', by = '', on = '', note = '' } = entries.get(id) ?? {};
    return JSON.stringify([readFrom, by, on, note]);
  });
  return [...told].map(([key, list]) => {
    const { readFrom = '', by = '', on = '', note = '' } = entries.get(list[0]?.id ?? '') ?? {};
    const cells: readonly (readonly [string, string])[] = [
      [
        t('pack.told.what'),
        joinWords(
          words,
          list.map((datum) => fieldWords(words, datum)),
        ),
      ],
      [t('pack.told.read-from'), readFrom === '' ? t('pack.told.unsaid') : readFrom],
      [t('pack.told.by'), by === '' ? t('pack.told.unsaid') : t('pack.told.by-on', { by, on })],
      ...(note === '' ? [] : [[t('pack.field.note'), note] as const]),
    ];
    return (
      <dl key={key} className="grid face-hi edge-line soft thing__told">
        {cells.map(([what, value]) => (
          <div key={what} className="min-0">
            <dt className="small">{what}</dt>
            <dd className="anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    );
  });
}

/** Differences in play. */
function Changes({ data, entries, words }: DataProps) {
  const { t } = words.i18n;
  const differing = data.filter(({ id, value }) => {
    const entry = entries.get(id);
    return entry !== undefined && JSON.stringify(entry.value) !== JSON.stringify(value);
  });
  const playing = differing.filter((datum) => !isSilent(datum));
  const hasText = differing.some(({ field }) => field === 'text');
  const hasEffect = differing.some(({ field }) => field === 'effect' || field === 'uses');
  const changes =
    differing.length === 0
      ? t('pack.changes.none')
      : playing.length === 0
        ? t('pack.changes.text')
        : t('pack.changes.some', { n: playing.length });
  return (
    <div className="col gap-4 face-lo bar-before thing__changes">
      <p>
        <b>{t('pack.changes')}</b> {changes}
      </p>
      {playing.length === 0 ? null : (
        <ul className="thing__list">
          {playing.map((datum) => (
            <li key={datum.id}>
              {t(datum.isNew ? 'pack.changes.new' : 'pack.changes.from-to', {
                what: fieldWords(words, datum),
                from: valueWords(words, datum.form, datum.value),
                to: valueWords(words, datum.form, entries.get(datum.id)?.value),
              })}
            </li>
          ))}
        </ul>
      )}
      {hasText && !hasEffect ? <p>{t('pack.changes.by-hand')}</p> : null}
    </div>
  );
}

const SIGNS: Readonly<Record<Grade, string>> = { attested: '✓', deduced: '◇', reconstructed: '◇' };

interface CardProps {
  readonly data: readonly Datum[];
  readonly words: DataWords;
  /** Aligns the lines of both cards. */
  readonly style: CSSProperties | undefined;
}

interface OurCardProps extends CardProps {
  /** The source that the head of the page names. */
  readonly shared: string | null;
}

/** The thing as Fronts has it, line by line with its sources. */
function OurCard({ data, words, style, shared }: OurCardProps) {
  const { t } = words.i18n;
  return (
    <section className="grid anywhere edge-ink rounded thing-card" aria-label={t('pack.ours')} style={style}>
      {data.map((datum, at) => {
        const { grade, source, form, value, isNew = false, isAdded = false } = datum;
        const isShipped = !isNew && !isAdded;
        return (
          <Fact key={datum.id} datum={datum} before={data[at - 1]} words={words}>
            <p className={isShipped ? undefined : 'muted'}>
              {isNew ? t('pack.own.absent') : valueWords(words, form, value)}
            </p>
            <p className="small nowrap">
              {isShipped ? (
                <span className={grade === 'attested' ? undefined : 'provenance'}>
                  <span aria-hidden="true">{SIGNS[grade]}</span>
                  <span className="visually-hidden">{t(`pack.mark.${grade}`)}</span>
                </span>
              ) : (
                t('pack.mark.new')
              )}
            </p>
            {isShipped && source !== shared ? (
              <p className="small thing-fact__source">{wordSource(words, source)}</p>
            ) : null}
          </Fact>
        );
      })}
    </section>
  );
}

interface TheirCardProps extends CardProps {
  readonly entries: ReadonlyMap<string, PackEntry>;
}

/** The thing as the owner's copy has it; differences are underlined. */
function TheirCard({ data, entries, words, style }: TheirCardProps) {
  const { t } = words.i18n;
  const isEmpty = data.every(({ id }) => !entries.has(id));
  return (
    <section
      className={classes('grid anywhere edge-ink rounded thing-card', isEmpty && 'thing-card--empty')}
      aria-label={t('pack.theirs')}
      style={style}
    >
      {data.map((datum, at) => {
        const { id, form, value, isNew = false, isAdded = false } = datum;
        const entry = entries.get(id);
        const ours = isNew ? '' : valueWords(words, form, value);
        return (
          <Fact key={id} datum={datum} before={data[at - 1]} words={words}>
            {entry ? (
              <p>
                <Different from={ours} to={valueWords(words, form, entry.value)} />
              </p>
            ) : (
              <p className="muted">
                <span>{isNew ? t('pack.own.off') : isAdded ? t('pack.begins-with', { value: ours }) : ours}</span>
                {isNew || isAdded ? null : <span className="visually-hidden">{` (${t('pack.as-ours')})`}</span>}
              </p>
            )}
            {entry ? (
              <p className="small nowrap">
                <span aria-hidden="true">●</span>
                <span className="visually-hidden">{t('pack.mark.replaced')}</span>
              </p>
            ) : null}
          </Fact>
        );
      })}
    </section>
  );
}

interface FactProps {
  readonly datum: Datum;
  readonly before: Datum | undefined;
  readonly words: DataWords;
  readonly children: ReactNode;
}

/** Fields that need no label, as on a printed card. */
const LEADS: readonly (string | null)[] = ['title', 'name'];

function Fact({ datum, before, words, children }: FactProps) {
  const { field } = datum;
  const isLead = LEADS.includes(field);
  const isBegin = before !== undefined && groupOf(before) !== groupOf(datum);
  const label = fieldWords(words, datum);
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(
        'grid baseline min-0 thing-fact',
        isLead && 'thing-fact--lead',
        field === 'text' && 'thing-fact--text',
        isBegin && 'mt-6 rule-above thing-fact--begin',
      )}
    >
      <span className="small thing-fact__label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function Different({ from, to }: { readonly from: string; readonly to: string }) {
  return differenceOf(from, to).map(({ text, isNew }, at) =>
    // Parts have no ids; their order identifies them.
    isNew ? (
      <ins key={at} className="thing__new">
        {text}
      </ins>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

interface Stretch {
  readonly text: string;
  readonly isNew: boolean;
}

/** The comparison takes length × length steps, so longer texts are marked as a whole. */
const MOST = 400;

const split = (text: string): readonly string[] =>
  /[\u3040-\u30ff\u4e00-\u9fff]/.test(text) ? [...text] : text.split(/(?<=\s)/);

/** Splits `to` into parts that `from` has in the same order, and new parts. */
function differenceOf(from: string, to: string): readonly Stretch[] {
  const [a, b] = [split(from), split(to)];
  if (a.length > MOST || b.length > MOST) return [{ text: to, isNew: from !== to }];
  const same = (i: number, j: number): boolean => a[i]?.trim() === b[j]?.trim();
  // Longest common subsequence of the remaining words.
  const common = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (common[i] ?? [])[j] = same(i, j) ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
  const stretches: Stretch[] = [];
  let [i, j] = [0, 0];
  while (j < b.length) {
    const isCommon = i < a.length && same(i, j);
    if (!isCommon && i < a.length && at(i + 1, j) >= at(i, j + 1)) {
      i++;
      continue;
    }
    const last = stretches.at(-1);
    const text = b[j] ?? '';
    if (last && last.isNew === !isCommon)
      stretches[stretches.length - 1] = { text: last.text + text, isNew: !isCommon };
    else stretches.push({ text, isNew: !isCommon });
    if (isCommon) i++;
    j++;
  }
  return stretches;
}
