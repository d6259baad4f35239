import type { KeyboardEvent, ReactNode, Ref } from 'react';
import Search from '@lucide/icons/icons/search';
import { TextField } from './field.tsx';
import { drawIcon } from './icon.tsx';
import { Kbd } from './kbd.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kbd?: string | undefined;
  /** The result count: `3 of 9`. */
  readonly found?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The label is the placeholder, and screen readers still get it after typing. Escape empties the field. */
export function SearchField({ label, value, onChange, kbd, found, onKeyDown, ref }: SearchFieldProps) {
  return (
    <div role="search" aria-label={label} className="grow search-field">
      <TextField
        {...(ref === undefined ? {} : { ref })}
        quiet
        type="search"
        label={label}
        placeholder={label}
        value={value}
        onChange={onChange}
        autoComplete="off"
        spellCheck={false}
        start={drawIcon(Search, 18)}
        end={found ?? (kbd === undefined || value !== '' ? null : <Kbd>{kbd}</Kbd>)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            onChange('');
          }
          onKeyDown?.(event);
        }}
      />
    </div>
  );
}
