import { labelled } from '../../i18n/joining.ts';
import { useRef, useState, type CSSProperties } from 'react';
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { Button } from '../parts/button.tsx';
import { Cap, LowerCaps } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { inGroups, isSilent, type Revision, type Thing } from './things.ts';
import { OurCard, TheirCard } from './thing-card.tsx';
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
  const told = new Map<string, Datum[]>();
  for (const datum of data) {
    const { readFrom = '', by = '', on = '', note = '' } = entries.get(datum.id) ?? {};
    const key = JSON.stringify([readFrom, by, on, note]);
    told.set(key, [...(told.get(key) ?? []), datum]);
  }
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
