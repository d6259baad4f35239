import { useEffect, useRef, useState } from 'react';
import type { Datum } from '../../engine/kits/pack/data.ts';
import { misfitOf } from '../../engine/kits/pack/form-values.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox, TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { groupOf, GROUPS, today, type Revision, type Thing } from './things.ts';
import { ValueInput } from './value-input.tsx';
import { fieldWords, thingWords, type DataWords } from './data-words.ts';

interface ThingFormProps {
  readonly thing: Thing;
  readonly entries: ReadonlyMap<string, PackEntry>;
  /** Most data come from one source, so the form begins with the last one. */
  readonly last: Pick<PackEntry, 'by' | 'readFrom'> | null;
  readonly words: DataWords;
  readonly onSave: (revision: Revision) => void;
  readonly onClose: () => void;
}

interface Entry {
  readonly value: unknown;
  /** The owner's copy states it, whether or not it differs. */
  readonly isSaid: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function ThingForm({ thing, entries, last, words, onSave, onClose }: ThingFormProps) {
  const { t, line } = words.i18n;
  const { data } = thing;
  const known = data.map(({ id }) => entries.get(id)).find((entry) => entry !== undefined);
  const [entered, setEntered] = useState<Readonly<Record<string, Entry>>>(() =>
    Object.fromEntries(
      data.map(({ id, value, isNew = false }) => {
        const entry = entries.get(id);
        return [id, { value: entry ? entry.value : value, isSaid: entry !== undefined || isNew }];
      }),
    ),
  );
  const [readFrom, setReadFrom] = useState(known?.readFrom ?? last?.readFrom ?? '');
  const [by, setBy] = useState(known?.by ?? last?.by ?? '');
  const [note, setNote] = useState(known?.note ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const enter = (id: string, one: Entry) => setEntered((all) => ({ ...all, [id]: one }));

  const save = () => {
    const told = { readFrom: readFrom.trim(), by: by.trim(), note: note.trim() };
    const said: PackEntry[] = [];
    for (const datum of data) {
      const one = entered[datum.id];
      if (!one?.isSaid) continue;
      const misfit = misfitOf(datum.form, one.value, fieldWords(words, datum));
      if (misfit) {
        const params = { ...misfit.params, path: misfit.path, datum: thingWords(words, datum) };
        return setProblem(line({ key: `pack.refused.value.${misfit.why}`, params }));
      }
      // Unchanged entries keep their date.
      const former = entries.get(datum.id);
      const isKept = former !== undefined && same(former.value, one.value) && same(told, toldOf(former));
      if (!isKept) said.push({ datum: datum.id, value: one.value, on: today(), ...told });
    }
    const dropped = data.filter(({ id }) => entries.has(id) && entered[id]?.isSaid !== true).map(({ id }) => id);
    onSave({ said, dropped });
  };

  const groups = GROUPS.map((group) => [group, data.filter((datum) => groupOf(datum) === group)] as const).filter(
    ([, list]) => list.length > 0,
  );
  return (
    <form
      ref={form}
      className="stack face-hi edge-ink rounded thing-form"
      aria-label={thingWords(words, thing)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {groups.map(([group, list]) => (
        <section key={group} className="stack" aria-labelledby={`group-${group}`}>
          <h3 id={`group-${group}`} className={groups.length > 1 ? 'cap' : 'visually-hidden'}>
            {t(`pack.group.${group}`)}
          </h3>
          {list.map((datum) => (
            <Field
              key={datum.id}
              datum={datum}
              entered={entered[datum.id] ?? { value: datum.value, isSaid: false }}
              words={words}
              onEnter={(one) => enter(datum.id, one)}
            />
          ))}
        </section>
      ))}
      <section className="grid gap-12 thing-form__who">
        <TextField
          label={t('pack.field.read-from')}
          hint={t('pack.field.read-from.hint')}
          value={readFrom}
          maxLength={200}
          onChange={setReadFrom}
        />
        <TextField label={t('pack.field.by')} value={by} maxLength={60} onChange={setBy} autoComplete="name" />
        <TextField label={t('pack.field.note')} value={note} maxLength={500} onChange={setNote} />
      </section>
      {problem === null ? null : (
        <Note tone="error" isAlert>
          <p>{problem}</p>
        </Note>
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

const toldOf = ({ readFrom, by, note }: PackEntry) => ({ readFrom, by, note });

interface FieldProps {
  readonly datum: Datum;
  readonly entered: Entry;
  readonly words: DataWords;
  readonly onEnter: (entered: Entry) => void;
}

/** Changing a value states it; an unchanged value can be stated as well. */
function Field({ datum, entered: { value, isSaid }, words, onEnter }: FieldProps) {
  const { t } = words.i18n;
  return (
    <div className="col gap-6 rule-below thing-form__field">
      <ValueInput
        form={datum.form}
        value={value}
        label={fieldWords(words, datum)}
        words={words}
        onChange={(next) => onEnter({ value: next, isSaid: true })}
      />
      {datum.isNew ? null : (
        <Checkbox
          checked={isSaid}
          label={
            <>
              <span>{t('pack.said')}</span>
              <span className="visually-hidden">{`: ${fieldWords(words, datum)}`}</span>
            </>
          }
          onChange={(isOn) => onEnter(isOn ? { value, isSaid: true } : { value: datum.value, isSaid: false })}
        />
      )}
    </div>
  );
}
