import type { ReactNode } from 'react';
import type { FormValue, PlainForm } from '../../engine/kernel/form.ts';
import { Checkbox, Choices, Select, TextField, type ChoicesProps } from './field.tsx';
import { useTypedNumber } from './use-typed-number.ts';

export interface ValueWords {
  readonly label: string;
  readonly detail?: ReactNode;
  /** Before the label. */
  readonly mark?: ReactNode;
}

export interface FormFieldProps {
  readonly form: PlainForm;
  /** Null for a number field that is empty. */
  readonly value: FormValue | null;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** A choice is a `list` unless it has another look; a switch is a `box`, or two words side by side. */
  readonly look?: 'list' | 'box' | ChoicesProps<string>['look'];
  /** Names a value of a choice, or `on` and `off` of a switch. */
  readonly wordsOf?: (value: string) => ValueWords;
  /** Rejects a number outside its range with this sentence; without it every number is accepted. */
  readonly wordRange?: (range: { readonly min: number; readonly max: number }) => string;
  readonly onChange: (value: FormValue | null) => void;
}

const PLAIN = (value: string): ValueWords => ({ label: value });

/** One value: an option of a scenario, a setting, a datum of a pack, a field of a position. */
export function FormField(props: FormFieldProps) {
  const { form, value, label, hint, look = 'list', wordsOf = PLAIN, onChange } = props;
  if (form.kind === 'number') return <NumberField {...props} form={form} />;
  if (form.kind === 'text')
    return <TextField label={label} hint={hint} value={String(value)} maxLength={form.max} onChange={onChange} />;
  if (form.kind === 'switch' && look === 'box')
    return <Checkbox checked={value === true} label={label} detail={hint} onChange={onChange} />;
  const isSwitch = form.kind === 'switch';
  const field = {
    ...{ label, hint },
    value: isSwitch ? (value === true ? 'on' : 'off') : String(value),
    choices: (isSwitch ? ['on', 'off'] : form.values).map((one) => ({ value: one, ...wordsOf(one) })),
    onChange: (next: string) => onChange(isSwitch ? next === 'on' : next),
  };
  if (isSwitch) return <Choices look="switch" {...field} />;
  return look === 'list' || look === 'box' ? <Select {...field} /> : <Choices look={look} {...field} />;
}

type NumberFieldProps = FormFieldProps & { readonly form: Extract<PlainForm, { readonly kind: 'number' }> };

function NumberField({ form: { min, max, step = 1 }, value, label, hint, wordRange, onChange }: NumberFieldProps) {
  const { text, isWrong, onText, onBlur } = useTypedNumber({
    value: typeof value === 'number' ? value : null,
    fits: (n) => !wordRange || (n !== null && Number.isInteger(n / step) && n >= min && n <= max),
    onNumber: onChange,
  });
  return (
    <TextField
      label={label}
      hint={hint}
      problem={isWrong ? wordRange?.({ min, max }) : undefined}
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      value={text}
      onChange={onText}
      onBlur={onBlur}
    />
  );
}
