import { flushSync } from 'react-dom';
import type { TargetRef } from '../../engine/kernel/types.ts';

/** Where the keyboard is on the table, and where it goes. */

/** The entry, place or piece that is meant: where the keyboard is, if it is being used, else where the pointer is. */
export function targetAtHand(hovered: TargetRef | null): TargetRef | null {
  const focused = document.activeElement;
  const isByKeyboard = focused?.matches(':focus-visible') === true;
  return (isByKeyboard ? targetOf(focused) : null) ?? hovered ?? targetOf(focused);
}

function targetOf(element: Element | null): TargetRef | null {
  const id = element?.id ?? '';
  if (id.startsWith('choice-')) return id.slice('choice-'.length) as TargetRef;
  return (element?.closest('[data-stop]')?.getAttribute('data-stop') as TargetRef | null | undefined) ?? null;
}

/** Enter belongs to whatever has the focus, unless that is the chosen entry itself or nothing at all. */
export function isEnterFree(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'prompt' || focused.id === 'main') return true;
  return focused.matches('[data-choices] [aria-pressed="true"]');
}

/** Brings the focus back to what is asked: the first choice, else the prompt itself. */
export function focusQuestion(): void {
  const first =
    document.querySelector<HTMLElement>('[data-choices] button[tabindex="0"]') ??
    document.querySelector<HTMLElement>('.confirm button') ??
    document.getElementById('prompt');
  first?.focus({ preventScroll: true });
  first?.scrollIntoView?.({ block: 'nearest' });
}

/** Picks, and takes the focus along: to the chosen entry, the gold button, or what is asked next. Enter then goes on from there. */
export function pickByKey(pick: () => void): void {
  flushSync(pick);
  const chosen =
    document.querySelector<HTMLElement>('[data-choices] button[aria-pressed="true"]') ??
    document.querySelector<HTMLElement>('.confirm__go');
  if (chosen) chosen.focus({ preventScroll: true });
  else focusQuestion();
}
