import { useEffect, useState } from 'react';
import type { MatchState, Prefs } from '../../store/types.ts';
import { wantsLessMotion } from './use-media.ts';

/** Tumble and settle, by the speed of the settings; the style sheet has the same figures in `--m-dice` and `--m-base`. */
const ROLL_MS: Readonly<Record<Prefs['animationSpeed'], number>> = { normal: 780, fast: 340, none: 0 };
const FADE_MS = 90;

export interface Staged {
  /** What the screen shows: the position before the roll while the dice tumble, else the newest one. */
  readonly shown: MatchState;
  /** The dice of the newest move are tumbling. Everything is decided and saved already. */
  readonly isRolling: boolean;
  readonly skip: () => void;
}

/** Holds a new position back while its dice tumble, so that the board does not tell the result before they do. */
export function useStaged(match: MatchState, hasRoll: boolean, speed: Prefs['animationSpeed']): Staged {
  const { step } = match;
  const [settledStep, setSettledStep] = useState(step.n);
  const [before, setBefore] = useState(match);
  const duration = wantsLessMotion() ? Math.min(FADE_MS, ROLL_MS[speed]) : ROLL_MS[speed];
  const isNewRoll = duration > 0 && hasRoll && step.kind === 'play' && step.n > settledStep && match.id === before.id;
  // Held back is what one seat saw: when the other is called, it must be gone before the curtain lifts.
  const isSameSeat = match.secrets !== 'kept' || (match.curtain === null && match.viewer === before.viewer);
  const isRolling = isNewRoll && isSameSeat;
  // State that follows a prop: React's own way is to set it while rendering.
  if (!isRolling && before !== match) setBefore(match);
  if (isNewRoll && !isSameSeat) setSettledStep(step.n);

  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(() => setSettledStep(step.n), duration);
    return () => clearTimeout(timer);
  }, [isRolling, step.n, duration]);
  return { shown: isRolling ? before : match, isRolling, skip: () => setSettledStep(step.n) };
}
