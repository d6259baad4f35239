import { useEffect } from 'react';

/** Milliseconds that a tab may be out of sight with an open hand. */
const AWAY = 60_000;

/** Calls `onAway` when the tab has been out of sight for a minute: the other player may be the next to look. */
export function useAway(isOn: boolean, onAway: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since: number | null = null;
    const onChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') {
        since = Date.now();
        timer = setTimeout(onAway, AWAY);
        return;
      }
      // A device that slept has also stopped the timer.
      if (since !== null && Date.now() - since >= AWAY) onAway();
      since = null;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [isOn, onAway]);
}
