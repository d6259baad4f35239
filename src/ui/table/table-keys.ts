import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from '../app/keys.ts';
import { pickByKey } from './table-focus.ts';
import type { Entry, TableModel } from './table-model.tsx';

/** Keys that are more than one command, and so are listened for here; the command table lists them. */

/** The first nine entries have a digit. */
const DIGITS = 9;

const isPlainKey = (press: KeyboardEvent): boolean =>
  !press.defaultPrevented && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** The entries that have a digit, in its order: what undoes or spoils something has none, lest a key for the next thing do it. */
export const keyedEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ words }) => words.hasNoDigit !== true).slice(0, DIGITS);

/** `1` to `9` choose the entry with that digit. */
export function useDigits(isOn: boolean, now: () => TableModel): void {
  const latest = useRef(now);
  useLayoutEffect(() => {
    // Before the next key can come: the list on the screen is then the list the key means.
    latest.current = now;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (!isPlainKey(press) || isDialogOpen() || !/^[1-9]$/.test(press.key)) return;
      const { entries, actions } = latest.current();
      const entry = keyedEntries(entries)[Number(press.key) - 1];
      if (!entry) return;
      press.preventDefault();
      pickByKey(() => actions.choose(entry.target));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** A key that works only while it is held; letting go anywhere, or leaving the window, ends it. */
export function useHold(isOn: boolean, key: string, set: (on: boolean) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() !== key || press.repeat || !isPlainKey(press) || isDialogOpen()) return;
      press.preventDefault();
      set(true);
    };
    const onKeyUp = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() === key) set(false);
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
