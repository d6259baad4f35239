import { useEffect, useLayoutEffect } from 'react';
import { usePrefs } from '../../store/hooks.ts';
import { useMedia } from '../table/use-media.ts';
import { applyTextSize, watchLayoutSize } from './layout-size.ts';

/** Whether things should fade instead of move: the setting, or the system's if the setting follows it. */
export function useReducedMotion(): boolean {
  const motion = usePrefs((prefs) => prefs.motion);
  const system = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? system : motion === 'reduced';
}

/** Puts the settings that style sheets read onto the page. */
export function useAppliedPrefs(): void {
  const textSize = usePrefs((prefs) => prefs.textSize);
  const speed = usePrefs((prefs) => prefs.animationSpeed);
  const reduced = useReducedMotion();
  useEffect(watchLayoutSize, []);
  // Before the first paint: layouts depend on it.
  useLayoutEffect(() => applyTextSize(textSize), [textSize]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['speed'] = speed;
    dataset['motion'] = reduced ? 'reduced' : 'full';
  }, [speed, reduced]);
}
