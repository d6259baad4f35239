import { useEffect, useLayoutEffect } from 'react';
import { usePrefs } from '../../store/hooks.ts';
import { useMedia } from '../table/use-media.ts';
import { applyTextSize, watchLayoutSize } from './layout-size.ts';

/** The setting decides, or the system's preference if the setting follows it. */
export function useReducedMotion(): boolean {
  const motion = usePrefs((prefs) => prefs.motion);
  const system = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? system : motion === 'reduced';
}

export function useAppliedPrefs(): void {
  const textSize = usePrefs((prefs) => prefs.textSize);
  const speed = usePrefs((prefs) => prefs.animationSpeed);
  const reduced = useReducedMotion();
  useEffect(watchLayoutSize, []);
  // Layouts depend on the text size, so it is set before the first paint.
  useLayoutEffect(() => applyTextSize(textSize), [textSize]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['speed'] = speed;
    dataset['motion'] = reduced ? 'reduced' : 'full';
  }, [speed, reduced]);
}
