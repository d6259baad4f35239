import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

/**
 * While something is played out over the board, the strip of map that is left in sight shows what it is about, at an
 * unchanged scale. Afterwards the whole comes back.
 */
export function useStrip(isOpen: boolean, mapRef: RefObject<MapHandle | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // One frame lays out the page again, the next finds the map with what is left in sight.
    const show = () => (isOpen ? mapRef.current?.centreQuestion() : mapRef.current?.fit());
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, mapRef]);
}
