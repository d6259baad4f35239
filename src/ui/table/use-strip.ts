import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapHandle } from '../map/map-viewport.tsx';

/**
 * While something is played out beside the board, the strip of map that is left shows what it is about; afterwards the
 * whole board comes back.
 */
export function useStrip(isOpen: boolean, mapRef: RefObject<MapHandle | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // One frame lays the page out anew, the next finds the map in its new size.
    const show = () => (isOpen ? mapRef.current?.focusQuestion() : mapRef.current?.fit());
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, mapRef]);
}
