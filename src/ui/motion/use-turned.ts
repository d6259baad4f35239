import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animate } from './animate.ts';
import { untilRest } from './beat-times.ts';

const TURN = 160;

/** A counter or card that turns over, once the dice lie, when the other side comes up. */
export function useTurned<E extends Element>(side: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(side);
  useLayoutEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    animate(element.current, [{ scale: '0.04 1' }, { scale: '1 1' }], { length: TURN, after: untilRest() });
  }, [side]);
  return element;
}
