import { useEffect } from 'react';

/** Events that prove a person is there. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

/**
 * Calls `onAway` when the other player may look next: the window loses focus or is hidden, the device sleeps, or
 * nothing was touched for `minutes` (0: no limit).
 */
export function useAway(isOn: boolean, minutes: number, onAway: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const longest = minutes === 0 ? Infinity : minutes * 60_000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    const wait = (ms: number) => {
      clearTimeout(timer);
      if (ms !== Infinity) timer = setTimeout(look, ms);
    };
    function look(): void {
      // A device that slept also stopped the timer.
      const left = longest - (Date.now() - last);
      if (left <= 0) onAway();
      else wait(left);
    }
    const onSign = () => {
      if (Date.now() - last >= longest) return onAway();
      last = Date.now();
    };
    const onChange = () => {
      if (document.visibilityState === 'hidden') onAway();
    };
    wait(longest);
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
    window.addEventListener('blur', onAway);
    window.addEventListener('pagehide', onAway);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
      window.removeEventListener('blur', onAway);
      window.removeEventListener('pagehide', onAway);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [isOn, minutes, onAway]);
}
