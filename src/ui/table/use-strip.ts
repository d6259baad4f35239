import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

/**
 * While something is played out, the part of the map above it shows what it is about; another fight is framed anew, and
 * the end of one keeps its place. Afterwards the first view comes back.
 */
export function useStrip(
  isOpen: boolean,
  fight: string | null,
  mapRef: RefObject<MapHandle | null>,
  isResult = false,
): void {
  const shown = useRef<{ readonly isOpen: boolean; readonly fight: string | null }>({ isOpen: false, fight: null });
  useEffect(() => {
    const before = shown.current;
    const isNew = isOpen && fight !== null && fight !== before.fight;
    shown.current = { isOpen, fight: isOpen ? (fight ?? before.fight) : null };
    if (before.isOpen === isOpen && !isNew) return;
    // One frame lays out the page again, the next finds the map with what is left in sight.
    const show = () => (isOpen ? mapRef.current?.frameQuestion() : mapRef.current?.home());
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        show();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      // What was not shown yet is still to be shown.
      if (frame !== 0) shown.current = before;
    };
  }, [isOpen, fight, mapRef]);
  // The banner lies over the foot of the strip: what was fought over comes into sight above it.
  useBroughtIn(isResult ? 'result' : null, mapRef);
}

/** Brings what is fought over into what is left in sight of the map, once that is laid out. */
export function useBroughtIn(about: string | null, mapRef: RefObject<MapHandle | null>): void {
  useEffect(() => {
    if (about === null) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => mapRef.current?.bringQuestion());
    });
    return () => cancelAnimationFrame(frame);
  }, [about, mapRef]);
}
