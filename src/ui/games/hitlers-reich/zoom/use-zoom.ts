import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The enlarged card and its cause. */
export interface Zoomed {
  readonly id: string;
  readonly card: Element;
  /** Held by a finger: it stays until the next press. */
  readonly isHeld: boolean;
}

/** Milliseconds of rest before a card grows, and before the next one does. */
const REST = 450;
const NEXT = 120;
/** Milliseconds of a long press, and the CSS pixels it may slip. */
const HOLD = 450;
const SLIP = 10;

/**
 * All cards inside an element share one listener a kind. The enlarged card closes when pointer or focus leave, on a
 * press, scroll or Escape, and when the position changes, so that no card stays on the screen after its hand is hidden.
 */
export function useZoom(within: RefObject<HTMLElement | null>, position: unknown): Zoomed | null {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const [seen, setSeen] = useState(position);
  if (seen !== position) {
    setSeen(position);
    if (zoomed) setZoomed(null);
  }
  const close = useRef<(() => void) | null>(null);
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    const stop = new AbortController();
    const zoom = watch(root, setZoomed, stop.signal);
    close.current = zoom;
    return () => {
      zoom();
      close.current = null;
      stop.abort();
    };
  }, [within]);
  // A pending card belongs to the old position.
  useEffect(() => () => close.current?.(), [position]);
  return zoomed;
}

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null;

/** Returns a function that closes the card and cancels a pending one. */
function watch(root: HTMLElement, set: (zoomed: Zoomed | null) => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLElement | null = null;
  let waiting: HTMLElement | null = null;
  let isHeld = false;
  let closedAt = -Infinity;
  let from: { readonly x: number; readonly y: number } | null = null;
  /** The click that ends a long press, or closes its card, does not press the card. */
  let isClickSpent = false;

  const close = () => {
    clearTimeout(timer);
    waiting = null;
    if (shown) {
      closedAt = performance.now();
      set(null);
    }
    shown = null;
    isHeld = false;
  };
  const openIn = (card: HTMLElement, ms: number, held: boolean) => {
    clearTimeout(timer);
    waiting = card;
    timer = setTimeout(() => {
      const id = card.dataset['zoom'];
      waiting = null;
      if (id === undefined || !card.isConnected) return;
      shown = card;
      isHeld = held;
      if (held) isClickSpent = true;
      set({ id, card, isHeld: held });
    }, ms);
  };
  const restOn = (card: HTMLElement | null) => {
    if (isHeld || card === (shown ?? waiting)) return;
    close();
    if (card) openIn(card, performance.now() - closedAt < REST ? NEXT : REST, false);
  };

  const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(kind, hear, { signal, passive: kind !== 'contextmenu' });
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) restOn(cardAt(event.target));
  });
  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse') restOn(null);
  });
  on('focusin', (event) => {
    const card = cardAt(event.target);
    if (card?.matches(':focus-visible')) restOn(card);
  });
  on('focusout', () => {
    if (!isHeld) close();
  });
  on('pointerdown', (event) => {
    const card = cardAt(event.target);
    if (event.pointerType === 'mouse' || !card || shown) return;
    from = { x: event.clientX, y: event.clientY };
    openIn(card, HOLD, true);
  });
  on('pointermove', (event) => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) letGo();
  });
  const letGo = () => {
    from = null;
    if (!shown) close();
  };
  on('pointerup', letGo);
  on('pointercancel', letGo);
  on('contextmenu', (event) => {
    if (!isHeld && from === null) return;
    // A long press must not also scroll or open a menu.
    event.preventDefault();
    event.stopPropagation();
  });

  const everywhere = { signal, capture: true };
  document.addEventListener(
    'pointerdown',
    () => {
      isClickSpent = isHeld;
      if (shown) close();
      else if (waiting) clearTimeout(timer);
    },
    everywhere,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!isClickSpent) return;
      isClickSpent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    everywhere,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && shown) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (event.key !== 'Tab' && !event.key.startsWith('Arrow')) close();
    },
    everywhere,
  );
  document.addEventListener('scroll', close, { signal, capture: true, passive: true });
  window.addEventListener('blur', close, { signal });
  return close;
}
