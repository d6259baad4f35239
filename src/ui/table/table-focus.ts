import { flushSync } from 'react-dom';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { PlayStore } from '../../play/play-store.ts';
import { bringIntoSight } from './into-sight.ts';

/** Finds and moves the keyboard focus on the table. */

/** The target under the pointer if the pointer was used last, else the focused one, else the last pick. */
export function targetAtHand(pointed: Element | null, { getState, pointing }: PlayStore): TargetRef | null {
  const { combo, selection } = getState().picture;
  return (
    targetOf(pointed) ??
    targetOf(document.activeElement) ??
    pointing.getState().hovered ??
    combo?.target ??
    selection.picked.at(-1) ??
    null
  );
}

/** True if the focus is on a target. */
export const hasFocusedTarget = (): boolean => targetOf(document.activeElement) !== null;

const ENTRY = 'choice-';

function targetOf(element: Element | null): TargetRef | null {
  const entry = element?.closest(`[id^="${ENTRY}"]`)?.id;
  if (entry !== undefined) return entry.slice(ENTRY.length) as TargetRef;
  const marked = element?.closest('[data-stop], [data-target]');
  return (marked?.getAttribute('data-stop') ?? marked?.getAttribute('data-target') ?? null) as TargetRef | null;
}

/** True if the pointer put the focus there and no key has moved it since. */
let isLeftByPointer = false;

const MOVES_FOCUS = /^(?:Tab|Arrow.*|Home|End|PageUp|PageDown)$/;

const onPointerDown = (): void => {
  isLeftByPointer = true;
};
const onKeyDown = ({ key }: KeyboardEvent): void => {
  if (MOVES_FOCUS.test(key)) isLeftByPointer = false;
};

/** Tracks, while a table is open, how the focus got where it is. */
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
 * Enter belongs to the focused element, unless that is the chosen entry, nothing, or a button outside the decision that
 * was clicked: after an undo by mouse, Enter plays the move.
 */
export function isEnterFree(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('h1, h2, main')) return true;
  if (isLeftByPointer && focused.matches('button') && !focused.matches(DECIDES)) return true;
  return focused.matches('[data-choices] [aria-pressed="true"]');
}

/** True while a question about losses takes the place of the gold button: Enter alone must not end the step. */
export const isAskedOfLosses = (): boolean => document.querySelector('[data-parting]') !== null;

/** True if the focus is on an entry of the list: where several are taken, Space changes it and Enter takes them. */
export const isOnChoice = (): boolean => document.activeElement?.matches('[data-choices] button') ?? false;

/** True while the table moves the focus: the player does not point at what gets it. */
let isMoving = false;
export const isFocusMoved = (): boolean => isMoving;

function moveFocus(to: HTMLElement | null): void {
  isMoving = true;
  to?.focus({ preventScroll: true });
  isMoving = false;
}

/** Focuses the gold button if it is enabled, else the first choice, else the prompt. */
export function focusQuestion(): HTMLElement | null {
  const first =
    document.querySelector<HTMLElement>('.confirm__go[data-preset]') ??
    document.querySelector<HTMLElement>('[data-choices] button[tabindex="0"]:not([aria-disabled])') ??
    // Pressing Enter twice must not stop the computer that answers it.
    document.querySelector<HTMLElement>('.confirm:not(.transport) button') ??
    document.querySelector<HTMLElement>('.prompt__hand-over') ??
    document.querySelector<HTMLElement>('#prompt, #coach-title');
  moveFocus(first);
  if (first) bringIntoSight(() => first);
  return first;
}

/**
 * Blurs what a change is about to remove. Otherwise the browser lays out the half-changed page to find the next focus.
 */
export function leaveFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body) focused.blur();
}

/** The list entry with the keyboard focus; null if the focus is elsewhere. */
export function focusedEntry(): TargetRef | null {
  const id = document.activeElement?.id ?? '';
  return id.startsWith(ENTRY) ? (id.slice(ENTRY.length) as TargetRef) : null;
}

export function focusOnward(): void {
  const chosen =
    document.querySelector<HTMLElement>('[data-choices] button[aria-pressed="true"]') ??
    document.querySelector<HTMLElement>('[data-onward]');
  if (chosen) moveFocus(chosen);
  else focusQuestion();
}

/** The focus goes to what follows the pick, once that is on the page. */
export function pickByKey({ whenAnswered }: PlayStore, pick: () => void): void {
  pick();
  whenAnswered(() => {
    flushSync(() => undefined);
    focusOnward();
  });
}

/** Picks by a button that goes with the pick. A press of a key counts no clicks, and its focus needs another place. */
export function pickByPress(play: PlayStore, { detail: clicks }: { readonly detail: number }, pick: () => void): void {
  if (clicks > 0) pick();
  else pickByKey(play, pick);
}
