import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import './field.css';
import { classes } from './classes.ts';

interface FieldFrame {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The fault of the value; screen readers get it with the field. */
  readonly problem?: ReactNode;
  /** Hides the label from sight if visible text already says it. */
  readonly quiet?: boolean;
}

export interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly end?: ReactNode;
  readonly start?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, problem, quiet, value, onChange, end, start, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} problem={problem} quiet={quiet ?? false}>
      <span className="line gap-8 card full t-body rounded field__box">
        {start}
        <input
          {...input}
          id={id}
          className="grow no-face no-edge field__input"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...describedBy(id, hint, problem)}
        />
        {end}
      </span>
    </Frame>
  );
}

export interface TextAreaProps
  extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, hint, problem, quiet, value, onChange, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} problem={problem} quiet={quiet ?? false}>
      <textarea
        {...input}
        id={id}
        className="line gap-8 card full t-body rounded field__box field__area"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, hint, problem)}
      />
    </Frame>
  );
}

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: ReactNode;
  /** Before the label. */
  readonly mark?: ReactNode;
}

export interface SelectProps<Value extends string> extends FieldFrame {
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>({ label, hint, quiet, value, choices, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} problem={undefined} quiet={quiet ?? false}>
      <select
        id={id}
        className="line gap-8 card full t-body rounded field__box field__select"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        {...describedBy(id, hint, undefined)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export interface ChoicesProps<Value extends string> extends FieldFrame {
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  /**
   * `segments` are in one row and have no details; `cards` are one below the other with theirs; a `switch` has joined parts, of
   * which the selected one is filled; a `track` is a row of equal boxes; `tiles` are next to each other, each with its picture.
   */
  readonly look?: 'segments' | 'cards' | 'switch' | 'track' | 'tiles';
}

const PARTS: Partial<Record<NonNullable<ChoicesProps<string>['look']>, string>> = {
  switch: 'switch__part',
  track: 'choices__step',
};

/** One of a few: radio buttons, all in sight. The selected one is ink, since nothing of a game is decided here. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, hint, quiet, value, choices, onChange, look = 'segments' } = props;
  const id = useId();
  return (
    <fieldset className="col gap-5 min-0 field" {...describedBy(id, hint, undefined)}>
      <legend className={classes('t-ui field__label', quiet && 'visually-hidden')}>{label}</legend>
      <div className={look === 'switch' ? 'switch' : `choices choices--${look}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={PARTS[look] ?? 'line gap-10 card rounded t-ui pointer choice'}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="choice__text">
              {choice.mark}
              <span>{choice.label}</span>
              {choice.detail === undefined ? null : <small>{choice.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      <Below id={id} hint={hint} problem={undefined} />
    </fieldset>
  );
}

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly quiet?: boolean;
}

export function Checkbox({ checked, onChange, label, detail, quiet }: CheckboxProps) {
  return (
    <label className="middle gap-10 soft t-ui pointer checkbox">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className={classes('choice__text', quiet && 'visually-hidden')}>
        <span>{label}</span>
        {detail === undefined ? null : <small>{detail}</small>}
      </span>
    </label>
  );
}

interface FrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly problem: ReactNode;
  readonly quiet: boolean;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, problem, quiet, children }: FrameProps) {
  return (
    <div className="col gap-5 min-0 field">
      <label htmlFor={id} className={classes('t-ui field__label', quiet && 'visually-hidden')}>
        {label}
      </label>
      {children}
      <Below id={id} hint={hint} problem={problem} />
    </div>
  );
}

function Below({ id, hint, problem }: { readonly id: string; readonly hint: ReactNode; readonly problem: ReactNode }) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className="t-small no-ink strong" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

const describedBy = (id: string, hint: ReactNode, problem: ReactNode) => {
  const ids = [hint === undefined ? null : `${id}-hint`, problem === undefined ? null : `${id}-problem`];
  const list = ids.filter((one) => one !== null).join(' ');
  return {
    ...(list === '' ? {} : { 'aria-describedby': list }),
    ...(problem === undefined ? {} : { 'aria-invalid': true }),
  };
};
