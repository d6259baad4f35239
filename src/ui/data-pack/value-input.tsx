import { useId } from 'react';
import Plus from '@lucide/icons/icons/plus';
import Trash2 from '@lucide/icons/icons/trash';
import type { Form, FormValue, ListForm, Part, Parts } from '../../engine/kernel/form.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Checkbox, Select, TextArea, TextField } from '../parts/field.tsx';
import { FormField } from '../parts/form-field.tsx';
import { PlaceInput } from './place-input.tsx';
import { choiceWords, partWords, tagWords, type DataWords } from './data-words.ts';

interface ValueInputProps {
  readonly form: Form;
  readonly value: unknown;
  readonly label: string;
  readonly words: DataWords;
  readonly onChange: (value: unknown) => void;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

function firstOf(form: Form): unknown {
  switch (form.kind) {
    case 'choice':
      return form.values[0];
    case 'number':
      return Math.max(form.min, 1);
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'texts':
      return { en: '', ja: '' };
    case 'flags':
      return Object.fromEntries(form.names.map((name) => [name, false]));
    case 'record':
      return firstParts(form.parts);
    case 'list':
      return [];
  }
}
const firstParts = (parts: Parts): Fields =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]: readonly [string, Part]) =>
      part.optional === true ? [] : [[name, firstOf(part)]],
    ),
  );

/** Keeps the members that the other record has as well. */
const kept = (parts: Parts, value: Fields): Fields =>
  Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(parts, name)));

/** A field for any form; it offers only what the rules know. */
export function ValueInput({ form, value, label, words, onChange }: ValueInputProps) {
  const { t } = words.i18n;
  switch (form.kind) {
    case 'choice':
      if (form.of === 'place')
        return (
          <PlaceInput label={label} value={String(value)} places={form.values} words={words} onChange={onChange} />
        );
      break;
    case 'texts':
      return <TextsInput form={form} value={fieldsOf(value)} label={label} words={words} onChange={onChange} />;
    case 'flags':
      return (
        <fieldset className="col gap-6 field">
          <legend className="t-ui field__label">{label}</legend>
          <div className="flex wrap gap-12">
            {form.names.map((name) => (
              <Checkbox
                key={name}
                checked={fieldsOf(value)[name] === true}
                label={choiceWords(words, name, form.of)}
                onChange={(isOn) => onChange({ ...fieldsOf(value), [name]: isOn })}
              />
            ))}
          </div>
        </fieldset>
      );
    case 'record':
      return <PartsInput parts={form.parts} value={fieldsOf(value)} words={words} onChange={onChange} />;
    case 'list':
      return (
        <ListInput
          form={form}
          value={Array.isArray(value) ? (value as readonly unknown[]) : []}
          label={label}
          words={words}
          onChange={onChange}
        />
      );
    default:
      break;
  }
  const nameOf = (one: string) =>
    form.kind === 'choice' ? choiceWords(words, one, form.of) : t(one === 'on' ? 'pack.yes' : 'pack.no');
  return (
    <FormField
      form={form}
      value={value as FormValue}
      label={label}
      look={form.kind === 'switch' ? 'switch' : 'list'}
      wordsOf={(one) => ({ label: nameOf(one) })}
      onChange={onChange}
    />
  );
}

interface InputOf<F, V> {
  readonly form: F;
  readonly value: V;
  readonly label: string;
  readonly words: DataWords;
  readonly onChange: (value: unknown) => void;
}

function TextsInput({ form: { max }, value, label, words, onChange }: InputOf<{ readonly max: number }, Fields>) {
  const { t } = words.i18n;
  const Field = max > 100 ? TextArea : TextField;
  return (
    <fieldset className="col gap-8 field">
      <legend className="t-ui field__label">{label}</legend>
      {(['en', 'ja'] as const).map((lang) => (
        <Field
          key={lang}
          lang={lang}
          label={t(lang === 'en' ? 'pack.in-english' : 'pack.in-japanese')}
          value={typeof value[lang] === 'string' ? value[lang] : ''}
          maxLength={max}
          onChange={(text: string) => onChange({ ...value, [lang]: text })}
        />
      ))}
    </fieldset>
  );
}

interface PartsInputProps {
  readonly parts: Parts;
  readonly value: Fields;
  readonly words: DataWords;
  readonly onChange: (value: Fields) => void;
}

function PartsInput({ parts, value, words, onChange }: PartsInputProps) {
  return Object.entries(parts).map(([name, part]: readonly [string, Part]) => {
    const label = partWords(words, name);
    const { [name]: own, ...others } = value;
    const isThere = Object.hasOwn(value, name);
    return (
      <div key={name} className="col gap-6 value-part">
        {part.optional === true ? (
          <Checkbox
            checked={isThere}
            label={label}
            onChange={(isOn) => onChange(isOn ? { ...value, [name]: firstOf(part) } : others)}
          />
        ) : null}
        {isThere ? (
          <ValueInput
            form={part}
            value={own}
            label={label}
            words={words}
            onChange={(next) => onChange({ ...value, [name]: next })}
          />
        ) : null}
      </div>
    );
  });
}

function ListInput({ form, value, label, words, onChange }: InputOf<ListForm, readonly unknown[]>) {
  const id = useId();
  const { t } = words.i18n;
  const { tag, of, max } = form;
  const names = Object.keys(of);
  const isOfPlaces = form.tagOf === 'place';
  const choices = names.map((name) => ({ value: name, label: tagWords(words, form, name) }));
  const isUsed = (name: string): boolean => value.some((one) => fieldsOf(one)[tag] === name);
  const fresh = names.find((name) => !isUsed(name)) ?? names[0];
  const replace = (at: number, one: Fields) => onChange(value.map((other, i) => (i === at ? one : other)));
  const make = (name: string): Fields => ({ [tag]: name, ...firstParts(of[name] ?? {}) });
  return (
    <fieldset className="col gap-8 field" aria-describedby={`${id}-what`}>
      <legend className="t-ui field__label">{label}</legend>
      {value.map((one, at) => {
        const fields = fieldsOf(one);
        const name = String(fields[tag]);
        const { [tag]: _tag, ...parts } = fields;
        return (
          // Lines have no ids: two may be equal.
          <div key={at} className="col gap-8 card rounded value-line">
            <div className="line gap-8">
              <div className="grow">
                {isOfPlaces ? (
                  <PlaceInput
                    quiet
                    label={`${partWords(words, tag)} ${at + 1}`}
                    value={name}
                    places={names}
                    words={words}
                    // Keeps what was said about the way there.
                    onChange={(next) => replace(at, { ...make(next), ...kept(of[next] ?? {}, parts) })}
                  />
                ) : (
                  <Select
                    quiet
                    label={`${partWords(words, tag)} ${at + 1}`}
                    value={name}
                    choices={choices}
                    onChange={(next) => replace(at, make(next))}
                  />
                )}
              </div>
              <IconButton
                icon={Trash2}
                variant="ghost"
                label={t('pack.drop', { what: tagWords(words, form, name) })}
                onClick={() => onChange(value.filter((_, i) => i !== at))}
              />
            </div>
            <PartsInput
              parts={of[name] ?? {}}
              value={parts}
              words={words}
              onChange={(next) => replace(at, { [tag]: name, ...next })}
            />
          </div>
        );
      })}
      <div className="line gap-12 wrap">
        <Button
          size="small"
          icon={Plus}
          closed={value.length >= max}
          onClick={() => onChange([...value, make((isOfPlaces ? fresh : names[0]) ?? '')])}
        >
          {t('pack.add')}
        </Button>
      </div>
      <p id={`${id}-what`} className="small">
        {tag === 'op' ? t('pack.by-hand') : null}
      </p>
    </fieldset>
  );
}
