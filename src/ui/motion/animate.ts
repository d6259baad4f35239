import { isSkipped } from './beat-times.ts';
import { motionScale } from './speed.ts';

/** Motion by the browser's own animations, by transform and opacity alone, as fast as the settings say. */

export interface MotionTimes {
  /** At normal speed. */
  readonly length: number;
  /** Milliseconds as they are. */
  readonly after?: number;
  readonly easing?: string;
}

/**
 * Null where nothing moves: the element is then where it belongs. Keyframes that ask the page for a size are a function, which
 * is called only where something does.
 */
export function animate(
  element: Element | null | undefined,
  keyframes: Keyframe[] | (() => Keyframe[]),
  { length, after = 0, easing = 'ease-out' }: MotionTimes,
): Animation | null {
  const scale = motionScale();
  if (scale === 0 || isSkipped() || element?.isConnected !== true || typeof element.animate !== 'function') return null;
  const frames = typeof keyframes === 'function' ? keyframes() : keyframes;
  return element.animate(frames, { duration: length * scale, delay: after, easing, fill: 'backwards' });
}

/** The same with what is there only for it: taken away at its end, or at once where nothing moves. */
export function animateOut(element: Element, keyframes: Keyframe[], times: MotionTimes): void {
  const motion = animate(element, keyframes, times);
  if (!motion) {
    element.remove();
    return;
  }
  motion.effect?.updateTiming({ fill: 'both' });
  const end = () => element.remove();
  motion.addEventListener('finish', end);
  motion.addEventListener('cancel', end);
}

const counts = new Set<() => void>();

/** Calls `end` when a press skips what moves; until the returned function is called. */
export function onSkip(end: () => void): () => void {
  counts.add(end);
  return () => void counts.delete(end);
}

/** Calls `end` after so many milliseconds, or as soon as a press skips what moves; until the returned function is called. */
export function waitOrSkip(end: () => void, ms: number): () => void {
  const timer = setTimeout(end, ms);
  const forget = onSkip(end);
  return () => {
    clearTimeout(timer);
    forget();
  };
}

/** Not motion, but how long something stays. */
const STAYS = 'beat-fill';

/** Everything that moves is where it was going to. */
export function finishMotion(): void {
  for (const end of counts) end();
  if (typeof document.getAnimations !== 'function') return;
  for (const one of document.getAnimations())
    if (one.playState === 'running' && !('animationName' in one && one.animationName === STAYS)) one.finish();
}
