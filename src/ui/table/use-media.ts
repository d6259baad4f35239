import { useSyncExternalStore } from 'react';

/** False without a screen (tests). */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
  );
}

/** True if motion is limited to short fades, by the player's setting or the system's. */
export const wantsLessMotion = (): boolean => document.documentElement.dataset['motion'] === 'reduced';
