import { flushSync } from 'react-dom';
import { useEffect } from 'react';
import { create } from 'zustand';
import { announce } from '../app/announce.ts';
import { useT } from '../../i18n/use-t.tsx';

/** The field that filters the options, in lists that are too short or too quiet to show it at all times. */
export const finderStore = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

const fieldOf = (): HTMLElement | null => document.querySelector('.legal-section input[type="search"]');

/** Shows the field, where the list has none, and types into it. */
export function openFinder(): void {
  if (fieldOf() === null) flushSync(() => finderStore.setState({ isOpen: true }));
  fieldOf()?.focus();
}

export const closeFinder = (): void => finderStore.setState({ isOpen: false });

/** A reader hears how many options are left while a filter is typed. */
export function useHeardFilter(filter: string, left: number): void {
  const { t } = useT();
  useEffect(() => {
    if (filter !== '') announce(t('table.legal.count', { n: left }));
  }, [filter, left, t]);
}
