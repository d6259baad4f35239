import { memo, useLayoutEffect, useRef, useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { findEvent, type HrScene } from '../lookup.ts';
import { ConflictFace, EventFace } from './card-face.tsx';
import './card-zoom.css';

/** Places an enlarged card. Lengths are CSS pixels of the window. */

interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width'>;

const GAP = 10;
const EDGE = 8;

/**
 * Next to its card and not over it, if there is room: above, left, right, below. Without a card, as when a finger
 * covers it, in the middle of the window.
 */
export function placeBeside(card: Box | null, size: Size, room: Size): { readonly left: number; readonly top: number } {
  const across = (left: number) => clamp(left, room.width - size.width);
  const down = (top: number) => clamp(top, room.height - size.height);
  if (card === null) return { left: across((room.width - size.width) / 2), top: down((room.height - size.height) / 2) };
  const middle = across(card.left + (card.width - size.width) / 2);
  const above = card.top - GAP - size.height;
  if (above >= EDGE) return { left: middle, top: above };
  const left = card.left - GAP - size.width;
  if (left >= EDGE) return { left, top: down(card.top) };
  if (card.right + GAP + size.width <= room.width - EDGE) return { left: card.right + GAP, top: down(card.top) };
  return { left: middle, top: down(card.bottom + GAP) };
}

const clamp = (at: number, most: number): number => Math.round(Math.max(EDGE, Math.min(at, most - EDGE)));

/** The enlarged card and its cause. */
interface Zoomed {
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
function useZoom(within: RefObject<HTMLElement | null>, position: unknown): Zoomed | null {
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

interface CardZoomProps extends HrScene {
  /** Cards in here with `data-zoom` and their id are enlarged. */
  readonly within: RefObject<HTMLElement | null>;
}

/**
 * Enlarges a card while the pointer or focus rests on it or a finger holds it. Hidden from screen readers, since the
 * card itself has its words. It ignores the pointer, and Escape closes it.
 */
export const CardZoom = memo(function CardZoom({ facts, view, within }: CardZoomProps) {
  const zoomed = useZoom(within, view);
  if (zoomed === null) return null;
  return createPortal(<Enlarged key={zoomed.id} facts={facts} view={view} {...zoomed} />, document.body);
});

interface EnlargedProps extends HrScene {
  readonly id: string;
  readonly card: Element;
  readonly isHeld: boolean;
}

function Enlarged({ facts, view, id, card, isHeld }: EnlargedProps) {
  const i18n = useT();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // A popover is above all dialogs and sheets.
    if ('showPopover' in element) element.showPopover();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeBeside(isHeld ? null : card.getBoundingClientRect(), size, room);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [card, isHeld]);
  const event = findEvent(facts, id);
  return (
    <div
      ref={box}
      className={classes(
        'bare fixed z-60 clip inked r-r3 high no-press hr-zoom',
        event === null && 'hr-zoom--conflict',
      )}
      popover="manual"
      aria-hidden="true"
    >
      {event ? <EventFace scene={{ facts, view, i18n }} event={event} /> : <ConflictFace facts={facts} id={id} />}
    </div>
  );
}
