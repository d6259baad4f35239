import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animate } from './animate.ts';
import { SLIDE } from './beat-times.ts';

/** What grows out of its transform origin as it comes, where `isOn`. */
export function useGrown<E extends Element>(isOn: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (isOn) animate(element.current, [{ scale: 0.04 }, { scale: 1 }], { length: SLIDE });
  }, [isOn]);
  return element;
}
