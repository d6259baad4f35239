import { isSkipped, motionScale, SLIDE, untilRest } from './beat-times.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Motion by the browser's own animations, by transform and opacity alone, as fast as the settings say. */

interface MotionTimes {
  readonly length: number;
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

const STAYS = 'beat-fill';

export function finishMotion(): void {
  for (const end of counts) end();
  if (typeof document.getAnimations !== 'function') return;
  for (const one of document.getAnimations())
    if (one.playState === 'running' && !('animationName' in one && one.animationName === STAYS)) one.finish();
}

/** A picture of what is about to go, which rises and fades over what takes its place. Nobody can reach it. */
export function leaveGhost(element: HTMLElement | null): void {
  if (!element || motionScale() === 0 || typeof element.animate !== 'function') return;
  const ghost = element.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'fixed', inset: '0', zIndex: '90', pointerEvents: 'none' });
  document.body.append(ghost);
  animateOut(ghost, [{}, { transform: 'translateY(-24px)', opacity: 0 }], { length: 200 });
}

/** Grows the element from its transform origin as it mounts, if `isOn`. */
export function useGrown<E extends Element>(isOn: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (isOn) animate(element.current, [{ scale: 0.04 }, { scale: 1 }], { length: SLIDE });
  }, [isOn]);
  return element;
}

const TURN = 160;

/** Turns a counter or card over, after the dice have landed, when its other side comes up. */
export function useTurned<E extends Element>(side: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(side);
  useLayoutEffect(() => {
    if (shown.current === side) return;
    shown.current = side;
    animate(element.current, [{ scale: '0.04 1' }, { scale: '1 1' }], { length: TURN, after: untilRest() });
  }, [side]);
  return element;
}
