import { useEffect } from 'react';
import type { Entry } from '../../play/derive.ts';
import type { PlayStore } from '../../play/play-store.ts';
import { isTyping, keyOf } from '../app/keys.ts';
import { pickByKey } from './table-focus.ts';

/** Keys that mean more than one command are handled here; the command table only lists them. */

const DIGITS = 9;

const isPlainKey = (press: KeyboardEvent): boolean =>
  !press.defaultPrevented && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The entries by their digits, from 1. Where a game gives its entries digits, they keep them and leave gaps. Entries
 * that undo or lose something get none, so that no key hits them by habit.
 */
export function keyedEntries(entries: readonly Entry[]): readonly (Entry | undefined)[] {
  if (entries.every(({ words }) => words.digit === undefined))
    return entries.filter(({ words }) => words.hasNoDigit !== true).slice(0, DIGITS);
  return Array.from({ length: DIGITS }, (_, at) => entries.find(({ words }) => words.digit === at + 1));
}

export function pickDigit(play: PlayStore, entries: readonly Entry[], digit: number): boolean {
  const entry = keyedEntries(entries)[digit - 1];
  if (entry) pickByKey(play, () => play.actions.choose(entry.target));
  return entry !== undefined;
}

/** Handles `1` to `9`; `press` returns whether an entry has the digit. */
export function useDigits(isOn: boolean, press: (digit: number) => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || isDialogOpen() || !/^[1-9]$/.test(event.key)) return;
      if (press(Number(event.key))) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, press]);
}

/** For a key that works while held; releasing it anywhere, or leaving the window, ends it. */
export function useHold(isOn: boolean, key: string, set: (on: boolean) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (keyOf(press) !== key || press.repeat || !isPlainKey(press) || isDialogOpen()) return;
      press.preventDefault();
      set(true);
    };
    const onKeyUp = (press: KeyboardEvent) => {
      if (keyOf(press) === key) set(false);
    };
    const onBlur = () => set(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [isOn, key, set]);
}
