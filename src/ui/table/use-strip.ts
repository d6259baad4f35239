import { useEffect, useRef, type RefObject } from 'react';
import type { MapHandle } from '../board/map-viewport.tsx';

/**
 * During a fight the part of the map above it shows the fight: each new fight is framed, and its end does not move the
 * map. Afterwards the first view returns.
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
    // One frame lays out the page, and in the next the map knows its visible part.
    const show = () => (isOpen ? mapRef.current?.frameQuestion() : mapRef.current?.home());
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        show();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      // A cancelled frame has not shown it yet.
      if (frame !== 0) shown.current = before;
    };
  }, [isOpen, fight, mapRef]);
  // The banner covers the foot of the strip, so the fight moves into view above it.
  useBroughtIn(isResult ? 'result' : null, mapRef);
}

/** Moves the fight into the visible part of the map, once that is laid out. */
export function useBroughtIn(about: string | null, mapRef: RefObject<MapHandle | null>): void {
  useEffect(() => {
    if (about === null) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => mapRef.current?.bringQuestion());
    });
    return () => cancelAnimationFrame(frame);
  }, [about, mapRef]);
}
