import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  AFTER_MS,
  FALLEN,
  stepCover,
  untilNext,
  type CoverInput,
  type CoverPhase,
  type CoverState,
  type CoverWay,
} from '../../play/cover-press.ts';
import { isTyping } from '../app/keys.ts';

/** Enter, Space and Escape do nothing on a cover, except on its other buttons. */
const IDLE_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);
const IDLE_IN_FILM: ReadonlySet<string> = new Set(['Enter']);
/** Controls that use Enter and Space. */
const OTHERS = 'a, button, input, label, dialog';

const isElsewhere = ({ target }: Event): boolean => target instanceof Element && target.closest(OTHERS) !== null;
const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null;

interface CoverPresses {
  readonly phase: CoverPhase;
  readonly down: () => void;
  readonly up: () => void;
  readonly press: (which: 'sit' | 'show') => void;
}

interface Options {
  readonly way: CoverWay;
  /** In lower case; null if keys are no commands. */
  readonly seatKey: string | null;
  readonly onLift: () => void;
  /** The buttons and keys of a film work while the seat is deaf; Space and Escape are among them. */
  readonly isInFilm?: boolean;
}

/** Runs a cover from its first picture to the press that removes it. Swallows all presses while it is deaf. */
export function useCover({ way, seatKey, onLift, isInFilm = false }: Options): CoverPresses {
  const [phase, setPhase] = useState<CoverPhase>('deaf');
  const state = useRef<CoverState>(FALLEN);
  const held = useRef<Held | null>(null);
  const lifted = useRef(onLift);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    lifted.current = onLift;
  });

  const step = useCallback(
    function go(input: CoverInput): void {
      const now = performance.now();
      const before = state.current;
      if (before.phase === 'lifted') return;
      const next = stepCover(before, input, now, way);
      state.current = next;
      clearTimeout(timer.current);
      const wait = untilNext(next, now);
      if (wait !== null) timer.current = setTimeout(() => go({ on: 'time' }), wait);
      if (next.phase === before.phase) return;
      setPhase(next.phase);
      if (next.phase !== 'lifted') return;
      swallowRest(AFTER_MS, held.current);
      lifted.current();
    },
    [way],
  );

  useLayoutEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => step({ on: 'painted' }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [step]);

  // Runs before anything else can hear a press.
  useLayoutEffect(
    () =>
      listenFirst((event) => {
        if (state.current.phase === 'deaf') step({ on: 'time' });
        if (state.current.phase === 'deaf' && !isInFilm) return true;
        if (!(event instanceof KeyboardEvent) || hasDialog()) return false;
        return (isInFilm ? IDLE_IN_FILM : IDLE_KEYS).has(event.key) && !isElsewhere(event);
      }),
    [step, isInFilm],
  );

  useEffect(() => {
    if (seatKey === null) return;
    const isSeats = (event: KeyboardEvent): boolean => event.key.toLowerCase() === seatKey;
    const onDown = (event: KeyboardEvent) => {
      if (!isSeats(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isTyping(event.target) || hasDialog()) return;
      event.preventDefault();
      if (state.current.phase !== 'holding') held.current = { key: seatKey };
      step({ on: 'down', isRepeat: event.repeat });
    };
    const onUp = (event: KeyboardEvent) => {
      if (isSeats(event) && held.current !== 'pointer') step({ on: 'up' });
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
    };
  }, [seatKey, step]);

  useEffect(() => {
    const onAway = () => step({ on: 'away' });
    window.addEventListener('blur', onAway);
    document.addEventListener('visibilitychange', onAway);
    return () => {
      window.removeEventListener('blur', onAway);
      document.removeEventListener('visibilitychange', onAway);
    };
  }, [step]);

  const down = useCallback(() => {
    if (state.current.phase !== 'holding') held.current = 'pointer';
    step({ on: 'down', isRepeat: false });
  }, [step]);
  const up = useCallback(() => {
    if (held.current === 'pointer') step({ on: 'up' });
  }, [step]);
  const press = useCallback(
    (which: 'sit' | 'show') => {
      held.current = null;
      step({ on: 'press', which });
    },
    [step],
  );
  return { phase, down, up, press };
}

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

/** Reload, new tab and developer tools stay with the browser. */
const isBrowsers = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key) || event.key === 'Tab');

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  if (event.cancelable && !isBrowsers(event)) event.preventDefault();
}

/** Passes every press to `isTaken` first, which may end it; returns a function that stops this. */
function listenFirst(isTaken: (event: Event) => boolean): () => void {
  const heed = (event: Event): void => {
    if (isTaken(event)) swallow(event);
  };
  const options = { capture: true, passive: false } as const;
  for (const press of PRESSES) window.addEventListener(press, heed, options);
  return () => {
    for (const press of PRESSES) window.removeEventListener(press, heed, options);
  };
}

/** A pointer or a key by its name in lower case. */
type Held = { readonly key: string } | 'pointer';

/** Released, or pressed again without a release that was heard. */
function isLetGo(event: Event, held: Held): boolean {
  if (held === 'pointer') return event.type === 'pointerup' || event.type === 'pointerdown';
  if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== held.key) return false;
  return event.type === 'keyup' || (event.type === 'keydown' && !event.repeat);
}

/**
 * Swallows the rest of a press that has just opened something: for `ms`, until it is released, and the click that
 * follows.
 */
function swallowRest(ms: number, held: Held | null): void {
  let isHeld = held !== null;
  let isOver = false;
  const stop = listenFirst((event) => {
    if (held !== null && isLetGo(event, held)) letGo();
    return true;
  });
  // The release may be outside the page.
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
    // The click follows at once.
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
