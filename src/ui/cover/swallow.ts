/** Presses that nobody may hear. */

const PRESSES = [
  'keydown',
  'keypress',
  'keyup',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'wheel',
] as const;

/** What belongs to the browser stays with it: reload, another tab, the tools. */
const isBrowsers = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key) || event.key === 'Tab');

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  if (event.cancelable && !isBrowsers(event)) event.preventDefault();
}

/** Every press in the window is first shown to `isTaken`, which says whether it ends there; until it is called off. */
export function listenFirst(isTaken: (event: Event) => boolean): () => void {
  const heed = (event: Event): void => {
    if (isTaken(event)) swallow(event);
  };
  const options = { capture: true, passive: false } as const;
  for (const press of PRESSES) window.addEventListener(press, heed, options);
  return () => {
    for (const press of PRESSES) window.removeEventListener(press, heed, options);
  };
}

/** What is held: the pointer, or a key by its name in lower case. */
export type Held = { readonly key: string } | 'pointer';

/** It goes up, or down anew: then it was let go before. */
function isLetGo(event: Event, held: Held): boolean {
  if (held === 'pointer') return event.type === 'pointerup' || event.type === 'pointerdown';
  if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== held.key) return false;
  return event.type === 'keyup' || (event.type === 'keydown' && !event.repeat);
}

/**
 * Swallows what is still part of the press that has just opened something: for `ms`, and until what is held is let go.
 * The click that follows the end of a press belongs to it.
 */
export function swallowRest(ms: number, held: Held | null): void {
  let isHeld = held !== null;
  let isOver = false;
  const stop = listenFirst((event) => {
    if (held !== null && isLetGo(event, held)) letGo();
    return true;
  });
  // The end of a press may come where the page does not hear it.
  const onMove = (event: PointerEvent): void => {
    if (held === 'pointer' && event.buttons === 0) letGo();
  };
  const end = (): void => {
    if (!isOver || isHeld) return;
    stop();
    window.removeEventListener('blur', letGo);
    window.removeEventListener('pointercancel', letGo);
    window.removeEventListener('pointermove', onMove, true);
  };
  function letGo(): void {
    isHeld = false;
    // The click comes in the same breath.
    setTimeout(end);
  }
  window.addEventListener('blur', letGo);
  window.addEventListener('pointercancel', letGo);
  window.addEventListener('pointermove', onMove, true);
  setTimeout(() => {
    isOver = true;
    end();
  }, ms);
}
