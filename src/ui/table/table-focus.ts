import { flushSync } from 'react-dom';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { PlayState } from '../../play/state.ts';
import { bringIntoSight } from './into-sight.ts';

/** Where the keyboard is on the table, and where it goes. */

/**
 * The entry, place, piece or card that is meant: under the pointer if it was used last, else with the keyboard focus,
 * else the last one picked.
 */
export const targetAtHand = (pointed: Element | null, { pointed: { hovered }, picture }: PlayState): TargetRef | null =>
  targetOf(pointed) ??
  targetOf(document.activeElement) ??
  hovered ??
  picture.march?.target ??
  picture.selection.picked.at(-1) ??
  null;

/** The keyboard is on something that can be asked about. */
export const hasFocusedTarget = (): boolean => targetOf(document.activeElement) !== null;

const ENTRY = 'choice-';

function targetOf(element: Element | null): TargetRef | null {
  const entry = element?.closest(`[id^="${ENTRY}"]`)?.id;
  if (entry !== undefined) return entry.slice(ENTRY.length) as TargetRef;
  const marked = element?.closest('[data-stop], [data-target]');
  return (marked?.getAttribute('data-stop') ?? marked?.getAttribute('data-target') ?? null) as TargetRef | null;
}

/** The focus rests where a pointer pressed last, and no key has moved it since. */
let isLeftByPointer = false;

/** Keys that move the focus. */
const MOVES_FOCUS = /^(?:Tab|Arrow.*|Home|End|PageUp|PageDown)$/;

const onPointerDown = (): void => {
  isLeftByPointer = true;
};
const onKeyDown = ({ key }: KeyboardEvent): void => {
  if (MOVES_FOCUS.test(key)) isLeftByPointer = false;
};

/** Watches, as long as a table is open, how the focus came to where it is. */
export function watchFocus(): () => void {
  isLeftByPointer = false;
  window.addEventListener('pointerdown', onPointerDown, true);
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('pointerdown', onPointerDown, true);
    window.removeEventListener('keydown', onKeyDown, true);
  };
}

/** Buttons of the decision: Enter presses them again. */
const DECIDES = '[data-choices] *, .confirm *, .prompt *, .coach *, dialog *';

/**
 * Enter belongs to whatever has the focus, unless that is the chosen entry itself, nothing at all, or a button beside the
 * decision that was pressed by pointer: undone by mouse, a move is answered by key.
 */
export function isEnterFree(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('h1, h2, main')) return true;
  if (isLeftByPointer && focused.matches('button') && !focused.matches(DECIDES)) return true;
  return focused.matches('[data-choices] [aria-pressed="true"]');
}

/** Brings the focus back to what is asked: what the gold button does anyway, the first choice, else the prompt itself. */
export function focusQuestion(): HTMLElement | null {
  const first =
    document.querySelector<HTMLElement>('.confirm__go[data-preset]') ??
    document.querySelector<HTMLElement>('[data-choices] button[tabindex="0"]:not([aria-disabled])') ??
    // An Enter pressed twice must not stop the computer that answers it.
    document.querySelector<HTMLElement>('.confirm:not(.transport) button') ??
    document.querySelector<HTMLElement>('.prompt__hand-over') ??
    document.querySelector<HTMLElement>('#prompt, #coach-title');
  first?.focus({ preventScroll: true });
  if (first) bringIntoSight(() => first);
  return first;
}

/**
 * Lets go of what a change is about to take away. The browser would lay out the half-changed page to find out where the
 * focus goes from an element that is removed.
 */
export function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body) focused.blur();
}

/** The entry of the list with the keyboard focus; null where the focus is elsewhere. */
export function focusedEntry(): TargetRef | null {
  const id = document.activeElement?.id ?? '';
  return id.startsWith(ENTRY) ? (id.slice(ENTRY.length) as TargetRef) : null;
}

/** To where Enter continues: the chosen entry, the gold button, or the next question. */
export function focusOnward(): void {
  const chosen =
    document.querySelector<HTMLElement>('[data-choices] button[aria-pressed="true"]') ??
    document.querySelector<HTMLElement>('[data-onward]');
  if (chosen) chosen.focus({ preventScroll: true });
  else focusQuestion();
}

/** Picks, and takes the focus along. */
export function pickByKey(pick: () => void): void {
  flushSync(pick);
  focusOnward();
}
