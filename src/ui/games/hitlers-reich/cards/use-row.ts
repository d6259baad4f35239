import { useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface Row {
  /** 0 for the entry that Tab stops at. */
  readonly tabIndexOf: (id: string) => 0 | -1;
  readonly onFocus: (id: string) => void;
  /** For the list; its entries have `data-row`. */
  readonly onKeyDown: (press: KeyboardEvent<HTMLElement>) => void;
}

/** A row of buttons with one tab stop: arrows, Home and End move inside. Tab enters at `first`. */
export function useRow(ids: readonly string[], first: string | undefined): Row {
  const [at, setAt] = useState<string | null>(null);
  const stop = at !== null && ids.includes(at) ? at : (first ?? ids[0]);
  return {
    tabIndexOf: (id) => (id === stop ? 0 : -1),
    onFocus: setAt,
    onKeyDown(press) {
      if (press.ctrlKey || press.metaKey || press.altKey) return;
      const entries = [...press.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
      const next = entryAfter(entries, press.key);
      if (!next) return;
      press.preventDefault();
      press.stopPropagation();
      next.focus();
    },
  };
}

function entryAfter(entries: readonly HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  const step = STEPS[key];
  const here = entries.findIndex((entry) => entry === document.activeElement);
  return step === undefined || here < 0 ? undefined : entries[here + step];
}
