import { useCallback, useEffect, useRef, useState } from 'react';
import type { LessonRun } from '../../lessons/player.ts';
import type { Prefs } from '../../store/types.ts';
import { wantsLessMotion } from '../table/use-media.ts';

/** Tumble and settle, by the speed of the settings; the style sheet has the same figures in `--m-dice` and `--m-base`. */
const ROLL_MS: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 780, fast: 340, none: 0 };
const FADE_MS = 90;

/** Keeps the board as it was while the dice of the newest answer tumble, so that it does not tell the result before they do. */
export function useHeldBack(newest: LessonRun, hasRoll: boolean, speed: Prefs['animationSpeed']) {
  const [settled, setSettled] = useState(newest);
  const duration = wantsLessMotion() ? Math.min(FADE_MS, ROLL_MS[speed]) : ROLL_MS[speed];
  const isLater = newest.timeline.points.length > settled.timeline.points.length;
  const isRolling = duration > 0 && hasRoll && newest.at === settled.at && isLater;
  // State that follows a prop: React's own way is to set it while rendering.
  if (!isRolling && settled !== newest) setSettled(newest);

  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  const skip = useCallback(() => setSettled(latest.current), []);
  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(skip, duration);
    return () => clearTimeout(timer);
  }, [isRolling, duration, skip]);
  return { shown: isRolling ? settled : newest, isRolling, skip };
}
