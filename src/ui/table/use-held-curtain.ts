import { useEffect, useRef, useState } from 'react';
import type { MatchState } from '../../store/types.ts';

/** A press so soon after the result came was meant for the move that led to it. */
const SEEN_MS = 300;

export interface HeldCurtain {
  /** The curtain is called for, and waits until the players have seen what the last move led to. */
  readonly isHeld: boolean;
  readonly letFall: () => void;
}

/**
 * Keeps the curtain up while the result of the newest move is looked at. Only where that very move calls it: whoever comes
 * back to a match, or turns away from it, finds it down. What is shown meanwhile is the onlookers' view.
 */
export function useHeldCurtain(
  { curtain, step }: Pick<MatchState, 'curtain' | 'step'>,
  hasResult: boolean,
): HeldCurtain {
  const [seenStep, setSeenStep] = useState(step.n);
  const isHeld = curtain !== null && hasResult && step.kind === 'play' && step.n > seenStep;
  // State that follows a prop: React's own way is to set it while rendering.
  if (!isHeld && seenStep !== step.n) setSeenStep(step.n);
  const since = useRef(0);
  useEffect(() => {
    if (isHeld) since.current = performance.now();
  }, [isHeld, step.n]);
  const letFall = () => {
    if (performance.now() - since.current >= SEEN_MS) setSeenStep(step.n);
  };
  return { isHeld, letFall };
}
