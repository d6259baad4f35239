import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

/**
 * While something is played out beside the board, the remaining strip of map shows what it is about, at an unchanged
 * scale: redrawing the board at another scale takes a slow machine a second. Afterwards the whole comes back.
 */
export function useStrip(isOpen: boolean, mapRef: RefObject<MapHandle | null>): void {
  const wasOpen = useRef(false);
  // Before the frame gets its new size.
  useLayoutEffect(() => mapRef.current?.holdScale(isOpen), [isOpen, mapRef]);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // One frame lays out the page again, the next finds the map in its new size.
    const show = () => (isOpen ? mapRef.current?.centreQuestion() : mapRef.current?.fit());
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, mapRef]);
}
