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
import { listenFirst, swallowRest, type Held } from './swallow.ts';

/** Enter, Space and Escape do nothing on a cover; on another button of it they do what they do everywhere. */
const IDLE_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);
/** A control that takes Enter and Space itself. */
const OTHERS = 'a, button, input, label, dialog';

const isElsewhere = ({ target }: Event): boolean => target instanceof Element && target.closest(OTHERS) !== null;
const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null;

export interface CoverPresses {
  readonly phase: CoverPhase;
  /** The button goes down or up. */
  readonly down: () => void;
  readonly up: () => void;
  readonly press: (which: 'sit' | 'show') => void;
}

interface Options {
  readonly way: CoverWay;
  /** The seat's own key, in lower case; null where keys are no commands. */
  readonly seatKey: string | null;
  readonly onLift: () => void;
}

/** A cover from its first picture to the press that lifts it. While it is deaf it swallows whatever is pressed anywhere. */
export function useCover({ way, seatKey, onLift }: Options): CoverPresses {
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

  // Before anything else hears it.
  useLayoutEffect(
    () =>
      listenFirst((event) => {
        if (state.current.phase === 'deaf') step({ on: 'time' });
        if (state.current.phase === 'deaf') return true;
        if (!(event instanceof KeyboardEvent) || hasDialog()) return false;
        return IDLE_KEYS.has(event.key) && !isElsewhere(event);
      }),
    [step],
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
