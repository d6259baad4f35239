import { Fragment, useRef, useState } from 'react';
import type { Datum, Grade } from '../../engine/kits/pack/data.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { sourceWords } from '../../i18n/source-words.ts';
import { Button } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { differenceOf } from './difference.ts';
import { DatumForm } from './datum-form.tsx';
import type { Thing } from './things.ts';
import { fieldWords, kindWords, thingWords, valueWords, type DataWords } from './words.ts';

interface ThingViewProps {
  readonly thing: Thing;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly last: PackEntry | null;
  readonly words: DataWords;
  readonly onSave: (entry: PackEntry) => void;
  readonly onDrop: (datum: string) => void;
}

/** What changes nothing in play. */
const SILENT = new Set(['title', 'text', 'name', 'name-ja']);
const SIGNS: Readonly<Record<Grade, string>> = { attested: '✓', deduced: '◇', reconstructed: '◇' };

/** One card, place or column: ours and the printed one side by side, and what differs. */
export function ThingView({ thing, entries, last, words, onSave, onDrop }: ThingViewProps) {
  const { t } = words.i18n;
  // What the shipped game does not have is there to be entered.
  const [edited, setEdited] = useState<string | null>(
    thing.data.find(({ id, isNew }) => isNew === true && !entries.has(id))?.id ?? null,
  );
  const sides = useRef<HTMLDivElement>(null);
  /** The focus goes back to the button that opened the form. */
  const close = () => {
    const line = thing.data.findIndex(({ id }) => id === edited);
    setEdited(null);
    setTimeout(() => sides.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[line]?.focus(), 0);
  };
  const sources = new Set(thing.data.map(({ source }) => source));
  // One card has one list of rules: it is said once.
  const [shared = null] = sources.size === 1 && !sources.has('') ? sources : [];
  const differing = thing.data.filter(({ id, value }) => {
    const entry = entries.get(id);
    return entry !== undefined && JSON.stringify(entry.value) !== JSON.stringify(value);
  });
  const playing = differing.filter(({ field }) => !SILENT.has(field ?? ''));
  const changes =
    differing.length === 0
      ? t('pack.changes.none')
      : playing.length === 0
        ? t('pack.changes.text')
        : t('pack.changes.some', { n: playing.length });
  return (
    <article className="col gap-12 thing" aria-labelledby="thing-title">
      <header className="line apart gap-12 wrap">
        <h2 id="thing-title" className="thing__title" tabIndex={-1}>
          {thingWords(words, thing)}
        </h2>
        <p className="small">{kindWords(words, thing.kind)}</p>
      </header>
      {shared === null ? null : (
        <p className="small">{t('pack.source', { text: sourceWords(words.i18n, words.prefix, shared) })}</p>
      )}
      <div ref={sides} className="grid thing__sides">
        <Cap id="thing-ours">{t('pack.ours')}</Cap>
        <Cap id="thing-theirs">{t('pack.theirs')}</Cap>
        {thing.data.map((one) => (
          <Fragment key={one.id}>
            <Ours datum={one} words={words} hasSource={shared === null} />
            <Theirs
              datum={one}
              entry={entries.get(one.id) ?? null}
              words={words}
              isEdited={edited === one.id}
              onEdit={() => setEdited(one.id)}
              onDrop={() => onDrop(one.id)}
            />
            {edited === one.id ? (
              <DatumForm
                datum={one}
                entry={entries.get(one.id) ?? null}
                last={last}
                words={words}
                onClose={close}
                onSave={(entry) => {
                  onSave(entry);
                  close();
                }}
              />
            ) : null}
          </Fragment>
        ))}
      </div>
      <p className="thing__changes">
        <b className="block">{t('pack.changes')}</b>
        {changes}
      </p>
    </article>
  );
}

interface OursProps {
  readonly datum: Datum;
  readonly words: DataWords;
  readonly hasSource: boolean;
}

function Ours({ datum, words, hasSource }: OursProps) {
  const { t } = words.i18n;
  const { grade, source, form, value, isNew = false, isAdded = false } = datum;
  return (
    <section className="col gap-4 thing__cell" aria-label={`${t('pack.ours')}: ${fieldWords(words, datum)}`}>
      <p className="line apart gap-8">
        <span className="t-tag muted">
          <span className="thing__whose">{t('pack.ours')} · </span>
          {fieldWords(words, datum)}
        </span>
        {isNew ? null : isAdded ? (
          <span className="small">{t('pack.mark.new')}</span>
        ) : (
          <span className={grade === 'attested' ? 'small' : 'provenance'}>
            <span aria-hidden="true">{SIGNS[grade]} </span>
            {t(`pack.mark.${grade}`)}
          </span>
        )}
      </p>
      <p className={isAdded ? 'muted' : undefined}>{isNew ? t('pack.own.absent') : valueWords(words, form, value)}</p>
      {hasSource && !isNew && !isAdded ? (
        <p className="small">
          {source === ''
            ? t('pack.source.none')
            : t('pack.source', { text: sourceWords(words.i18n, words.prefix, source) })}
        </p>
      ) : null}
    </section>
  );
}

interface TheirsProps {
  readonly datum: Datum;
  readonly entry: PackEntry | null;
  readonly words: DataWords;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onDrop: () => void;
}

function Theirs({ datum, entry, words, isEdited, onEdit, onDrop }: TheirsProps) {
  const { t } = words.i18n;
  const { form, value, isNew = false } = datum;
  const what = t('pack.change.of', { what: thingWords(words, datum), field: fieldWords(words, datum) });
  return (
    <section className="col gap-4 thing__cell" aria-label={`${t('pack.theirs')}: ${fieldWords(words, datum)}`}>
      <div className="line apart gap-8 wrap">
        <span className="t-tag muted">
          <span className="thing__whose">{t('pack.theirs')} · </span>
          {fieldWords(words, datum)}
        </span>
        <span className="flex wrap gap-6">
          {entry ? (
            <Button size="small" variant="ghost" aria-label={`${t('pack.remove')}: ${what}`} onClick={onDrop}>
              {t('pack.remove')}
            </Button>
          ) : null}
          <Button
            size="small"
            aria-expanded={isEdited}
            aria-label={`${t(entry ? 'pack.change' : 'pack.enter')}: ${what}`}
            onClick={onEdit}
          >
            {t(entry ? 'pack.change' : 'pack.enter')}
          </Button>
        </span>
      </div>
      {entry ? (
        <>
          <p>
            <span aria-hidden="true">● </span>
            <Different from={isNew ? '' : valueWords(words, form, value)} to={valueWords(words, form, entry.value)} />
          </p>
          <p className="small">
            {[
              entry.readFrom === '' ? t('pack.told.unsaid') : entry.readFrom,
              entry.by === '' ? null : t('pack.told.by-on', { by: entry.by, on: entry.on }),
              entry.note === '' ? null : entry.note,
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </>
      ) : (
        <p className="muted">
          {datum.isAdded
            ? t('pack.begins-with', { value: valueWords(words, form, value) })
            : t(isNew ? 'pack.own.off' : 'pack.as-ours')}
        </p>
      )}
    </section>
  );
}

/** Underlined where it differs: a line is seen without colour. */
function Different({ from, to }: { readonly from: string; readonly to: string }) {
  return differenceOf(from, to).map(({ text, isNew }, at) =>
    // Stretches have no names: their order is all they are.
    isNew ? (
      <ins key={at} className="thing__new">
        {text}
      </ins>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
