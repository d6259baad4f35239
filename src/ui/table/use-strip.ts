import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

/**
 * While something is played out beside the board, the strip of map that is left shows what it is about, at the scale it
 * had: a board of another scale is drawn anew, which a slow machine takes a second for. Afterwards the whole comes back.
 */
export function useStrip(isOpen: boolean, mapRef: RefObject<MapHandle | null>): void {
  const wasOpen = useRef(false);
  // Before the frame finds itself in its new size.
  useLayoutEffect(() => mapRef.current?.holdScale(isOpen), [isOpen, mapRef]);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // One frame lays the page out anew, the next finds the map in its new size.
    const show = () => (isOpen ? mapRef.current?.centreQuestion() : mapRef.current?.fit());
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, mapRef]);
}
