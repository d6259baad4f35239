import { useEffect } from 'react';

/** Milliseconds that a tab may be out of sight with a hand lying open in it. */
const AWAY = 60_000;

/** Calls `onAway` when the tab has been out of sight for a minute: somebody else may be the next to look. */
export function useAway(isOn: boolean, onAway: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(onAway, AWAY);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [isOn, onAway]);
}
