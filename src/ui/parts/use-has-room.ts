import { useEffect, useState, type RefObject } from 'react';

/**
 * True while `box` is wider than `width`, in pixels. The guess counts until the browser has laid the box out by itself,
 * because asking for its width while the page is built would cost a layout. `isShown` says whether there is a box.
 */
export function useHasRoom(box: RefObject<Element | null>, width: number, guess: boolean, isShown: boolean): boolean {
  const [measured, setMeasured] = useState<boolean | null>(null);
  useEffect(() => {
    // A box that comes back with a wider window is another element.
    if (!isShown || !box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMeasured(entry.contentRect.width > width);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, width, isShown]);
  return measured ?? guess;
}
