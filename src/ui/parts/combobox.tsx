import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import Check from '@lucide/icons/icons/check';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { useT } from '../../i18n/use-t.tsx';
import { announce } from '../app/announce.ts';
import { fold, search } from '../app/rank.ts';
import { classes } from './classes.ts';
import './combobox.css';
import { drawIcon } from './icon.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** More search words: another spelling, a number. */
  readonly also?: string;
}

export interface ComboboxProps {
  readonly label: string;
  /** Hides the label from sight if visible text already says it. */
  readonly quiet?: boolean;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  /** The message if nothing matches the typed text. */
  readonly wordNone: (text: string) => string;
}

/** `PageUp` and `PageDown` move this far. */
const PAGE = 8;

/** Picks one of many by typing: the focus stays in the field and the arrows move through the list. */
export function Combobox({ label, quiet = false, value, options, onChange, wordNone }: ComboboxProps) {
  const { t } = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The typed text; null while the field shows the chosen option. */
  const [text, setText] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const isOpen = at !== null;
  const chosen = options.find((option) => option.value === value);
  const found = text === null ? options : search(text, options, ({ label: name, also = '' }) => `${name} ${also}`);
  const lit = at === null ? undefined : found[Math.min(at, found.length - 1)];
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`;

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, lit]);
  useEffect(() => {
    if (text !== null && text !== '') announce(t('command.found', { n: found.length }));
  }, [t, text, found.length]);

  const open = () => setAt(Math.max(0, chosen ? found.indexOf(chosen) : 0));
  const close = () => {
    setAt(null);
    setText(null);
  };
  const choose = (option: Option) => {
    close();
    if (option.value !== value) onChange(option.value);
  };
  /** Leaving the field accepts a fully typed option. */
  const leave = () => {
    const typed = text === null ? null : fold(text.trim());
    const meant = typed === null ? undefined : found.find((option) => fold(option.label) === typed);
    if (meant) choose(meant);
    else close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (at === null) open();
      else if (found.length > 0) setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (lit) choose(lit);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes the list only, not the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="col gap-5 min-0 field relative combobox">
      <label htmlFor={id} className={classes('t-ui field__label', quiet && 'visually-hidden')}>
        {label}
      </label>
      <span className="line gap-8 card full t-body rounded field__box">
        <input
          ref={input}
          id={id}
          className="grow no-face no-edge field__input"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(lit ? { 'aria-activedescendant': optionId(lit) } : {})}
          autoComplete="off"
          spellCheck={false}
          value={text ?? chosen?.label ?? ''}
          onFocus={(event) => event.target.select()}
          onClick={() => {
            if (!isOpen) open();
          }}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        {/* For the pointer; keys open the list from the field. */}
        <button
          type="button"
          className="no-face centre-grid no-edge combobox__toggle"
          tabIndex={-1}
          aria-hidden="true"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          {drawIcon(ChevronDown, 18)}
        </button>
      </span>
      {isOpen ? (
        <div className="card rounded raised scroll-y absolute mt-3 combobox__list">
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {found.map((option) => (
              <div
                key={option.value}
                id={optionId(option)}
                role="option"
                aria-selected={option === lit}
                className={classes(
                  'line apart gap-8 t-ui soft anywhere pointer combobox__option',
                  option === lit && 'face-lo combobox__option--on',
                )}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.value === value ? drawIcon(Check, 16) : null}
              </div>
            ))}
          </div>
          {found.length === 0 ? <p className="small combobox__none">{wordNone(text ?? '')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
