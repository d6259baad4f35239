import type { KeyboardEvent, RefObject } from 'react';
import { usePlayStore } from './use-play.tsx';

/** The buttons of the listed entries, newest first. */
export const linesIn = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('.log__line') ?? []),
];

interface LogKeys {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Shows all entries again; false if they are shown. */
  readonly clear: () => boolean;
}

const nextLine = (lines: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return lines[at + 1];
    case 'ArrowUp':
      return lines[at - 1];
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    default:
      return undefined;
  }
};

/** Arrows go from entry to entry. Escape closes the open one, then drops the filters, then lowers the panel. */
export function useLogKeys(list: RefObject<HTMLElement | null>, { isOpen, close, clear }: LogKeys) {
  const play = usePlayStore();
  const leave = (): boolean => {
    if (isOpen) return (close(), true);
    if (clear()) return true;
    if (!play.getState().panel.isRaised) return false;
    const name = list.current?.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
    play.actions.raise(false);
    if (name) document.getElementById(name)?.focus();
    return true;
  };
  return (press: KeyboardEvent<HTMLElement>): void => {
    if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
    const lines = linesIn(list.current);
    const at = lines.findIndex((line) => line === press.target);
    const isSearch = press.target instanceof HTMLInputElement && press.target.type === 'search';
    if (press.key === 'Escape') {
      if (leave()) press.preventDefault();
      return;
    }
    const next = at >= 0 || (isSearch && press.key === 'ArrowDown') ? nextLine(lines, at, press.key) : undefined;
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
}
