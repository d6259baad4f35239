import { useEffect, useRef, useState } from 'react';
import type { Datum } from '../../engine/kits/pack/data.ts';
import { misfitOf } from '../../engine/kits/pack/forms.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { today } from './today.ts';
import { ValueInput } from './value-input.tsx';
import { fieldWords, thingWords, type DataWords } from './words.ts';

interface DatumFormProps {
  readonly datum: Datum;
  readonly entry: PackEntry | null;
  /** Who entered the last datum, and where it was read: most come from one source. */
  readonly last: Pick<PackEntry, 'by' | 'readFrom'> | null;
  readonly words: DataWords;
  readonly onSave: (entry: PackEntry) => void;
  readonly onClose: () => void;
}

/** The printed value of one datum, who read it, and where. */
export function DatumForm({ datum, entry, last, words, onSave, onClose }: DatumFormProps) {
  const { t, line } = words.i18n;
  const [value, setValue] = useState(entry?.value ?? datum.value);
  const [readFrom, setReadFrom] = useState(entry?.readFrom ?? last?.readFrom ?? '');
  const [by, setBy] = useState(entry?.by ?? last?.by ?? '');
  const [note, setNote] = useState(entry?.note ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // It opens under the line that it is about, and begins with the value.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const what = t('pack.change.of', { what: thingWords(words, datum), field: fieldWords(words, datum) });
  const save = () => {
    const misfit = misfitOf(datum.form, value, fieldWords(words, datum));
    if (misfit) {
      const params = { ...misfit.params, path: misfit.path, datum: thingWords(words, datum) };
      return setProblem(line({ key: `pack.refused.value.${misfit.why}`, params }));
    }
    onSave({ datum: datum.id, value, readFrom: readFrom.trim(), by: by.trim(), on: today(), note: note.trim() });
  };
  return (
    <form
      ref={form}
      className="col gap-12 panel panel__body datum-form"
      aria-label={what}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ValueInput form={datum.form} value={value} label={what} words={words} onChange={setValue} />
      <div className="grid gap-12 datum-form__who">
        <TextField
          label={t('pack.field.read-from')}
          hint={t('pack.field.read-from.hint')}
          value={readFrom}
          maxLength={200}
          onChange={setReadFrom}
        />
        <TextField label={t('pack.field.by')} value={by} maxLength={60} onChange={setBy} autoComplete="name" />
        <TextField label={t('pack.field.note')} value={note} maxLength={500} onChange={setNote} />
      </div>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="error">
            <p>{problem}</p>
          </Note>
        </div>
      )}
      <div className="flex wrap gap-8">
        <Button type="submit">{t('pack.apply')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('pack.cancel')}
        </Button>
      </div>
    </form>
  );
}
